/// A check, and one case of it: what the learner's process is asked.
public struct Query: Hashable, Sendable {
  /// The check.
  public let check: Check
  /// Which case it is, counted from 1; 0 if the check has none.
  public let number: Int
  /// What the case is made from.
  public let seed: UInt64

  /// Creates a query.
  public init(check: Check, number: Int = 0, seed: UInt64 = 0) {
    self.check = check
    self.number = number
    self.seed = seed
  }

  /// What the query is called where several stand together.
  public var label: String { number == 0 ? check.name : "\(check.name) \(number)" }
}

extension Check {
  /// What is asked for this check.
  ///
  /// - Parameter seed: From which the cases are made; learners have 0.
  public func queries(seed: UInt64 = 0) -> [Query] {
    guard cases > 0 else { return [Query(check: self)] }
    return (1...cases).map { Query(check: self, number: $0, seed: seed &+ UInt64($0)) }
  }
}

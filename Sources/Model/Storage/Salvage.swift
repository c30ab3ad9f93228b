/// What could be read of something that is damaged.
public struct Salvage<Value> {
  /// As much as could be read.
  public let value: Value
  /// What is wrong, and how much could be read.
  public let problem: StorageProblem

  /// Creates a salvage.
  public init(value: Value, problem: StorageProblem) {
    self.value = value
    self.problem = problem
  }
}

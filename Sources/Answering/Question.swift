/// What the judge asks: the name of a check, and a case of it.
///
/// The case is made from a seed, so that one question is always the same, and an answer that only
/// knows some cases by heart is found out by others.
public struct Question {
  /// The name of the check.
  public let check: String
  private var state: UInt64

  /// Creates a question.
  public init(check: String, seed: UInt64) {
    self.check = check
    state = seed
  }

  /// A number of the case, from `range`.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Either of the two, by chance.
  public mutating func flip() -> Bool {
    Bool.random(using: &self)
  }

  /// A thing to do.
  public mutating func word() -> String {
    Self.words.randomElement(using: &self) ?? ""
  }

  /// Several things to do, each another.
  public mutating func words(_ count: Int) -> [String] {
    Array(Self.words.shuffled(using: &self).prefix(count))
  }

  /// The elements in an order of the case.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &self)
  }

  /// Some of the elements, in the order in which they stand.
  public mutating func some<Element>(of elements: [Element]) -> [Element] {
    elements.filter { _ in Bool.random(using: &self) }
  }

  private static let words = [
    "Bread", "Call Mum", "Dog", "Eggs", "Flowers", "Gym", "Homework", "Ice cream", "Juice",
    "Keys", "Laundry", "Milk", "Notes", "Oats", "Piano", "Quiz", "Read", "Soccer", "Tea",
    "Umbrella", "Vitamins", "Water", "Yoga", "Zoo",
  ]
}

extension Question: RandomNumberGenerator {
  /// The next number of the case, by the SplitMix64 algorithm.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

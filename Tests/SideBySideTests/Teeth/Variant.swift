import Comparison
import Testing

/// An app with one fault, to see that the faults which matter are found.
nonisolated struct Variant: Sendable, CustomTestStringConvertible {
  /// The pattern in which the rest of the app is built.
  let pattern: Pattern
  /// What the app does wrong.
  let fault: String
  /// The clause that the fault offends against.
  let clause: String

  private let makeDriver: @MainActor @Sendable (Stage) -> any AppDriver

  /// Creates a variant of a pattern's app.
  init(
    _ pattern: Pattern, _ fault: String, against clause: String,
    makeDriver: @escaping @MainActor @Sendable (Stage) -> any AppDriver
  ) {
    self.pattern = pattern
    self.fault = fault
    self.clause = clause
    self.makeDriver = makeDriver
  }

  /// A driver of the variant, which is not started yet.
  @MainActor
  func driver(on stage: Stage) -> any AppDriver {
    makeDriver(stage)
  }

  var testDescription: String { "\(pattern.rawValue) \(fault)" }

  /// All variants of both patterns.
  static let all = mvc + mvvm
}

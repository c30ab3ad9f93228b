import Comparison
import Testing

extension Pattern {
  /// A driver of the pattern's app, which is not started yet.
  func driver(on stage: Stage) -> any AppDriver {
    switch self {
    case .mvc: MVCDriver(stage)
    case .mvvm: MVVMDriver(stage)
    }
  }
}

nonisolated extension Pattern: CustomTestStringConvertible {
  /// The pattern, in the name of a test.
  public var testDescription: String { rawValue }
}

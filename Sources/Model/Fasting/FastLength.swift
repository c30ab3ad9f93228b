import Foundation

/// The lengths that a fast can have.
public enum FastLength: Int, CaseIterable, Hashable, Sendable {
  /// Five seconds, for demos.
  case fiveSeconds = 5
  /// Hours, as their number of seconds.
  case fourHours = 14_400
  case eightHours = 28_800
  case twelveHours = 43_200
  case sixteenHours = 57_600
  case twentyFourHours = 86_400

  /// The length that is chosen at first.
  public static let initial = FastLength.fourHours

  /// The length that lasts `seconds`, or `nil` if none does.
  public init?(seconds: TimeInterval) {
    guard let length = Self.allCases.first(where: { $0.seconds == seconds }) else { return nil }
    self = length
  }

  /// In seconds.
  public var seconds: TimeInterval { TimeInterval(rawValue) }

  /// Its position among the lengths that are offered.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// In words.
  public var label: String {
    self == .fiveSeconds ? "5 seconds" : "\(rawValue / 3_600) hours"
  }
}

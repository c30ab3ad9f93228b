import Arguments

/// A length of fast that the apps offer, as a script writes it.
public nonisolated enum ScriptLength: String, Hashable, Sendable, CaseIterable {
  /// For demos.
  case fiveSeconds = "5s"
  /// The one that is chosen at first.
  case fourHours = "4h"
  /// A night.
  case eightHours = "8h"
  /// Half a day.
  case twelveHours = "12h"
  /// A night and a half.
  case sixteenHours = "16h"
  /// A day.
  case twentyFourHours = "24h"

  /// What the picker calls the length.
  public var label: String {
    switch self {
    case .fiveSeconds: "5 seconds"
    case .fourHours: "4 hours"
    case .eightHours: "8 hours"
    case .twelveHours: "12 hours"
    case .sixteenHours: "16 hours"
    case .twentyFourHours: "24 hours"
    }
  }

  init(parsing word: String) throws(ScriptFault) {
    guard let length = Self(rawValue: word) else {
      let offered = Self.allCases.map(\.rawValue).joinedAsChoice()
      throw ScriptFault("no fast of \(word.quoted) is offered; choose \(offered)")
    }
    self = length
  }
}

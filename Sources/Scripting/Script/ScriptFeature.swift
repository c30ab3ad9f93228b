/// One of the two features that a script can drive.
public nonisolated enum ScriptFeature: String, Hashable, Sendable, CaseIterable {
  /// The list of things to do.
  case checklist
  /// The timer and its history.
  case fasting

  /// What a message calls the feature's list of rows.
  var listName: String {
    switch self {
    case .checklist: "checklist"
    case .fasting: "history"
    }
  }
}

/// When changes are written to the file.
public enum SavePolicy: String, CaseIterable, Sendable {
  /// After every change.
  case onChange = "on-change"
  /// When the app resigns active, as apps used to: a sudden stop loses the changes since then.
  case onBackground = "on-background"
}

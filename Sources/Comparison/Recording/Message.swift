/// The part that an object plays in a pattern.
public enum Role: String, Sendable {
  /// What the user sees and touches.
  case view = "View"
  /// The hub of MVC.
  case controller = "Controller"
  /// The presentation without a view, in MVVM.
  case viewModel = "ViewModel"
  /// The stores, shared by both patterns.
  case model = "Model"
  /// The run loop's clock.
  case clock = "Clock"
  /// The system that starts and stops apps.
  case system = "System"
}

/// A message that went from one object to another while an app ran.
public struct Message: Hashable, Sendable {
  /// Who sent it.
  public var sender: Role
  /// Who received it.
  public var receiver: Role
  /// What it said, rows counted from 1 as in scripts.
  public var text: String
  /// Whether it was no call: the sender changed, and the receiver, unknown to it, observed that.
  public var isObservation = false

  /// The message in a line, like `View → Controller  didTapRow(1)`.
  public var line: String { "\(route)  \(text)" }

  /// From whom it went to whom.
  public var route: String {
    "\(sender.rawValue) \(isObservation ? "⇢" : "→") \(receiver.rawValue)"
  }
}

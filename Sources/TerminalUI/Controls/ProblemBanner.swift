/// A message that something is wrong, and a button for what can be done about it.
@MainActor
public final class ProblemBanner {
  private let banner = Banner()
  private let button = Button("", key: .character("r"), color: .yellow)

  /// Creates a banner that is hidden.
  public init() {
    show(nil, remedy: nil)
  }

  /// What stands on the screen, to be placed among its controls.
  public var controls: [Control] { [banner, button] }

  /// What the button does.
  public var action: () -> Void {
    get { button.action }
    set { button.action = newValue }
  }

  /// Shows a message and the words on the button; `nil` hides them.
  public func show(_ message: String?, remedy: String?) {
    banner.message = message ?? ""
    banner.isHidden = message == nil
    button.title = remedy ?? ""
    button.isHidden = remedy == nil
  }
}

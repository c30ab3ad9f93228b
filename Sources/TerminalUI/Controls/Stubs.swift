/// A field for a line of text.
public final class TextField: Control {
  /// The text.
  public var text = ""
  /// Called after each change by the user.
  public var onChange: (String) -> Void = { _ in }
  /// Creates a field with a label before it.
  public init(label: String) {}
}
/// A switch.
public final class Switch: Control {
  /// Whether it is on.
  public var isOn = false
  /// Called after the user turned it.
  public var onChange: (Bool) -> Void = { _ in }
  /// Creates a switch with a label before it.
  public init(label: String) {}
}
/// A choice of one of several.
public final class Picker: Control {
  /// The choices.
  public var options: [String] = []
  /// The position of the chosen one.
  public var selection = 0
  /// Called after the user chose.
  public var onChange: (Int) -> Void = { _ in }
  /// Creates a picker with a label before it.
  public init(label: String) {}
}
/// A ring that fills clockwise from the top.
public final class ProgressRing: Control {
  /// From 0 to 1.
  public var progress = 0.0
  /// The text in its middle.
  public var text = ""
}
/// A message over the whole width that asks to be noticed.
public final class Banner: Control {
  /// The message; empty hides the banner.
  public var message = ""
}

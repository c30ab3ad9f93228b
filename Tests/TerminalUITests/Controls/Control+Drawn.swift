import TerminalUI

extension Control {
  /// What the control draws on a canvas of its own.
  func drawn(width: Int, height: Int = 1, isFocused: Bool = true) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    let area = Rect(x: 0, y: 0, width: width, height: height)
    draw(on: &canvas, in: area, isFocused: isFocused)
    return canvas
  }

  /// Presses keys, one after the other.
  func press(_ keys: Key...) {
    for key in keys { _ = handle(.key(key)) }
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { _ = handle(.key(.character(character))) }
  }
}

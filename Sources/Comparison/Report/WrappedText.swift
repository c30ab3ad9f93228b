import TerminalUI

/// A text broken into lines of a width, at spaces where there are any.
struct WrappedText {
  /// The lines; those after the first are indented.
  private(set) var lines: [String] = []

  init(_ text: String, width: Int, indent: Int) {
    let indentation = String(repeating: " ", count: indent)
    var line = ""
    var columns = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let needed = CharacterWidth.columns(of: String(word))
      if columns > indent, columns + 1 + needed > width {
        lines.append(line)
        line = indentation + word
        columns = indent + needed
      } else {
        line += (line.isEmpty ? "" : " ") + word
        columns += (columns == 0 ? 0 : 1) + needed
      }
    }
    lines.append(line)
  }
}

import TerminalUI

/// A text broken into lines of a width, at spaces where there are any.
struct WrappedText {
  /// The lines; those after the first are indented.
  private(set) var lines: [String] = []

  init(_ text: String, width: Int, indent: Int) {
    let indentation = String(repeating: " ", count: indent)
    var line = ""
    var columns = 0
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for word in words.flatMap({ Self.pieces(of: $0, width: width - indent) }) {
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

  /// A word in pieces that are no broader than `width` columns; nearly always one.
  private static func pieces(of word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while CharacterWidth.columns(of: String(rest)) > width, rest.count > 1 {
      var columns = 0
      let piece = rest.prefix { character in
        columns += CharacterWidth.columns(of: character)
        return columns <= width
      }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces + [rest]
  }
}

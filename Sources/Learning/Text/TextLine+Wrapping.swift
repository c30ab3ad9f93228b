import TerminalUI

extension TextLine {
  /// The line in lines of at most `width` columns, broken at spaces where there are some.
  public func wrapped(toColumns width: Int) -> [TextLine] {
    guard CharacterWidth.columns(of: text) > width else { return [self] }
    let indent = min(indent, width / 2)
    var lines: [[Piece]] = []
    var line: [Piece] = []
    var room = width
    for piece in pieces {
      if piece.columns > room {
        let isAtSpace = piece.character == " "
        let most = width - indent - piece.columns
        let rest = isAtSpace ? [] : line.takeLastWord(ofColumns: most)
        lines.append(line)
        line = Array(repeating: Piece(character: " ", style: .plain), count: indent) + rest
        room = width - line.columns
        if isAtSpace { continue }
      }
      line.append(piece)
      room -= piece.columns
    }
    lines.append(line)
    return lines.map { TextLine($0, indent: indent) }
  }

  private var pieces: [Piece] {
    parts.flatMap { part in
      String(inert: part.text).map { Piece(character: $0, style: part.style) }
    }
  }

  private init(_ pieces: [Piece], indent: Int) {
    self.init(parts: [], indent: indent)
    for piece in pieces {
      if let last = parts.indices.last, parts[last].style == piece.style {
        parts[last].text.append(piece.character)
      } else {
        parts.append(Part(text: String(piece.character), style: piece.style))
      }
    }
  }
}

/// A character of a line with its looks.
private struct Piece {
  let character: Character
  let style: Style

  var columns: Int { CharacterWidth.columns(of: character) }
}

extension [Piece] {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Takes out the word at the end, unless it is too long or nothing but it stands in the line.
  fileprivate mutating func takeLastWord(ofColumns most: Int) -> [Piece] {
    guard let space = lastIndex(where: { $0.character == " " }),
      self[..<space].contains(where: { $0.character != " " })
    else { return [] }
    let word = Array(self[(space + 1)...])
    guard word.columns <= most else { return [] }
    removeSubrange(space...)
    return word
  }
}

extension [TextLine] {
  /// The lines in lines of at most `width` columns.
  public func wrapped(toColumns width: Int) -> [TextLine] {
    flatMap { $0.wrapped(toColumns: Swift.max(1, width)) }
  }

  /// The lines as they are printed.
  public func printed(on support: ColorSupport, columns: Int? = nil) -> String {
    let lines = columns.map { wrapped(toColumns: $0) } ?? self
    return lines.map { $0.printed(on: support) + "\n" }.joined()
  }
}

extension String {
  /// The text's words in lines of at most `width` columns; a word that is longer is broken.
  func wrapped(toColumns width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    func endLine() {
      if !line.isEmpty { lines.append(line) }
      line = ""
      room = width
    }
    for word in split(whereSeparator: \.isWhitespace) {
      if CharacterWidth.columns(of: String(word)) >= room { endLine() }
      if !line.isEmpty {
        line += " "
        room -= 1
      }
      for character in word {
        let columns = character.columns
        if columns > room { endLine() }
        line.append(character)
        room -= columns
      }
    }
    endLine()
    return lines
  }

  /// The end of the text, as much of it as fits into `width` columns.
  func suffix(fittingColumns width: Int) -> Substring {
    var room = width
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      room -= self[previous].columns
      if room < 0 { break }
      start = previous
    }
    return self[start...]
  }
}

extension Substring {
  /// The columns of the text, counted no further than `limit`.
  func columns(upTo limit: Int) -> Int {
    var columns = 0
    for character in self {
      columns += character.columns
      if columns >= limit { return limit }
    }
    return columns
  }
}

extension Character {
  /// The columns that the character takes when it is drawn.
  var columns: Int { CharacterWidth.columns(of: String(self)) }
}

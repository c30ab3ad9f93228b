import TerminalUI

/// What a user reads on a screen of 80 columns.
struct ScreenReading {
  /// A row of a list.
  struct Row: Equatable, CustomStringConvertible {
    /// The words at the left.
    var text: String
    /// The words at the right end.
    var detail: String
    /// The handle to mark the row: `○`, or `●` for a marked one; empty outside of edit mode.
    var markHandle: String
    /// The handle to move the row; empty outside of edit mode.
    var moveHandle: String

    /// The row as it stands there, with one space between its parts.
    var description: String {
      [markHandle, text, detail, moveHandle].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The cells.
  let canvas: Canvas

  /// The lines, without blanks at their ends.
  var lines: [String] { canvas.lines }

  /// The title in the bar.
  var title: String {
    lines[1].replacing(/\[ .*? \]/, with: "").trimmingSpaces
  }

  /// The text in the field for a name; `nil` if there is no field.
  var name: String? {
    lines.firstMatch(of: /^ Name:(.*)/).map { String($0.dropFirst()) }
  }

  /// What the switch says; `nil` if there is none.
  var completed: String? {
    lines.firstMatch(of: /^ Completed  (\[ .* \])/)
  }

  /// What is wrong with a file, in the banner's lines as one; `nil` if nothing is.
  var problem: String? {
    guard let first = lines.firstIndex(where: { $0.hasPrefix(" ! ") }) else { return nil }
    let banner = lines[first...].prefix { !$0.hasPrefix(" [ ") }
    return banner.map { $0.dropFirst(3) }.joined(separator: " ")
  }

  // MARK: Places

  /// The first cell of a text; `nil` if it is nowhere.
  func place(of text: String) -> Point? {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width where canvas[x, y].text.first == text.first {
        let rest = (x..<canvas.size.width).map { canvas[$0, y].text }.joined()
        if rest.hasPrefix(text) { return Point(x: x, y: y) }
      }
    }
    return nil
  }

  /// How a text looks at its first cell; `nil` if it is nowhere.
  func style(of text: String) -> Style? {
    place(of: text).map { canvas[$0.x, $0.y].style }
  }

  // MARK: Buttons

  /// Whether a button is there.
  func hasButton(_ title: String) -> Bool {
    place(of: "[ \(title) ]") != nil
  }

  /// Whether a button is there and can be tapped.
  func canTap(_ title: String) -> Bool {
    style(of: "[ \(title) ]").map { !$0.isDim } ?? false
  }

  // MARK: The list

  /// The line in which the list's first row stands.
  var firstRowLine: Int {
    if let heading = lines.firstIndex(of: " Fasting History") { return heading + 1 }
    return (lines.lastIndex { $0.hasPrefix(" [ ") } ?? 1) + 1
  }

  /// The rows of the list.
  var rows: [Row] {
    lines[firstRowLine...].compactMap { line in
      guard !line.isEmpty, let match = line.wholeMatch(of: Self.row) else { return nil }
      return Row(
        text: String(match.2), detail: String(match.3), markHandle: String(match.1 ?? ""),
        moveHandle: String(match.4 ?? ""))
    }
  }

  /// How a row stands there.
  ///
  /// Kept, since it takes longer to make than to use.
  private static let row = /^ (?:(○|●) )?(.*?) +(✅|🔲|\d+h \d+m \d+s)(?: (≡))?$/

  // MARK: The timer

  /// The length that is chosen; `nil` if there is no picker.
  var length: String? {
    lines.firstMatch(of: /^ Length  (?:◀|  ?)(.*?)▶?$/)?.trimmingSpaces
  }

  /// Whether a length can be chosen.
  var canChooseLength: Bool {
    lines.contains { $0.hasPrefix(" Length  ◀") }
  }

  /// The words in the ring.
  var timer: String? {
    lines.firstMatch(of: /(Press Start|\d+h \d+m \d+s)/)
  }

  /// The percentage in the ring.
  var percentage: String? {
    lines.firstMatch(of: /(\d+%)/)
  }

  /// The places of the ring's cells that are filled, and of those that are not.
  var ring: (filled: [Point], empty: [Point]) {
    (places(of: "●"), places(of: "·"))
  }

  private func places(of text: String) -> [Point] {
    (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).filter { canvas[$0, y].text == text }.map { Point(x: $0, y: y) }
    }
  }
}

extension [String] {
  /// What the first line that matches has at the place of the expression's group.
  fileprivate func firstMatch(of expression: Regex<(Substring, Substring)>) -> String? {
    for line in self where !line.isEmpty {
      if let match = line.firstMatch(of: expression) { return String(match.1) }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

import TerminalUI

/// As much of a terminal as ``FrameWriter`` needs, to see what its output does.
struct TerminalEmulator {
  /// How many columns a cluster takes on this terminal.
  enum Widths {
    /// As many as on a terminal that knows all about emoji.
    case modern
    /// A terminal that knows no clusters: each scalar takes its own columns.
    case old
  }

  let size: Size
  let widths: Widths
  private(set) var cells: [Cell]
  private var cursor = Point(x: 0, y: 0)
  private var style = Style.plain

  init(size: Size, widths: Widths = .modern) {
    self.size = size
    self.widths = widths
    cells = Array(repeating: Cell("?", style: .reversed), count: size.width * size.height)
  }

  mutating func show(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        type(character)
        continue
      }
      precondition(rest.popFirst() == "[")
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(parameters.count)
      let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
      guard let final = rest.popFirst() else { preconditionFailure("An unfinished sequence.") }
      obey(final, numbers)
    }
  }

  private mutating func obey(_ final: Character, _ numbers: [Int]) {
    let number = numbers.first
    switch final {
    case "H":
      cursor = Point(x: (numbers.count > 1 ? numbers[1] : 1) - 1, y: (number ?? 1) - 1)
      precondition((0..<size.width).contains(cursor.x) && (0..<size.height).contains(cursor.y))
    case "C": cursor.x += number ?? 1
    case "J": for y in 0..<size.height { erase(from: 0, to: size.width, y: y) }
    case "K": erase(from: cursor.x, to: size.width, y: cursor.y)
    case "X": erase(from: cursor.x, to: min(size.width, cursor.x + (number ?? 1)), y: cursor.y)
    case "m": for code in numbers.isEmpty ? [0] : numbers { select(code) }
    default: preconditionFailure("Unknown: \(final)")
    }
  }

  private mutating func select(_ code: Int) {
    switch code {
    case 0: style = .plain
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 4: style.isUnderlined = true
    case 7: style.isReversed = true
    default: style.color = Color(rawValue: UInt8(code - 30))
    }
  }

  private mutating func type(_ character: Character) {
    switch widths {
    case .modern: put(String(character), columns: CharacterWidth.columns(of: character))
    case .old:
      for scalar in character.unicodeScalars {
        put(String(scalar), columns: CharacterWidth.columns(of: Character(scalar)))
      }
    }
  }

  private mutating func put(_ text: String, columns: Int) {
    guard columns > 0, cursor.x + columns <= size.width else { return }
    erase(from: cursor.x, to: cursor.x + columns, y: cursor.y)
    let index = cursor.y * size.width + cursor.x
    cells[index] = Cell(text, style: style)
    if columns == 2 { cells[index + 1] = Cell("", style: style) }
    cursor.x += columns
  }

  private mutating func erase(from start: Int, to end: Int, y: Int) {
    let row = y * size.width
    if start < size.width, cells[row + start].text.isEmpty { cells[row + start - 1].text = " " }
    if end < size.width, cells[row + end].text.isEmpty { cells[row + end].text = " " }
    for x in start..<end { cells[row + x] = Cell(" ") }
  }
}

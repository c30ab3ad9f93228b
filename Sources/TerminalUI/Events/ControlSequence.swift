/// A sequence `ESC [ parameters final`: keys without a character, and the mouse.
struct ControlSequence {
  /// How many bytes of parameters are kept; what is longer has no meaning here.
  static let mostParameters = 32
  private static let linesPerWheelStep = 3

  /// The bytes between `[` and the final one.
  var parameters: [UInt8]
  /// The byte that says what the sequence is.
  var final: UInt8

  /// Whether what follows is pasted.
  var startsPaste: Bool { final == Ascii.tilde && parameters == Array("200".utf8) }

  /// The event; `nil` for a sequence that has no meaning here.
  var event: Event? {
    switch parameters.first {
    case Ascii.lessThan: return mouseEvent
    case .some(0x3C...0x3F): return nil
    default:
      let key = final == Ascii.tilde ? numberedKey : Self.key(final: final)
      return key.map { .key($0) }
    }
  }

  /// The key that a final byte names, after `ESC [` and after `ESC O`.
  static func key(final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "Z": .backTab
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch numbers(in: parameters[...]).first {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private var mouseEvent: Event? {
    let numbers = numbers(in: parameters.dropFirst())
    guard final == Ascii.letterM, numbers.count == 3, let button = numbers[0],
      let column = numbers[1], let row = numbers[2], column > 0, row > 0
    else { return nil }
    let point = Point(x: column - 1, y: row - 1)
    let heldKeys = 0b11100
    switch button & ~heldKeys {
    case 0: return .click(point)
    case 64: return .scroll(lines: -Self.linesPerWheelStep, at: point)
    case 65: return .scroll(lines: Self.linesPerWheelStep, at: point)
    default: return nil
    }
  }

  private func numbers(in bytes: ArraySlice<UInt8>) -> [Int?] {
    bytes.split(separator: Ascii.semicolon, omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
  }
}

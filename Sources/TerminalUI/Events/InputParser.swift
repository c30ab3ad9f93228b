import Foundation

/// Turns the bytes that a terminal sends into events, however they are cut.
///
/// What isn't known is swallowed whole, so that a key the app has no name for never types garbage.
public struct InputParser: Sendable {
  private enum State: Hashable, Sendable {
    /// Between sequences.
    case text
    /// After ESC.
    case escape
    /// After ESC O.
    case singleShift
    /// After ESC [ and some parameters.
    case controlSequence([UInt8])
    /// In a string addressed to a program, like a terminal's answer to a question.
    case string(opener: UInt8, isEmpty: Bool)
    /// After ESC in such a string.
    case stringEscape
    /// Before the rest of a sequence of a known length.
    case swallowing(count: Int)
    /// Inside brackets of paste.
    case paste
  }

  private var state = State.text
  private var text: [UInt8] = []
  private var paste = PasteBuffer()
  private var events: [Event] = []

  /// Creates a parser that has seen nothing.
  public init() {}

  /// How long to wait for more before calling ``flush()``; `nil` if nothing is half read.
  public var secondsUntilFlush: TimeInterval? {
    switch state {
    case .text: text.isEmpty ? nil : 0.05
    case .paste: 1
    default: 0.05
    }
  }

  /// Takes bytes and returns the events that they complete.
  ///
  /// A character of several scalars is one key if it arrives in one piece.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    typeText(keepingIncomplete: true)
    return takeEvents()
  }

  /// Takes note that nothing came for a while, so that a lone ESC is the escape key.
  public mutating func flush() -> [Event] {
    typeText(keepingIncomplete: false)
    switch state {
    case .text, .stringEscape, .swallowing: break
    case .escape: press(.escape)
    case .singleShift: pressEscape(and: Ascii.letterO)
    case .controlSequence(let parameters):
      if parameters.isEmpty { pressEscape(and: Ascii.leftBracket) }
    case .string(let opener, let isEmpty):
      if isEmpty { pressEscape(and: opener) }
    case .paste: events.append(.paste(paste.takeText()))
    }
    state = .text
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .text: takeText(byte)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeAfterSingleShift(byte)
    case .controlSequence(let parameters): takeInControlSequence(byte, after: parameters)
    case .string: takeInString(byte)
    case .stringEscape:
      state = .text
      if byte != Ascii.backslash { takeAfterEscape(byte) }
    case .swallowing(let count): state = count > 1 ? .swallowing(count: count - 1) : .text
    case .paste:
      guard paste.take(byte) else { return }
      events.append(.paste(paste.takeText()))
      state = .text
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    if byte >= 0x20 && byte != Ascii.delete {
      text.append(byte)
      return
    }
    typeText(keepingIncomplete: false)
    switch byte {
    case Ascii.escape: state = .escape
    case 0x08, Ascii.delete: press(.backspace)
    case 0x09: press(.tab)
    case 0x0A, 0x0D: press(.enter)
    case 0x01...0x1A: press(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x1C: press(.control("\\"))
    default: break
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case Ascii.leftBracket: state = .controlSequence([])
    case Ascii.letterO: state = .singleShift
    case Ascii.operatingSystemCommand, Ascii.deviceControl, Ascii.startOfString,
      Ascii.privacyMessage, Ascii.applicationCommand:
      state = .string(opener: byte, isEmpty: true)
    default:
      // A key held with Alt, or one typed quickly after the escape key: the two can't be told apart.
      press(.escape)
      state = .text
      takeText(byte)
    }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3F: break
    case 0x40...0x7E:
      if let key = ControlSequence.key(final: byte) ?? (byte == Ascii.letterM ? .enter : nil) {
        press(key)
      }
      state = .text
    default:
      state = .text
      takeText(byte)
    }
  }

  private mutating func takeInControlSequence(_ byte: UInt8, after parameters: [UInt8]) {
    switch byte {
    case 0x20...0x3F:
      if parameters.count < ControlSequence.mostParameters {
        state = .controlSequence(parameters + [byte])
      }
    case Ascii.leftBracket where parameters.isEmpty: state = .swallowing(count: 1)
    case Ascii.letterM where parameters.isEmpty: state = .swallowing(count: 3)
    case 0x40...0x7E:
      let sequence = ControlSequence(parameters: parameters, final: byte)
      state = sequence.startsPaste ? .paste : .text
      if let event = sequence.event { events.append(event) }
    default:
      state = .text
      takeText(byte)
    }
  }

  private mutating func takeInString(_ byte: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .text
    case Ascii.escape: state = .stringEscape
    default:
      if case .string(let opener, true) = state { state = .string(opener: opener, isEmpty: false) }
    }
  }

  // MARK: Events

  private mutating func press(_ key: Key) {
    events.append(.key(key))
  }

  private mutating func pressEscape(and byte: UInt8) {
    press(.escape)
    press(.character(Character(Unicode.Scalar(byte))))
  }

  private mutating func typeText(keepingIncomplete: Bool) {
    guard !text.isEmpty else { return }
    let rest = keepingIncomplete ? text.incompleteUTF8Count : 0
    for character in String(decoding: text.dropLast(rest), as: UTF8.self)
    where !character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .control }) {
      press(.character(character))
    }
    text = Array(text.suffix(rest))
  }
}

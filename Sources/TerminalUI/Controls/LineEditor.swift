/// A line of text with a cursor, edited with the keys of a shell's line.
///
/// The cursor stands between grapheme clusters, so that no key ever takes half an emoji away.
struct LineEditor {
  /// The text before the cursor.
  private(set) var beforeCursor: String
  /// The text after the cursor.
  private(set) var afterCursor = ""

  /// Creates an editor for `text` with the cursor at its end.
  init(_ text: String = "") {
    beforeCursor = text
  }

  /// The whole text.
  var text: String { beforeCursor + afterCursor }

  /// Answers to a key or a paste; whether it was one of the editor's.
  mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): insert(text)
    case .click, .scroll: return false
    }
    return true
  }

  private mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .left, .control("b"): moveLeft()
    case .right, .control("f"): moveRight()
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .backspace: deleteBackward()
    case .delete, .control("d"): deleteForward()
    case .control("k"): afterCursor = ""
    case .control("u"): beforeCursor = ""
    case .control("w"): deleteWordBackward()
    default: return false
    }
    return true
  }

  // MARK: Moving

  private mutating func moveLeft() {
    if let last = beforeCursor.popLast() { afterCursor.insert(last, at: afterCursor.startIndex) }
  }

  private mutating func moveRight() {
    if !afterCursor.isEmpty { beforeCursor.append(afterCursor.removeFirst()) }
  }

  private mutating func moveToStart() {
    afterCursor = text
    beforeCursor = ""
  }

  private mutating func moveToEnd() {
    beforeCursor = text
    afterCursor = ""
  }

  // MARK: Changing

  /// Inserts text, in which line ends and control characters become spaces.
  private mutating func insert(_ text: String) {
    beforeCursor += String(text.map { $0.isControl ? " " : $0 })
    closeCluster()
  }

  private mutating func deleteBackward() {
    _ = beforeCursor.popLast()
    closeCluster()
  }

  private mutating func deleteForward() {
    if !afterCursor.isEmpty { afterCursor.removeFirst() }
    closeCluster()
  }

  private mutating func deleteWordBackward() {
    while beforeCursor.last?.isWhitespace == true { beforeCursor.removeLast() }
    while let last = beforeCursor.last, !last.isWhitespace { beforeCursor.removeLast() }
    closeCluster()
  }

  /// Moves the cursor behind a cluster that a change has made around it, like two letters that
  /// meet to make a flag.
  private mutating func closeCluster() {
    while let last = beforeCursor.last, let first = afterCursor.first,
      "\(last)\(first)".count == 1
    {
      moveRight()
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

/// How an app differs from what it must do.
struct Mismatch: Error, CustomStringConvertible {
  /// What was expected, and what there is, above the screen.
  let description: String
}

extension AppDriver {
  /// The mismatch to throw: a sentence, and the screen as it is.
  func mismatch(_ sentence: String) -> Mismatch {
    Mismatch(description: "\(sentence)\n\(player.text)")
  }

  /// Makes sure that something is what it must be.
  func expect<Value: Equatable>(
    _ what: String, _ value: Value, is expected: Value
  ) throws(Mismatch) {
    guard value != expected else { return }
    throw mismatch("\(what) must be \(expected), and is \(value)")
  }

  /// Makes sure that something is so.
  func expect(_ what: String, _ condition: Bool) throws(Mismatch) {
    guard !condition else { return }
    throw mismatch("it must be so that \(what)")
  }

  /// Makes sure that the list has just these rows, like `Tea ✅`, in this order.
  func expectRows(_ rows: String...) throws(Mismatch) {
    try expect("the list", screen.rows.map(\.description), is: rows)
  }

  /// Makes sure that a text is on the screen.
  func expectText(_ text: String) throws(Mismatch) {
    try expect("“\(text)” is on the screen", screen.place(of: text) != nil)
  }

  /// Makes sure that a text is not on the screen.
  func expectNoText(_ text: String) throws(Mismatch) {
    try expect("“\(text)” is not on the screen", screen.place(of: text) == nil)
  }

  /// Makes sure that the screen has this title.
  func expectTitle(_ title: String) throws(Mismatch) {
    try expect("the title", screen.title, is: title)
  }

  /// Makes sure that the timer reads these words.
  func expectTimer(_ text: String) throws(Mismatch) {
    try expect("the timer", screen.timer, is: text)
  }
}

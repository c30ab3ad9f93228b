import Testing

@testable import TerminalUI

@Suite("Inert text")
struct InertTextTests {
  @Test(
    "leaves text alone that does nothing",
    arguments: [
      "", "Walk the dog", "naïve e\u{301}", "世界", "👍🏽 👨‍👩‍👧‍👦 ❤️ ❤\u{FE0E} 1️⃣ 🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏻‍❤️‍💋‍👩🏿", "שלום",
      "क्षि", "\u{E000}",
    ])
  func keeps(text: String) {
    #expect(Array(String(inert: text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "shows what a terminal would obey",
    arguments: [
      ("\u{1B}[2J", "␛[2J"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\t\0\u{7}\u{7F}", "␉␀␇␡"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("\u{85}", "\u{FFFD}"),
    ])
  func controls(text: String, expected: String) {
    #expect(String(inert: text) == expected)
  }

  @Test(
    "shows that there is something invisible",
    arguments: [
      "\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}",
      "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{AD}", "\u{2060}", "\u{E0041}", "\u{3164}", "\u{FFF9}",
    ])
  func invisible(text: String) {
    #expect(String(inert: "a\(text)b") == "a·b")
  }

  @Test("drops joiners and variation selectors that aren't part of an emoji")
  func joiners() {
    #expect(String(inert: "a\u{200D}b\u{200C}c") == "abc")
    #expect(String(inert: "a\u{FE0F}b\u{FE00}") == "ab")
    #expect(Array(String(inert: "👍\u{200D}").unicodeScalars) == ["👍"])
  }

  @Test("shows tags that aren't part of a flag, and only so many of those that are")
  func tags() {
    #expect(String(inert: "a\u{E0061}") == "a·")
    let flag = "🏴" + String(repeating: "\u{E0061}", count: 100)
    #expect(String(inert: flag).unicodeScalars.count == 8)
  }

  @Test("puts a mark that has nothing to stand on, on a circle")
  func loneMarks() {
    #expect(String(inert: "\u{301}") == "◌\u{301}")
    #expect(String(inert: "\n\u{301}") == "␊◌\u{301}")
  }

  @Test("limits how many marks stand on a letter")
  func marks() {
    let zalgo = "a" + String(repeating: "\u{301}\u{316}", count: 500) + "b"
    #expect(String(inert: zalgo).unicodeScalars.count == 9)
    #expect(String(inert: zalgo).last == "b")
  }

  @Test("has a column for each scalar, but for the few that only shape their neighbours")
  func everyScalar() {
    let tested: [ClosedRange<UInt32>] = [0...0x1FFFF, 0xE0000...0xE0FFF]
    for value in tested.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let inert = String(inert: String(scalar))
      let isShaping = scalar.properties.isVariationSelector || [0x200C, 0x200D].contains(value)
      let columns = inert.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
      guard isShaping ? columns == 0 : (1...2).contains(columns) else {
        Issue.record("U+\(String(value, radix: 16)) takes \(columns) columns")
        continue
      }
    }
  }

  @Test("is cut after so many characters, if that is wanted")
  func cut() {
    #expect(String(inert: "abc", upTo: 3) == "abc")
    #expect(String(inert: "abcd", upTo: 3) == "abc…")
    #expect(String(inert: "\u{1B}👨‍👩‍👧‍👦cd", upTo: 2) == "␛👨‍👩‍👧‍👦…")
  }
}

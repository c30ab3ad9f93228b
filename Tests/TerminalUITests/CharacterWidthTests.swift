import Testing

@testable import TerminalUI

@Suite("The width of text")
struct CharacterWidthTests {
  @Test(
    "is one column for letters and signs",
    arguments: ["a", "é", "e\u{301}", "ß", "Ж", "…", "│", "↑", "א", "©"])
  func narrow(text: String) {
    #expect(CharacterWidth.columns(of: text) == 1)
  }

  @Test(
    "is two columns for East Asian wide characters", arguments: ["世", "あ", "한", "Ａ", "、", "𠀀", "㍿"])
  func wide(text: String) {
    #expect(CharacterWidth.columns(of: text) == 2)
  }

  @Test(
    "is two columns for an emoji, of however many scalars",
    arguments: ["✅", "🔲", "😀", "❤️", "1️⃣", "#⃣", "👍🏽", "🇩🇪", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👩🏿", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🫠"])
  func emoji(text: String) {
    #expect(CharacterWidth.columns(of: text) == 2)
  }

  @Test(
    "is one column for an emoji in text style", arguments: ["❤", "❤\u{FE0E}", "⌚\u{FE0E}", "☎"])
  func textStyle(text: String) {
    #expect(CharacterWidth.columns(of: text) == 1)
  }

  @Test("is that of one syllable for the parts that it is composed of")
  func hangul() {
    #expect(CharacterWidth.columns(of: "\u{1112}\u{1161}\u{11AB}") == 2)
    #expect(CharacterWidth.columns(of: "\u{1161}") == 1)
  }

  @Test("counts the consonants of a conjunct, and not the vowels that stand around it")
  func conjuncts() {
    #expect(CharacterWidth.columns(of: "नि") == 1)
    #expect(CharacterWidth.columns(of: "क्षि") == 2)
  }

  @Test("is one column for a mark with nothing to stand on")
  func loneMark() {
    #expect(CharacterWidth.columns(of: "\u{301}") == 1)
    #expect(CharacterWidth.columns(of: Character("\u{301}")) == 0)
  }

  @Test("is the sum of its characters' widths")
  func sums() {
    #expect(CharacterWidth.columns(of: "") == 0)
    #expect(CharacterWidth.columns(of: "hello") == 5)
    #expect(CharacterWidth.columns(of: "a世✅\n") == 6)
  }
}

import Model
import Testing

@Suite("The rule for names")
struct ItemNameTests {
  /// All that Unicode calls white space, a line's end of two characters, and mixtures.
  private static let blanks = [
    "", " ", "   ", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}",
    "\u{2000}", "\u{2007}", "\u{200A}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
    " \t\r\n\u{3000}\u{A0} ",
  ]

  @Test("CL-7, CL-11: white space of any kind, or nothing, is no name")
  func blank() {
    for blank in Self.blanks {
      #expect(!ItemName.accepts(blank))
      #expect(throws: ItemName.EmptyError(kept: nil)) { try ItemName.trimmed(blank) }
    }
  }

  @Test("CL-8: white space of any kind goes from both ends, and stays within")
  func trimming() throws {
    for blank in Self.blanks {
      let name = "Green\(blank)tea"
      #expect(ItemName.accepts(blank + name + blank))
      #expect(try ItemName.trimmed(blank + name + blank) == name)
      #expect(try ItemName.trimmed(name + blank) == name)
      #expect(try ItemName.trimmed(blank + name) == name)
    }
  }

  @Test(
    "CL-8: a name that is accepted is not empty, whatever it consists of",
    arguments: ["x", "👩‍👩‍👧", "e\u{301}", "\u{200B}", "\u{FEFF}", "\u{180E}", "\u{AD}"])
  func acceptedIsNotEmpty(_ text: String) throws {
    #expect(ItemName.accepts(text))
    #expect(try ItemName.trimmed(" \(text) ") == text)
  }

  @Test("CL-11: a refusal says why, and what stays")
  func message() {
    #expect(ItemName.EmptyError().message == "A name can't be empty.")
    #expect(ItemName.EmptyError(kept: "Tea").message == "A name can't be empty: “Tea” stays.")
  }
}

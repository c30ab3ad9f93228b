import Prediction
import Testing

/// The parts of the predict mode: reading a page, reading its output, judging a guess.
@Suite struct PredictionTests {
  @Test(
    "A guess may differ in white space, case, quotation marks and the wrapping of an optional",
    arguments: [
      (#""Rex""#, "rex"), (#""Rex""#, " “REX” "), (#"["Rex", "Tom"]"#, "[rex,tom]"),
      ("Optional(3)", "3"), ("Optional(3)", "optional(3)"), ("75.0", "75"), ("true", "True"),
      (#""""#, #""""#), ("nil", "nil"),
    ])
  func matching(value: String, guess: String) {
    #expect(Guess(guess).matches(value))
  }

  @Test(
    "A guess that means something else is wrong, and so is none",
    arguments: [
      ("10", "5"), (#""Rex""#, "Tom"), ("true", "false"), (#""""#, ""), (#""""#, "  "),
      ("nil", "0"), ("[1, 2]", "[2, 1]"),
    ])
  func notMatching(value: String, guess: String) {
    #expect(!Guess(guess).matches(value))
  }

  @Test("A page's source gives each section's code, with questions in the place of the answers")
  func source() {
    let source = PageSource(
      """
      //: # Numbers
      func note(_ text: String) { print(text) }

      //: ## Copies
      //: What is copied?
      section("Copies")
      step("var first = 5")
      var first = 5

      show(#"names["a"]"#, names["a"])
      show("\\"five\\"", "five")
      note("Five.")

      //: ## Nothing
      """)
    #expect(source.sections.map(\.title) == ["Copies", "Nothing"])
    #expect(
      source.sections.map(\.code) == [
        ["var first = 5", "", #"// names["a"] → ?"#, #"// "five" → ?"#], [],
      ])
  }

  @Test("A page's output gives its sections, and in them results and other lines")
  func output() {
    let output = PageOutput(
      """
      A line before all sections

      ── Copies ─────
        var first = 5
            first    → 5
            time     ≈ 1.2
        ▸ Five.

      ── Two - one ─────
      """)
    #expect(output.sections.map(\.title) == ["Copies", "Two - one"])
    #expect(
      output.sections.map(\.lines) == [
        [
          .text("  var first = 5"), .result(expression: "      first   ", value: "5"),
          .text("      time     ≈ 1.2"), .text("  ▸ Five."),
        ], [],
      ])
  }

  @Test("What follows ≈ on a line is no part of a transcript, and all else is")
  func measurementsLeftOut() {
    #expect(
      PageOutput.withoutMeasurements("first → 5\nmemory ≈ 1.8\n\n") == "first → 5\nmemory ≈ …\n\n")
  }
}

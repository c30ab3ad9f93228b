import Testing

@testable import TerminalUI

@Suite("The support of colours")
struct ColorSupportTests {
  @Test(
    "depends on what the user and the terminal say",
    arguments: [
      (["TERM": "xterm"], true, ColorSupport.colors), (["NO_COLOR": ""], true, .colors),
      (["NO_COLOR": "1"], true, .monochrome), (["TERM": "dumb"], true, .monochrome),
      (["TERM": "xterm"], false, .plain), ([:], true, .colors),
    ])
  func depends(environment: [String: String], isTerminal: Bool, expected: ColorSupport) {
    #expect(ColorSupport(environment: environment, isTerminal: isTerminal) == expected)
  }
}

import Testing

@testable import Judging

@Suite("The words of a command")
struct ShellWordsTests {
  @Test(
    "They are split as a shell splits them",
    arguments: [
      ("", []),
      ("   ", []),
      ("swiftc -o out", ["swiftc", "-o", "out"]),
      ("  two\t words ", ["two", "words"]),
      (#""a path/with spaces" b"#, ["a path/with spaces", "b"]),
      (#"'single "double" inside'"#, [#"single "double" inside"#]),
      (#""double 'single' inside""#, ["double 'single' inside"]),
      (#"an\ escaped\ space"#, ["an escaped space"]),
      (#""an \"escaped\" quote""#, [#"an "escaped" quote"#]),
      (#"'no \escape'"#, [#"no \escape"#]),
      (#"-D"NAME"=1'2'3"#, ["-DNAME=123"]),
      (#"empty "" ''"#, ["empty", "", ""]),
      (#"\"quoted\""#, [#""quoted""#]),
    ] as [(String, [String])])
  func words(command: String, words: [String]) {
    #expect(ShellWords.words(of: command) == words)
  }
}

import Testing

@testable import Verification

@Suite("Changed operators and constants")
struct TokenMutationTests {
  private func mutants(_ code: String, changesConstants: Bool = true) -> [String] {
    results(of: TokenMutations(code: code, changesConstants: changesConstants).edits, in: code)
  }

  @Test(
    "Each operator becomes the one that is taken for it most easily",
    arguments: [
      ("a == b", "a != b"), ("a != b", "a == b"), ("a < b", "a <= b"), ("a <= b", "a < b"),
      ("a > b", "a >= b"), ("a >= b", "a > b"), ("a + b", "a - b"), ("a - b", "a + b"),
      ("a * b", "a / b"), ("a / b", "a * b"), ("a && b", "a || b"), ("a || b", "a && b"),
      ("a += b", "a -= b"), ("a -= b", "a += b"), ("a === b", "a !== b"), ("a !== b", "a === b"),
      ("a..<b", "a...b"), ("a...b", "a..<b"), ("a ..< b", "a ... b"), ("a\n  && b", "a\n  || b"),
      ("a &&\n  b", "a ||\n  b"), ("return !a", "return a"), ("f(!a)", "f(a)"), ("!a", "a"),
    ])
  func operators(code: String, mutant: String) {
    #expect(mutants(code) == [mutant])
    #expect(mutants(code, changesConstants: false) == [mutant])
  }

  @Test(
    "Each constant becomes another",
    arguments: [
      ("true", "false"), ("false", "true"), ("x.min", "x.max"), ("max(a, b)", "min(a, b)"),
      ("0", "1"), ("41", "42"), ("1_000", "1001"), ("1.5", "2.5"), ("-1", "-2"), ("a.0", "a.1"),
      ("\"text\"", "\"\""), ("\"a \\\"b\\\" c\"", "\"\""), ("\"\\(f(\"x\")) y\"", "\"\""),
      ("\"\"\"\n  a == b\n  \"\"\"", "\"\""),
    ])
  func constants(code: String, mutant: String) {
    #expect(mutants(code) == [mutant])
    #expect(mutants(code, changesConstants: false) == [])
  }

  @Test("Both ends of a range are changed, and its kind")
  func ranges() {
    #expect(mutants("0..<5") == ["1..<5", "0...5", "0..<6"])
    #expect(mutants("items[1...]") == ["items[2...]", "items[1..<]"])
  }

  @Test(
    "What is no operator and no constant stays as it is",
    arguments: [
      "", "\"\"", "// a == b + 1", "/// Whether a < 1.", "/* a == 1 */",
      "/* a\n /* b + 1 */ c == 2\n*/",
      "let a: Array<Int>", "let a: [Item<A>]?", "func f<A: B>() -> C", "a?.b", "a!", "a ?? b",
      "f(&a)", "$0.name", "a1", "#expect", "@Test", "a = b", "a as? B", "{ a in b }", "-a",
    ])
  func others(code: String) {
    #expect(mutants(code) == [])
  }

  @Test("A comment behind code stays as it is")
  func trailingComment() {
    #expect(mutants("a == b // not a + b\nc") == ["a != b // not a + b\nc"])
  }
}

import Testing

@testable import Verification

@Suite("Negated conditions")
struct ConditionMutationTests {
  private func mutants(_ code: String) -> [String] {
    results(of: ConditionMutations(code: code).edits, in: code)
  }

  @Test(
    "Each condition is negated as a whole",
    arguments: [
      ("if a {", "if !(a) {"), ("  if a == b && c {", "  if !(a == b && c) {"),
      ("while a < b {", "while !(a < b) {"),
      ("guard a else { return }", "guard !(a) else { return }"),
      ("} else if a {", "} else if !(a) {"), ("if a { return b }", "if !(a) { return b }"),
      (
        "if items.contains(where: { $0.isChecked }) {",
        "if !(items.contains(where: { $0.isChecked })) {"
      ),
    ])
  func conditions(code: String, mutant: String) {
    #expect(mutants(code) == [mutant])
  }

  @Test(
    "The condition of a choice is negated",
    arguments: [
      ("return a ? b : c", "return !(a) ? b : c"),
      ("let x = a == b ? c : d", "let x = !(a == b) ? c : d"),
      ("  isChecked ? \"x\" : \" \"", "  !(isChecked) ? \"x\" : \" \""),
      ("items.map { $0.isOn ? 1 : 0 }", "items.map { !($0.isOn) ? 1 : 0 }"),
      ("return a >= b ? c : d", "return !(a >= b) ? c : d"),
      ("f(a) == b ? c : d", "!(f(a) == b) ? c : d"),
      ("items.map { item in item.isOn ? 1 : 0 }", "items.map { item in !(item.isOn) ? 1 : 0 }"),
      ("f(a ? b : c)", "f(!(a) ? b : c)"), ("f(x: a ? b : c)", "f(x: !(a) ? b : c)"),
      ("\"\\(a ? \"x\" : \"y\")\"", "\"\\(!(a) ? \"x\" : \"y\")\""),
    ])
  func choices(code: String, mutant: String) {
    #expect(mutants(code) == [mutant])
  }

  @Test("Each line has its own")
  func lines() {
    #expect(
      mutants("if a {\n  b\n}\nwhile c {\n}") == [
        "if !(a) {\n  b\n}\nwhile c {\n}", "if a {\n  b\n}\nwhile !(c) {\n}",
      ])
  }

  @Test(
    "What binds a name can't be negated, and what is no condition isn't",
    arguments: [
      "if let a {", "guard let a = b else { return }", "if case .a = b {", "if a, b {",
      "while let a = next() {", "// if a {", "// or else if a {", "  // Is a ? b : c", "notify {",
      "let a: Int? = b", "a ?? b", "if #available(macOS 14, *) {",
    ])
  func others(code: String) {
    #expect(mutants(code) == [])
  }
}

import Testing

@testable import Verification

@Suite("Removed statements")
struct StatementMutationTests {
  /// What is removed from the body of a method.
  private func removed(from body: String) -> [String] {
    let code = "struct A {\n  mutating func f() {\n\(body)\n  }\n}\n"
    return StatementMutations(code: code).edits.map { edit in
      #expect(edit.replacement.isEmpty)
      return String(code[edit.range])
    }
  }

  @Test(
    "A statement of one line is removed",
    arguments: [
      "    save()", "    items[0].isChecked.toggle()", "    count += 1", "    self.name = name",
      "    try await store.save()", "    _ = f()", "    #expect(a == b)", "    throw Refusal()",
      "    defer { close() }", "    print(\"{\")", "    print(\":(\") // :(",
    ])
  func oneLine(statement: String) {
    #expect(removed(from: statement) == [statement])
  }

  @Test("Each statement is removed by itself")
  func several() {
    #expect(removed(from: "    a()\n\n    // Why.\n    b()") == ["    a()", "    b()"])
  }

  @Test(
    "A statement of several lines is removed whole",
    arguments: [
      "    f(\n      a,\n      b)", "    items\n      .filter { $0.a }\n      .map(\\.b)",
      "    items.append(\n      Item(\n        name: a\n      )\n    )",
      "    a = b\n      + c", "    a =\n      b",
      "    print(\n      \"\"\"\n      text\n      \"\"\")",
      "    f(\n      a, // The first.\n      b)",
    ])
  func severalLines(statement: String) {
    #expect(removed(from: statement) == [statement])
  }

  @Test("A block is removed whole, and so is each statement in it")
  func blocks() {
    let block = "    if a {\n      b()\n    } else {\n      c()\n    }"
    #expect(removed(from: block) == [block, "      b()", "      c()"])
    let loop = "    for a in b {\n      c(a)\n    }"
    #expect(removed(from: loop) == [loop, "      c(a)"])
    let early = "    guard a else { return }"
    #expect(removed(from: early) == [early])
  }

  @Test("The cases of a switch stay, and what they do is removed")
  func cases() {
    #expect(
      removed(from: "    switch a {\n    case .b:\n      c()\n    default:\n      d()\n    }") == [
        "      c()", "      d()",
      ])
  }

  @Test(
    "What declares or returns something stays",
    arguments: [
      "    let a = 1", "    var a = 1", "    return a", "    // f()", "    \"text\"", "    .a",
      "    [a, b]", "    let a = [\n      b,\n      c,\n    ]", "    return f(\n      a,\n      b)",
      "    return \"\"\"\n      some text\n      more text\n      \"\"\"",
    ])
  func declarations(code: String) {
    #expect(removed(from: code) == [])
  }

  @Test("Members of types stay")
  func members() {
    let code = """
      import Foundation

      @Observable
      final class Store: Observed {
        weak var delegate: (any Delegate)?
        private(set) var items: [Item] = []
        enum Kind {
          case one
          indirect case two
        }
        init(
          items: [Item],
          name: String
        ) {
        }
      }

      protocol Delegate {
        var name: String { get set }
        func changed()
      }
      """
    #expect(StatementMutations(code: code).edits == [])
  }

  @Test("What stands after a text with a brace is still taken for what it is")
  func unbalancedText() {
    let code = "struct A {\n  func f() {\n    print(\"{\")\n  }\n  nonisolated func g() {\n  }\n}\n"
    #expect(
      StatementMutations(code: code).edits.map { String(code[$0.range]) } == ["    print(\"{\")"])
  }
}

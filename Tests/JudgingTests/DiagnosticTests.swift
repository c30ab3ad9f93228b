import Exercises
import Foundation
import Testing

@testable import Judging

@Suite("What the compiler says")
struct DiagnosticTests {
  private let files = [
    SourceFile.answer("struct Item {\n  let name: Strin\n}\n", name: "Item.swift")
  ]

  @Test("An error has its message, its place and the text of the line")
  func error() {
    let diagnostics = Diagnostic.all(
      in: "/tmp/a b/Item.swift:2:13: error: cannot find type 'Strin' in scope", files: files)
    #expect(
      diagnostics == [
        Diagnostic(
          severity: .error, message: "cannot find type 'Strin' in scope", file: "Item.swift",
          line: 2, column: 13, source: "  let name: Strin")
      ])
  }

  @Test("What is printed besides is passed over, and so is what was said before")
  func others() {
    let output = """
      /tmp/Item.swift:2:13: error: cannot find type 'Strin' in scope
        let name: Strin
                  ^~~~~
      /tmp/Item.swift:1:8: note: 'Item' declared here
      /tmp/Item.swift:2:13: error: cannot find type 'Strin' in scope
      /tmp/Item.swift:1:1: warning: variable 'a' was never used
      Compiling 3 files: done.
      """
    let diagnostics = Diagnostic.all(in: output, files: files)
    #expect(diagnostics.map(\.severity) == [.error, .note, .warning])
    #expect(diagnostics.map(\.line) == [2, 1, 1])
  }

  @Test(
    "What is about no file is kept without a place",
    arguments: ["<unknown>:0: error: fatal problem", "error: fatal problem"])
  func noFile(line: String) {
    #expect(
      Diagnostic.all(in: line, files: files) == [
        Diagnostic(severity: .error, message: "fatal problem")
      ])
  }

  @Test(
    "What other tools say is no diagnostic of Swift",
    arguments: [
      "clang: error: linker command failed with exit code 1",
      "ld.lld: error: undefined symbol: main", "/tmp/list.txt:1:2: error: no such line",
      "/tmp/Item.swift: error: no place",
    ])
  func otherTools(line: String) {
    #expect(Diagnostic.all(in: line, files: files) == [])
  }

  @Test("A message can contain the words that tell how bad it is")
  func wordsInMessages() {
    let output = """
      /tmp/Item.swift:1:1: warning: '(error: Int, note: Int)' is unused
      /tmp/Item.swift:1:1: error: no label 'warning: ' or 'note: '
      """
    let diagnostics = Diagnostic.all(in: output, files: files)
    #expect(diagnostics.map(\.severity) == [.warning, .error])
    #expect(
      diagnostics.map(\.message) == [
        "'(error: Int, note: Int)' is unused", "no label 'warning: ' or 'note: '",
      ])
  }

  @Test("A line that the file doesn't have, or a file that isn't known, has no text")
  func unknownLine() {
    let output = """
      /tmp/Item.swift:99:1: error: expected '}'
      /tmp/Other.swift:1:1: error: expected '}'
      /tmp/Item.swift:0:0: error: expected '}'
      """
    let diagnostics = Diagnostic.all(in: output, files: files)
    #expect(diagnostics.map(\.file) == ["Item.swift", "Other.swift", "Item.swift"])
    #expect(diagnostics.map(\.source) == [nil, nil, nil])
  }

  @Test("Lines are counted as the compiler counts them, also if they end as on Windows")
  func carriageReturns() {
    let files = [SourceFile.answer("one\r\n\r\nthree\r\n", name: "Item.swift")]
    let diagnostics = Diagnostic.all(in: "/tmp/Item.swift:3:1: error: no\r\n", files: files)
    #expect(diagnostics.map(\.source) == ["three"])
    #expect(diagnostics.map(\.message) == ["no"])
  }
}

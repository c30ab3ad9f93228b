import Foundation
import Testing

@Suite("The specification")
struct SpecificationTests {
  private let clauses: Set<String>
  private let names: [TestName]

  init() throws {
    let url = SourceFile.root.appending(path: "Tests/Specification.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    clauses = Set(text.matches(of: /\*\*([A-Z]+-\d+)\*\*/).map { String($0.1) })
    names = try SourceFile.all(in: "Tests").flatMap(TestName.all(in:))
  }

  @Test("has clauses, and there are tests")
  func isThere() {
    #expect(clauses.count > 30)
    #expect(names.count > 100)
  }

  @Test("has no clause that no test covers")
  func covered() {
    let covered = Set(names.flatMap(\.clauses))
    #expect(clauses.subtracting(covered).sorted() == [])
  }

  @Test("has every clause that a test names")
  func known() {
    for name in names {
      #expect(Set(name.mentionedClauses).subtracting(clauses).sorted() == [], "\(name.text)")
    }
  }

  @Test("is named by tests at the beginning of their names, where it counts")
  func atTheBeginning() {
    for name in names { #expect(name.mentionedClauses == name.clauses, "\(name.text)") }
  }

  @Test("has no clause that no behaviour of both patterns covers, but those about the inside")
  func covers() {
    let covered = Set(Behaviour.all.flatMap(\.clauses))
    #expect(clauses.subtracting(covered).sorted() == ["UI-1", "UI-2", "UI-3"])
  }
}

/// The name of a test or of a behaviour, as it stands in a source file.
private struct TestName {
  /// The name.
  let text: String

  /// The names in a file.
  static func all(in file: SourceFile) -> [TestName] {
    file.text.matches(of: /(?:@Test|Behaviour)\(\s*"((?:\\.|[^"\\])*)"/)
      .map { TestName(text: String($0.1)) }
  }

  /// The clauses that the test covers: those at the beginning of its name.
  var clauses: [String] {
    let beginning = text.prefixMatch(of: /[A-Z]+-\d+(?:, [A-Z]+-\d+)*(?=: )/)
    return beginning.map { $0.output.split(separator: ", ").map(String.init) } ?? []
  }

  /// The clauses that the name has anywhere.
  var mentionedClauses: [String] {
    text.matches(of: /\b(?:CL|FT|UI)-\d+/).map { String($0.output) }
  }
}

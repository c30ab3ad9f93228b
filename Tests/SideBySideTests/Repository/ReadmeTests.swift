import Comparison
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: SourceFile.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The text block below a mark.
  private func block(marked mark: String) -> String? {
    let rest = text.split(separator: "<!-- \(mark) -->\n```text\n", maxSplits: 1).dropFirst().first
    return rest?.split(separator: "\n```", maxSplits: 1).first.map(String.init)
  }

  @Test("shows the whole run that compare prints; .ci/update-readme brings it up to date")
  func transcript() throws {
    let folder = try TemporaryFolder()
    let output = try Executable("compare", home: folder.url).run().output
    #expect(block(marked: "output of: compare") == output.trimmingCharacters(in: .newlines))
    for mark in ["excerpt of: compare", "excerpt of the end of: compare"] {
      #expect(output.contains(try #require(block(marked: mark))))
    }
  }

  @Test("links only to files that are there")
  func links() {
    for match in text.matches(of: /\]\(([A-Z][^)#]*)\)/) {
      let path = SourceFile.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }
}

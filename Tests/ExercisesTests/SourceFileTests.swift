import Exercises
import Foundation
import TemporaryFolders
import Testing

@Suite("A source file")
struct SourceFileTests {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, content: Data(text.utf8))
  }

  @Test("The first line with a text is found, with empty lines counted")
  func firstLine() {
    let file = file("A.swift", "\n\nvar a = 1\nvar ab = 2\n")
    #expect(file.line(containing: "var a") == 3)
    #expect(file.line(containing: "var ab") == 4)
    #expect(file.line(containing: "var c") == nil)
  }

  @Test("Lines can end as on Windows")
  func carriageReturns() {
    #expect(file("A.swift", "one\r\n\r\nthree\r\n").line(containing: "three") == 3)
  }

  @Test("Content that is no text is kept as it is, and its lines are found")
  func notUTF8() {
    let content = Data([0xFF, 0x0A]) + Data("two".utf8)
    let file = SourceFile(name: "A.swift", content: content)
    #expect(file.content == content)
    #expect(file.line(containing: "two") == 2)
  }

  @Test("Files are replaced by others of their names, and new ones are added")
  func replaced() {
    let files = [file("A.swift", "a"), file("B.swift", "b")]
    let result = files.replaced(by: [file("B.swift", "new b"), file("C.swift", "c")])
    #expect(Set(result.map(\.text)) == ["a", "new b", "c"])
    #expect(result.count == 3)
    #expect(files.replaced(by: []) == files)
  }

  @Test("A folder's files are its Swift files, by name; no folder has none")
  func inFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("b", to: "Code/B.swift")
    try folder.write("a", to: "Code/A.swift")
    try folder.write("r", to: "Code/README.md")
    #expect(
      try [SourceFile].inFolder(folder.url.appending(path: "Code"))
        == [file("A.swift", "a"), file("B.swift", "b")])
    #expect(try [SourceFile].inFolder(folder.url.appending(path: "None")) == [])
  }
}

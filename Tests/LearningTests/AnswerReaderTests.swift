import Exercises
import Foundation
import Testing

@testable import Learning

@Suite("A save")
struct AnswerReaderTests {
  private let workspace: TemporaryWorkspace
  private let file: URL
  private var reader: AnswerReader

  init() throws {
    workspace = try TemporaryWorkspace()
    file = workspace.folder.appending(path: "A.swift")
    try Data("1".utf8).write(to: file)
    reader = AnswerReader(files: [file], patience: 3)
    #expect(reader.next() == saved("1"))
  }

  @Test("is noticed once")
  mutating func once() throws {
    #expect(reader.next() == nil)
    try Data("2".utf8).write(to: file)
    #expect(reader.next() == saved("2"))
    #expect(reader.next() == nil)
  }

  @Test("is noticed also with the time of the content before")
  mutating func sameTime() throws {
    let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    try Data("2".utf8).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file.path)
    #expect(reader.next() == saved("2"))
  }

  @Test("of the same content is none")
  mutating func sameContent() throws {
    try FileManager.default.removeItem(at: file)
    try Data("1".utf8).write(to: file)
    #expect(reader.next() == nil)
  }

  @Test("that takes the file away for a moment is none until it is back")
  mutating func missing() throws {
    let aside = workspace.folder.appending(path: "A.swift~")
    try FileManager.default.moveItem(at: file, to: aside)
    #expect(reader.next() == nil)
    try Data("2".utf8).write(to: file)
    #expect(reader.next() == saved("2"))
  }

  @Test("isn't waited for when a file stays away: that is told once, and its return is a save")
  mutating func gone() throws {
    try FileManager.default.removeItem(at: file)
    let looks = (1...5).map { _ in reader.next() }
    #expect(looks == [nil, nil, .unreadable("A.swift"), nil, nil])
    try Data("1".utf8).write(to: file)
    #expect(reader.next() == saved("1"))
  }
}

/// The change to this content of the one file.
private func saved(_ text: String) -> AnswerReader.Change {
  .saved([SourceFile(name: "A.swift", content: Data(text.utf8))])
}

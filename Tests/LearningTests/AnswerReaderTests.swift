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
    reader = AnswerReader(files: [file])
    #expect(reader.next()?.first?.text == "1")
  }

  @Test("is noticed once")
  mutating func once() throws {
    #expect(reader.next() == nil)
    try Data("2".utf8).write(to: file)
    #expect(reader.next()?.first?.text == "2")
    #expect(reader.next() == nil)
  }

  @Test("is noticed also with the time of the content before")
  mutating func sameTime() throws {
    let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    try Data("2".utf8).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file.path)
    #expect(reader.next()?.first?.text == "2")
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
    #expect(reader.next()?.first?.text == "2")
  }
}

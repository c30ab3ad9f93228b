import Arguments
import Exercises
import Foundation
import Learning
import TerminalUI

/// What the learner's commands have in common: the course, the options, and how they speak.
struct Desk {
  let learner: Learner
  let isJSON: Bool

  /// Opens the course in the folder of this process, or in the one of this program.
  init(isJSON: Bool) throws {
    learner = try Learner(workspace: .nearest())
    self.isJSON = isJSON
  }

  /// Makes the learner's folder, or brings it up to date.
  func prepareFolder() throws {
    let isNew = !learner.folder.exists
    let remarks = try learner.folder.prepare()
    if isNew { say("Your folder is ready: \(learner.folder.url.path)") }
    remarks.forEach(say)
  }

  /// The exercise that a word names; without a word the current one.
  func exercise(named name: String?) throws -> Exercise {
    guard let name else { return learner.current }
    return try learner.exercise(named: name) ?? learner.course.exercise(named: name)
  }

  /// Tells something that is no result.
  func say(_ sentence: String) {
    FileHandle.standardError.write(Data((String(inert: sentence) + "\n").utf8))
  }

  /// Prints lines.
  func show(_ lines: [TextLine]) {
    let output = StandardOutput()
    print(lines.printed(on: output.colorSupport, columns: output.columns), terminator: "")
  }

  /// Prints a result for another program.
  func show(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}

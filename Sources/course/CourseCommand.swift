import Arguments
import Exercises
import Foundation
import Judging

/// What `course` can do, by the first word of its command line.
enum CourseCommand: String, CaseIterable {
  case list, check, hint, reset, solution, next, doctor
  case verify, grade, new

  /// Runs a command line, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try command(words)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 1
    }
  }

  private static func command(_ words: [String]) throws -> Int32 {
    switch words.first.flatMap(CourseCommand.init) {
    default: return 2
    }
  }
}

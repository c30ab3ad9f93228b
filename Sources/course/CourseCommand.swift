import Arguments
import Exercises
import Foundation

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
    let rest = Array(words.dropFirst())
    switch words.first.flatMap(CourseCommand.init) {
    case .verify: return try VerifyCommand.command.parseOrExit(rest).run(in: workspace())
    case .new: return try NewCommand.command.parseOrExit(rest).run(in: workspace())
    default: return 2
    }
  }

  private static func workspace() throws -> Workspace {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    return try Workspace(near: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }
}

extension Course {
  /// The exercise of a name that somebody has typed.
  func exercise(named name: String) throws -> Exercise {
    guard let exercise = self[name] else {
      let nearest = name.nearest(in: exercises.map(\.id))
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; see 'course list'"
      throw CourseError("there is no exercise \(name.quoted)\(hint)")
    }
    return exercise
  }
}

import Arguments
import Exercises
import Foundation
import Learning
import TerminalUI

/// What `course` can do, by the first word of its command line.
enum CourseCommand: String, CaseIterable {
  case list, check, hint, reset, solution, next, doctor
  case verify, grade, new

  /// Runs a command line, and returns the exit status.
  static func run(_ words: [String]) -> Int32 {
    // Whoever reads the output may have seen enough.
    signal(SIGPIPE, SIG_IGN)
    do {
      return try command(words)
    } catch let error as ArgumentError {
      report("\(error)\nSee 'course --help'.")
      return 2
    } catch {
      report(error.reason)
      return 1
    }
  }

  private static func command(_ words: [String]) throws -> Int32 {
    guard let word = words.first, !word.hasPrefix("-") else { return try StartCommand.run(words) }
    let rest = Array(words.dropFirst())
    switch CourseCommand(rawValue: word) {
    case .list: return try ListCommand.run(rest)
    case .check: return try CheckCommand.run(rest)
    case .hint: return try HintCommand.run(rest)
    case .reset: return try ResetCommand.run(rest)
    case .solution: return try SolutionCommand.run(rest)
    case .next: return try NextCommand.run(rest)
    case .doctor: return try DoctorCommand.run(rest)
    case .verify: return try VerifyCommand.command.parseOrExit(rest).run(in: .nearest())
    case .new: return try NewCommand.command.parseOrExit(rest).run(in: .nearest())
    case .grade: return Grade(options: GradeOptions.command.parseOrExit(rest)).run()
    case nil where word == "help": return try StartCommand.run(["--help"])
    case nil:
      let meant = word.nearest(in: allCases.map(\.rawValue))
      let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
      throw ArgumentError("there is no command \(word.quoted)\(hint)")
    }
  }

  private static func report(_ message: String) {
    let lines = message.split(separator: "\n").map { String(inert: String($0)) }
    let text = "error: " + lines.joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

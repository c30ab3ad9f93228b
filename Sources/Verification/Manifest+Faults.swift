import Exercises
import Foundation

extension Exercise {
  /// What is wrong with what the exercise says of itself.
  func statedFaults(in workspace: Workspace) throws -> [String] {
    var faults: [String] = []
    if hints.count != 3 { faults.append("it has \(hints.count) hints, not three") }
    if wrongAnswers.count < 3 {
      faults.append("it has \(wrongAnswers.count) wrong answers, and needs three")
    }
    if !(1...30).contains(minutes) { faults.append("it takes \(minutes) minutes") }
    if try !task().hasPrefix("# \(title)\n") {
      faults.append("Task.md does not begin with '# \(title)'")
    }
    let page = lesson.split(separator: "#").first.map(String.init) ?? lesson
    if !lesson.contains("://"),
      !FileManager.default.fileExists(atPath: workspace.folder.appending(path: page).path)
    {
      faults.append("there is no lesson \(page)")
    }
    faults += try checkFaults()
    faults += try giveaways()
    return faults
  }

  private func checkFaults() throws -> [String] {
    var faults: [String] = []
    var names: Set<String> = []
    let (starter, solution) = (try starter(), try solution())
    for check in checks {
      for need in check.needs where !names.contains(need) {
        faults.append("'\(check.name)' needs '\(need)', which no check before it is called")
      }
      if !names.insert(check.name).inserted { faults.append("two checks are '\(check.name)'") }
      for (files, whose) in [(starter, "starter"), (solution, "solution")]
      where !files.contains(where: { $0.line(containing: check.place) != nil }) {
        faults.append("'\(check.name)' is at '\(check.place)', which the \(whose) doesn't have")
      }
    }
    for wrong in wrongAnswers
    where wrong.caughtBy != WrongAnswer.compiler && !names.contains(wrong.caughtBy) {
      faults.append("'\(wrong.name)' is to be caught by '\(wrong.caughtBy)', which is no check")
    }
    return faults
  }

  private func giveaways() throws -> [String] {
    let giveaway = Giveaway(solution: try solution(), starter: try starter())
    let texts = [("Task.md", try task())] + hints.enumerated().map { ("hint \($0 + 1)", $1) }
    return texts.flatMap { name, text in
      giveaway.lines(in: text).map { "\(name) gives a line of the solution away: \($0)" }
    }
  }
}

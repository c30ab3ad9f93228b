import Judging

extension GradeBook {
  /// One row for each submission and exercise.
  var csvReport: String {
    let head = ["submission", "exercise", "state", "points", "possible", "failed checks", "notes"]
    let rows = submissions.flatMap { submission in
      submission.exercises.map { exercise in
        [
          submission.name, exercise.id, exercise.state.rawValue,
          exercise.earned.map(String.init) ?? "", String(exercise.points),
          exercise.checks.filter { $0.state != .passed }.map(\.name).joined(separator: " "),
          ([exercise.detail].compactMap { $0 } + exercise.notes).joined(separator: " "),
        ]
      }
    }
    return ([head] + rows).map { $0.map(\.asCell).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension String {
  /// The text as a cell that no spreadsheet takes for a formula.
  var asCell: String {
    let inert = String.UnicodeScalarView(
      unicodeScalars.map { $0.isUnseen ? " " : $0 })
    var text = String(inert)
    if let first = text.unicodeScalars.first(where: { $0 != " " }),
      "=+-@＝＋－＠".unicodeScalars.contains(first)
    {
      text = "'" + text
    }
    guard text.utf8.contains(where: { Self.quotedBytes.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static let quotedBytes = Set("\",;'\r\n".utf8)
}

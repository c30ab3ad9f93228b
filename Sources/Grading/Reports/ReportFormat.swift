/// In what form marks are reported.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// All there is, for programs.
  case json
  /// For continuous integration, in the form of JUnit.
  case junit
  /// For spreadsheets.
  case csv
  /// For Gradescope: one report for each submission.
  case gradescope
  /// For GitHub Classroom: one report for each submission.
  case classroom

  /// Whether each submission has a report of its own.
  public var isForOneSubmission: Bool { self == .gradescope || self == .classroom }
}

extension GradeBook {
  /// The report on all submissions; the same for the same marks, to the last byte.
  ///
  /// - Precondition: There is only one submission, if the format is for one.
  public func report(as format: ReportFormat) -> String {
    switch format {
    case .text: textReport
    case .json: jsonReport
    case .junit: junitReport
    case .csv: csvReport
    case .gradescope: submissions.map { gradescopeReport(on: $0) }.joined()
    case .classroom: submissions.map { classroomReport(on: $0) }.joined()
    }
  }

  /// The reports on each submission, by its name.
  public func reports(as format: ReportFormat) -> [(name: String, report: String)] {
    submissions.map { submission in
      (submission.name, GradeBook(self, with: [submission]).report(as: format))
    }
  }

  private init(_ other: GradeBook, with submissions: [GradedSubmission]) {
    seed = other.seed
    protections = other.protections
    self.submissions = submissions
  }

  /// What kept the learners' code from the rest of the machine, in words.
  var protectionsInWords: String {
    protections.isEmpty ? "none" : protections.joined(separator: ", ")
  }
}

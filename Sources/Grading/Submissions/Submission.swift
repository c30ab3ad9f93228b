import Exercises
import Foundation

/// What one learner has handed in.
public struct Submission: Hashable, Sendable {
  /// What it is called: the name of its folder.
  public let name: FileName
  /// What it has for each exercise, in the order in which they were asked for.
  public let handedIn: [HandedIn]
}

extension Submission {
  /// Reads a folder that is one submission, or that has one in each of its folders.
  ///
  /// - Throws: If there is none.
  public static func all(
    in folder: URL, of course: Course, exercises: [Exercise]
  ) throws -> [Submission] {
    let root = try OpenFolder(at: folder.path)
    let layout = SubmissionLayout(course: course)
    let reader = try AnswerReader(exercises: exercises)
    if layout.isSubmission(root) {
      let name = FileName(folder.standardizedFileURL.lastPathComponent)
      return [Submission(name: name, handedIn: reader.read(layout.exercises(in: root)))]
    }
    var submissions: [Submission] = []
    var isAnySubmission = false
    for name in root.names() where !name.isHidden {
      guard let folder = root.folder(name) else { continue }
      isAnySubmission = isAnySubmission || layout.isSubmission(folder)
      submissions.append(
        Submission(name: name, handedIn: reader.read(layout.exercises(in: folder))))
    }
    guard isAnySubmission else {
      throw GradingError(
        "there is no submission in \(folder.path): neither it nor a folder in it has an exercise, "
          + "such as 1-checkable-list/1-item-default or item-default")
    }
    return submissions
  }
}

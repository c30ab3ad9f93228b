import Exercises

/// Where in a submission the exercises lie.
///
/// They lie in the folders of their chapters, or at its top. Numbers in front of the names make no
/// difference, for they change with the course. All of it may lie in one folder `MyExercises`.
struct SubmissionLayout {
  /// A folder of an exercise, by the way to it.
  struct Place {
    /// The names of the folders, from the submission's own on.
    let path: [FileName]
    /// The folder; `nil` if it is a link or can't be read.
    let folder: OpenFolder?

    var description: String { path.map(\.description).joined(separator: "/") }
  }

  private let exercises: [FileName: Exercise.ID]
  private let chapters: Set<FileName>
  private static let nest = FileName("MyExercises")

  init(course: Course) {
    var exercises: [FileName: Exercise.ID] = [:]
    for exercise in course.exercises {
      for former in exercise.formerIDs { exercises[FileName(former)] = exercise.id }
    }
    for exercise in course.exercises { exercises[FileName(exercise.id)] = exercise.id }
    self.exercises = exercises
    chapters = Set(
      course.chapters.map { FileName($0.folder.lastPathComponent).withoutNumber })
  }

  /// Whether a folder has an exercise, wherever it may lie.
  func isSubmission(_ folder: OpenFolder) -> Bool { !exercises(in: folder).isEmpty }

  /// The exercises' folders; more than one for an exercise that lies there twice.
  func exercises(in folder: OpenFolder) -> [Exercise.ID: [Place]] {
    let places = exercises(in: folder, at: [], mayNest: true)
    return Dictionary(grouping: places) { $0.id }.mapValues { $0.map(\.place) }
  }

  private func exercises(
    in folder: OpenFolder, at path: [FileName], mayNest: Bool
  ) -> [(id: Exercise.ID, place: Place)] {
    var found: [(id: Exercise.ID, place: Place)] = []
    for name in folder.names() {
      let kind = folder.kind(of: name)
      guard kind == .folder || kind == .link else { continue }
      if let id = exercises[name] ?? exercises[name.withoutNumber] {
        found.append((id, Place(path: path + [name], folder: folder.folder(name))))
      } else if chapters.contains(name.withoutNumber), let inner = folder.folder(name) {
        found += inner.exerciseFolders(named: exercises, at: path + [name])
      } else if mayNest, name == Self.nest, let inner = folder.folder(name) {
        found += exercises(in: inner, at: path + [name], mayNest: false)
      }
    }
    return found
  }
}

extension OpenFolder {
  fileprivate func exerciseFolders(
    named ids: [FileName: Exercise.ID], at path: [FileName]
  ) -> [(id: Exercise.ID, place: SubmissionLayout.Place)] {
    names().compactMap { name in
      guard let id = ids[name] ?? ids[name.withoutNumber], let kind = kind(of: name),
        kind == .folder || kind == .link
      else { return nil }
      return (id, SubmissionLayout.Place(path: path + [name], folder: folder(name)))
    }
  }
}

import Exercises
import Foundation

/// The folder in which a learner works: a package of its own, with a folder for each exercise.
///
/// What the learner has written is never overwritten. When the course gives an exercise another number
/// or another name, the learner's folder moves with it.
public struct LearnerFolder: Sendable {
  /// The folder's name in the workspace.
  public static let name = "MyExercises"

  /// The folder.
  public let url: URL
  let course: Course
  let workspace: Workspace

  /// Describes the folder, without making it.
  public init(workspace: Workspace, course: Course) {
    self.workspace = workspace
    self.course = course
    url = workspace.folder.appending(path: Self.name)
  }

  /// Whether it was made already.
  public var exists: Bool {
    FileManager.default.fileExists(atPath: url.appending(path: LearnerPackage.fileName).path)
  }

  /// Where the runner keeps what it knows of the learner.
  public var store: URL { url.appending(path: ".progress") }

  /// Where an exercise is to be.
  public func place(of exercise: Exercise) -> URL { url.appending(path: path(of: exercise)) }

  /// Where an exercise is to be, from the folder on, such as `1-checkable-list/1-item-default`.
  public func path(of exercise: Exercise) -> String {
    "\(exercise.chapter.number)-\(exercise.chapter.slug)/\(exercise.number)-\(exercise.id)"
  }

  /// Where a file of an exercise is, as seen from the workspace.
  public func path(of file: String, in exercise: Exercise) -> String {
    "\(Self.name)/\(path(of: exercise))/\(file)"
  }

  /// Makes the folder, or brings it up to date with the course.
  ///
  /// - Returns: What the learner should know of it, a sentence each.
  public func prepare() throws -> [String] {
    try checkPlace()
    return try FolderLock(folder: store).whileLocked {
      var remarks = try moveExercises()
      var made = MadeFiles(store: store)
      for exercise in course.exercises {
        remarks += try write(filesOf(exercise), to: place(of: exercise), for: exercise, &made)
      }
      let package = SourceFile(
        name: LearnerPackage.fileName,
        content: Data(LearnerPackage(folder: self).manifest().utf8))
      remarks += try write([package], to: url, for: nil, &made)
      try made.save()
      return remarks
    }
  }

  private func checkPlace() throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard isThere, !isFolder.boolValue else { return }
    throw LearningError(
      "\(url.path) is no folder; move it away, and the course makes a folder there")
  }

  private func filesOf(_ exercise: Exercise) throws -> [SourceFile] {
    let readme = try LearnerPackage(folder: self).readMe(of: exercise)
    return try exercise.given().replaced(by: exercise.starter())
      + [SourceFile(name: LearnerPackage.readMeName, content: Data(readme.utf8))]
  }

  /// Writes what isn't there, and replaces what is still as it was made.
  private func write(
    _ files: [SourceFile], to folder: URL, for exercise: Exercise?, _ made: inout MadeFiles
  ) throws -> [String] {
    var remarks: [String] = []
    for file in files {
      let url = folder.appending(path: file.name)
      let key = [exercise?.id, file.name].compactMap { $0 }.joined(separator: "/")
      let formerKeys = (exercise?.formerIDs ?? []).map { "\($0)/\(file.name)" }
      if let present = try? Data(contentsOf: url) {
        if present == file.content {
          if !made.knows(key) { made.note(present, as: key) }
        } else if made.isUntouched(present, as: [key] + formerKeys) {
          try ReplacedFile(url: url).write(file.content)
          made.note(file.content, as: key)
        } else if exercise == nil {
          remarks.append(
            "\(Self.name)/\(file.name) was changed, so the course leaves it as it is; "
              + "delete it to get a new one.")
        }
      } else if !FileManager.default.fileExists(atPath: url.path) {
        if let exercise, made.knows(key), file.name != LearnerPackage.readMeName {
          remarks.append(
            "\(path(of: file.name, in: exercise)) was gone; it is there again, as at the start.")
        }
        try ReplacedFile(url: url).write(file.content)
        made.note(file.content, as: key)
      }
    }
    return remarks
  }
}

extension Chapter {
  /// What the chapter is called in folders, without its number.
  var slug: String {
    let name = folder.lastPathComponent
    return String(name.drop { $0.isNumber || $0 == "-" })
  }
}

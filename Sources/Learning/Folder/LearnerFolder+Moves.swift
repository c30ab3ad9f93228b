import Exercises
import Foundation

extension LearnerFolder {
  /// Moves the folders of exercises that have another number or another name now.
  func moveExercises() throws -> [String] {
    let missing = course.exercises.filter { !isFolder(place(of: $0)) }
    guard !missing.isEmpty else { return [] }
    let present = presentFolders()
    var remarks: [String] = []
    for exercise in missing {
      let names = [exercise.id] + exercise.formerIDs.filter { id in !isPresent(id) }
      guard let old = names.lazy.compactMap({ present[$0] }).first else { continue }
      let new = place(of: exercise)
      try FileManager.default.createDirectory(
        at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard rename(url.appending(path: old).path, new.path) == 0 else {
        throw LearningError.system("move to \(path(of: exercise)):", url.appending(path: old))
      }
      // Only if nothing is left in it.
      rmdir(url.appending(path: old).deletingLastPathComponent().path)
      remarks.append("\(Self.name)/\(old) is now \(Self.name)/\(path(of: exercise)).")
    }
    return remarks
  }

  /// Where an exercise is now, also before it was moved; `nil` if it isn't there.
  func presentPlace(of exercise: Exercise) -> URL? {
    let place = place(of: exercise)
    if isFolder(place) { return place }
    let present = presentFolders()
    let names = [exercise.id] + exercise.formerIDs.filter { id in !isPresent(id) }
    return names.lazy.compactMap { present[$0] }.first.map { url.appending(path: $0) }
  }

  private func isPresent(_ id: Exercise.ID) -> Bool {
    course.exercises.contains { $0.id == id }
  }

  /// The folders of exercises by what they are called, whatever their numbers are.
  private func presentFolders() -> [Exercise.ID: String] {
    var folders: [Exercise.ID: String] = [:]
    for chapter in numbered(in: url) {
      for exercise in numbered(in: url.appending(path: chapter)) {
        let id = String(exercise.drop { $0.isNumber }.dropFirst())
        folders[id] = folders[id] ?? "\(chapter)/\(exercise)"
      }
    }
    return folders
  }

  private func numbered(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.first?.isNumber == true && $0.contains("-") }.sorted()
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

import Exercises
import Foundation

extension LearnerFolder {
  /// The learner's files of an exercise: those that have the names of the starter's.
  ///
  /// - Throws: If one of them is not there, or can't be read.
  public func answer(to exercise: Exercise) throws -> [SourceFile] {
    let place = presentPlace(of: exercise) ?? place(of: exercise)
    return try exercise.answerNames().map { name in
      let file = place.appending(path: name)
      do {
        return SourceFile(name: name, content: try Data(contentsOf: file))
      } catch {
        throw LearningError(
          FileManager.default.fileExists(atPath: file.path)
            ? "can't read \(file.path): \(error.localizedDescription)"
            : "\(path(of: name, in: exercise)) isn't there; "
              + "'course reset \(exercise.id)' brings the starter back")
      }
    }
  }

  /// What the learner should know of the other files of an exercise, a sentence each.
  public func remarks(on exercise: Exercise) throws -> [String] {
    let place = presentPlace(of: exercise) ?? place(of: exercise)
    let given = try exercise.given()
    let answer = try exercise.answerNames()
    let differing = given.filter { file in
      (try? Data(contentsOf: place.appending(path: file.name))) != file.content
    }
    let extra = try [SourceFile].inFolder(place).map(\.name).filter { name in
      !answer.contains(name) && !given.contains { $0.name == name }
    }
    return differing.map {
      "\($0.name) isn't as the course gives it. The judge takes the course's own."
    } + extra.map { "\($0) isn't part of the exercise. The judge leaves it out." }
  }

  /// Puts the starter back.
  ///
  /// - Returns: Where the learner's own files are now; `nil` if there were none to keep.
  public func reset(_ exercise: Exercise) throws -> URL? {
    try FolderLock(folder: store).whileLocked {
      let place = place(of: exercise)
      let starter = try exercise.starter()
      let fresh = try exercise.given().replaced(by: starter)
      let own = fresh.compactMap { file in
        (try? Data(contentsOf: place.appending(path: file.name))).map {
          SourceFile(name: file.name, content: $0)
        }
      }.filter { !fresh.contains($0) }
      let kept = try own.isEmpty ? nil : keep(own, of: exercise)
      for file in fresh {
        let url = place.appending(path: file.name)
        guard (try? Data(contentsOf: url)) != file.content else { continue }
        try ReplacedFile(url: url).write(file.content)
      }
      return kept
    }
  }

  private func keep(_ files: [SourceFile], of exercise: Exercise) throws -> URL {
    let all = url.appending(path: ".kept")
    try FileManager.default.createDirectory(at: all, withIntermediateDirectories: true)
    var number = 1
    while FileManager.default.fileExists(
      atPath: all.appending(path: "\(exercise.id)-\(number)").path)
    {
      number += 1
    }
    let folder = all.appending(path: "\(exercise.id)-\(number)")
    for file in files {
      try ReplacedFile(url: folder.appending(path: file.name)).write(file.content)
    }
    return folder
  }
}

extension Exercise {
  /// The names of the files that the learner changes.
  func answerNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Starter").path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}

import Exercises
import Foundation

/// What makes a package of the learner's folder, so that editors complete and explain the code in it.
struct LearnerPackage {
  static let fileName = "Package.swift"
  static let readMeName = "README.md"

  let folder: LearnerFolder

  /// The package's manifest: each exercise is a target of its own.
  func manifest() -> String {
    """
    // swift-tools-version: 6.0
    // The course makes this file, so that your editor knows the exercises.

    import PackageDescription

    let package = Package(
      name: "\(LearnerFolder.name)",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "SideBySide", path: "..")],
      targets: [
    \(folder.course.exercises.map { target(for: $0) + "," }.joined(separator: "\n"))
      ]
    )

    """
  }

  private func target(for exercise: Exercise) -> String {
    let kind = exercise.writesTests ? "testTarget" : "target"
    let products = exercise.modules.map { #".product(name: "\#($0)", package: "SideBySide")"# }
    return """
          .\(kind)(
            name: "\(name(of: exercise))",
            dependencies: [\(products.joined(separator: ", "))],
            path: "\(folder.path(of: exercise))",
            exclude: ["\(Self.readMeName)"])
      """
  }

  /// A module's name, such as `ItemDefaultExercise`; its end keeps it apart from the workspace's own.
  private func name(of exercise: Exercise) -> String {
    let words = exercise.id.split { !$0.isLetter && !$0.isNumber }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Exercise"
  }

  /// What is asked, beside the files.
  func readMe(of exercise: Exercise) throws -> String {
    let task = try exercise.task().trimmingCharacters(in: .whitespacesAndNewlines)
    let files = try exercise.starter().map { "`\($0.name)`" }.joined(separator: " and ")
    return """
      \(task)

      ---

      Exercise \(exercise.label), about \(exercise.minutes) minutes. Work in \(files). \
      `swift run course` gives a verdict on each save; so does once `swift run course check \
      \(exercise.id)`. To read: \(lesson(of: exercise)).

      """
  }

  private func lesson(of exercise: Exercise) -> String {
    let lesson = exercise.lesson
    return lesson.contains("://") ? "<\(lesson)>" : "[\(lesson)](../../../\(lesson))"
  }
}

extension Exercise {
  /// Where it stands in the course, such as `3.4`.
  public var label: String { "\(chapter.number).\(number)" }
}

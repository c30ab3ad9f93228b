import Exercises
import Foundation
import Judging

/// Reads answers from the folders of exercises: the files that a starter has, and no others.
struct AnswerReader {
  /// What is known of an exercise beforehand.
  private struct Form {
    let id: Exercise.ID
    let names: [String]
    let given: [SourceFile]
    let solution: UnusualCode
  }

  /// The most bytes that a file may have.
  static let largestFile = 256 << 10

  private let forms: [Form]

  init(exercises: [Exercise]) throws {
    forms = try exercises.map { exercise in
      Form(
        id: exercise.id, names: try exercise.starter().map(\.name), given: try exercise.given(),
        solution: UnusualCode(in: try exercise.solution()))
    }
  }

  /// What was handed in for each exercise.
  func read(_ places: [Exercise.ID: [SubmissionLayout.Place]]) -> [HandedIn] {
    forms.map { form in
      let places = places[form.id] ?? []
      guard let place = places.first else { return HandedIn(answer: .nothing) }
      guard places.count == 1 else {
        let all = places.map(\.description).joined(separator: " and ")
        return HandedIn(
          answer: .unusable(.tampered, reason: "The exercise was handed in twice: \(all)."))
      }
      guard let folder = place.folder else {
        let reason = "\(place.description) is a link, or can't be read."
        return HandedIn(answer: .unusable(.tampered, reason: reason))
      }
      return read(form, in: folder)
    }
  }

  private func read(_ form: Form, in folder: OpenFolder) -> HandedIn {
    var files: [SourceFile] = []
    var missing: [String] = []
    for name in form.names {
      switch folder.read(FileName(name), limit: Self.largestFile) {
      case .missing: missing.append(name)
      case .unusable(let reason):
        return HandedIn(answer: .unusable(.tampered, reason: "\(name) \(reason)."))
      case .content(let content):
        guard String(data: content, encoding: .utf8) != nil else {
          let reason = "\(name) is no text in UTF-8."
          return HandedIn(answer: .unusable(.doesNotCompile, reason: reason))
        }
        files.append(SourceFile(name: name, content: content))
      }
    }
    guard !files.isEmpty else { return HandedIn(answer: .nothing) }
    guard missing.isEmpty else {
      let reason = "\(missing.joined(separator: " and ")) is missing."
      return HandedIn(answer: .unusable(.doesNotCompile, reason: reason))
    }
    return HandedIn(answer: .files(files), notes: notes(on: files, of: form, in: folder))
  }

  private func notes(on files: [SourceFile], of form: Form, in folder: OpenFolder) -> [String] {
    let changed = form.given.filter { file in
      switch folder.read(FileName(file.name), limit: Self.largestFile) {
      case .missing: false
      case .unusable: true
      case .content(let content): content != file.content
      }
    }
    return changed.map { "\($0.name) isn't as it was given; the course's own was used." }
      + files.flatMap { file in
        UnusualCode(in: [file]).words(besides: form.solution).map {
          "\(file.name) uses '\($0)', which no answer needs; look at it."
        }
      }
  }
}

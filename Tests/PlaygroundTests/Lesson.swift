import Foundation
import Prediction
import Testing

/// A page as the tests see it: its place in the playground, its source and its program.
struct Lesson: Sendable, CustomTestStringConvertible {
  /// The page's title in the playground, and its folder's name.
  var title: String

  var testDescription: String { name }

  /// The program's name.
  var name: String { title.lowercased().replacing(" ", with: "-") }

  var file: URL { Page.pagesFolder.appending(path: "\(title).xcplaygroundpage/Contents.swift") }

  var source: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  /// The source's lines, without the line breaks.
  var lines: [String] {
    get throws {
      try source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// What the page's program does when it is run by itself: once for all the tests.
  var outcome: Outcome {
    get throws { try Self.outcomes[name]!.get() }
  }

  private static let outcomes = Dictionary(
    uniqueKeysWithValues: all.map { lesson in (lesson.name, Result { try run(lesson.name) }) })

  /// The pages in the playground's order.
  static let all = [
    "Value Types", "Reference Types", "Choosing Types", "Protocols and Inheritance", "Bindings",
  ].map(Lesson.init)
}

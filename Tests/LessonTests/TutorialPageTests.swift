import Exercises
import Foundation
import Testing

@Suite("The course's pages")
struct TutorialPageTests {
  private let course: Course
  private let readme: String
  private let guide: String

  private static let tutorials = Lesson.root.appending(path: "Tutorials")

  init() throws {
    course = try Lesson.course()
    readme = try String(
      contentsOf: Self.tutorials.appending(path: "README.md"), encoding: .utf8)
    guide = try String(
      contentsOf: Self.tutorials.appending(path: "InstructorGuide.md"), encoding: .utf8)
  }

  // MARK: The README

  @Test("show each chapter with its minutes, and each exercise with its title, minutes and idea")
  func tables() {
    let shown = readme.split(separator: "\n").filter {
      $0.hasPrefix("### ") || $0.prefixMatch(of: /\| \d+\.\d+ \|/) != nil
    }
    let expected = course.tables
    #expect(Set(shown.map(String.init)).symmetricDifference(expected) == [])
    #expect(shown.map(String.init) == expected)
  }

  @Test("count the exercises and their minutes right")
  func totals() {
    let exercises = course.exercises
    #expect(readme.contains("in \(exercises.count) small exercises"))
    #expect(readme.contains("\n\(exercises.count) exercises, \(exercises.minutes) minutes in all"))
  }

  // MARK: The guide

  @Test("plan each exercise for one week, and no other")
  func plan() {
    let weeks = PlannedWeek.all(in: guide)
    #expect(weeks.map(\.number) == Array(1...12))
    let planned = weeks.flatMap { $0.inClass + $0.atHome }
    #expect(planned.sorted() == course.exercises.map(\.id).sorted())
  }

  @Test("sum up the minutes of each week, and of the term")
  func minutes() {
    let weeks = PlannedWeek.all(in: guide)
    func sum(_ ids: [String]) -> Int { course.exercises.filter { ids.contains($0.id) }.minutes }
    for week in weeks {
      #expect(week.minutesInClass == sum(week.inClass), "in class, week \(week.number)")
      #expect(week.minutesAtHome == sum(week.atHome), "at home, week \(week.number)")
    }
    let (inClass, atHome) = (sum(weeks.flatMap(\.inClass)), sum(weeks.flatMap(\.atHome)))
    #expect(guide.contains("\(inClass) minutes of exercises in class and \(atHome) at home"))
  }

  // MARK: Links

  @Test("link only to files and headings that are there", arguments: ["README", "InstructorGuide"])
  func links(page: String) throws {
    let file = Self.tutorials.appending(path: "\(page).md")
    let links = try String(contentsOf: file, encoding: .utf8).matches(of: /\]\(([^)\s]+)\)/)
    #expect(links.count >= 10)
    for link in links.map({ String($0.1) }) where !link.contains("://") {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target =
        parts[0].isEmpty ? file : Self.tutorials.appending(path: parts[0]).standardized
      try #require(FileManager.default.fileExists(atPath: target.path), "\(link)")
      guard parts.count == 2 else { continue }
      let anchors = try String(contentsOf: target, encoding: .utf8).headings.map(\.anchor)
      #expect(anchors.contains(parts[1]), "\(link)")
    }
  }
}

/// A week of the guide's plan.
private struct PlannedWeek {
  let number: Int
  let inClass: [String]
  let minutesInClass: Int
  let atHome: [String]
  let minutesAtHome: Int

  static func all(in guide: String) -> [PlannedWeek] {
    guide.split(separator: "\n").compactMap { line in
      guard
        let row = line.wholeMatch(of: /\| (\d+) \| (.*) \| (\d+) \| (.*)\| (\d+) \|/),
        let number = Int(row.1), let inClass = Int(row.3), let atHome = Int(row.5)
      else { return nil }
      return PlannedWeek(
        number: number, inClass: row.2.names, minutesInClass: inClass, atHome: row.4.names,
        minutesAtHome: atHome)
    }
  }
}

extension Course {
  /// The headings of the chapters and the rows of their tables, as the README has them.
  fileprivate var tables: [String] {
    chapters.flatMap { chapter in
      let exercises = exercises.filter { $0.chapter == chapter }
      let lesson = "Lessons/\(chapter.folder.lastPathComponent).md"
      let heading = "[\(chapter.title)](\(lesson)), \(exercises.minutes) minutes"
      return ["### \(chapter.number) \(heading)"] + exercises.map(\.row)
    }
  }
}

extension Exercise {
  /// The exercise's row in the README.
  fileprivate var row: String {
    let link = "[\(title)](\(lesson.replacing("Tutorials/", with: "")))\(writesTests ? " ✎" : "")"
    return "| \(chapter.number).\(number) | \(link) | \(minutes) | \(idea) |"
  }
}

extension [Exercise] {
  fileprivate var minutes: Int { map(\.minutes).reduce(0, +) }
}

extension Substring {
  /// The names that stand in it as code.
  fileprivate var names: [String] { matches(of: /`([a-z0-9-]+)`/).map { String($0.1) } }
}

extension String {
  /// The headings of a page.
  fileprivate var headings: [String] {
    split(separator: "\n").compactMap { $0.wholeMatch(of: /#+ (.*)/).map { String($0.1) } }
  }

  /// How a heading is linked to.
  fileprivate var anchor: String {
    String(
      lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}

import Foundation
import Prediction
import Testing

/// The form that makes a page a lesson, in Xcode and in a terminal.
@Suite struct PageFormTests {
  @Test("A page is at most 150 lines long", arguments: Lesson.all)
  func length(lesson: Lesson) throws {
    // The line break at the end of the file makes no line.
    #expect(try lesson.lines.count - 1 <= 150)
  }

  @Test("The playground lists its pages in the order of the lessons, and no others exist")
  func order() throws {
    let contents = Page.pagesFolder.deletingLastPathComponent()
      .appending(path: "contents.xcplayground")
    let text = try String(contentsOf: contents, encoding: .utf8)
    #expect(
      text.matches(of: /<page name='(.+)'\/>/).map { String($0.1) } == Lesson.all.map(\.title))
    #expect(Page.all.map(\.name).sorted() == Lesson.all.map(\.name).sorted())
  }

  @Test("A page links to the one before it and the one after it", arguments: Lesson.all.indices)
  func links(index: Int) throws {
    let links = try Lesson.all[index].source.matches(of: /\[.+: (.+)\]\(@(next|previous)\)/)
      .map { "\($0.2): \($0.1)" }
    let previous = index > 0 ? ["previous: \(Lesson.all[index - 1].title)"] : []
    let next = index < 4 ? ["next: \(Lesson.all[index + 1].title)"] : []
    #expect(links == previous + next)
  }

  @Test("A page imports nothing of this package", arguments: Lesson.all)
  func imports(lesson: Lesson) throws {
    let imports = try lesson.lines.filter { $0.hasPrefix("import ") }
    #expect(imports.allSatisfy { $0 == "import Foundation" })
  }

  @Test("A page's headings in the terminal are those of its markup", arguments: Lesson.all)
  func headings(lesson: Lesson) throws {
    let titles = PageSource(try lesson.source).sections.map(\.title)
    #expect(titles.count >= 5)
    #expect(PageOutput(try lesson.outcome.output).sections.map(\.title) == titles)
  }

  @Test(
    "Every section prints a result or a figure, and says what to make of it", arguments: Lesson.all)
  func remarks(lesson: Lesson) throws {
    for section in PageOutput(try lesson.outcome.output).sections {
      #expect(section.lines.contains { $0.isResult }, "\(section.title)")
      let remarks = section.lines.filter { $0.isRemark }
      #expect((1...2).contains(remarks.count), "\(section.title)")
    }
  }

  @Test("A result stands beside the very expression that made it", arguments: Lesson.all)
  func expressions(lesson: Lesson) throws {
    for line in try lesson.lines where line.hasPrefix("show(") {
      let expression = PageSource.firstArgument(of: line)
      #expect(line.hasSuffix(", \(expression))"), "\(line)")
    }
  }

  @Test("A step that is announced is the line that runs next", arguments: Lesson.all)
  func steps(lesson: Lesson) throws {
    let lines = try lesson.lines
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("step(") {
      #expect(PageSource.firstArgument(of: line) == next)
    }
  }

  @Test("All pages print in the same way")
  func printing() throws {
    let blocks = try Lesson.all.map { lesson in
      let lines = try lesson.lines
      let start = try #require(lines.firstIndex { $0.hasPrefix("// How the page prints") })
      let end = try #require(lines[start...].firstIndex { $0.hasPrefix("func note(") })
      return lines[start...end].joined(separator: "\n")
    }
    #expect(Set(blocks).count == 1)
  }
}

extension PageOutput.Line {
  fileprivate var isResult: Bool {
    switch self {
    case .result: true
    case .text(let text): text.contains(" ≈ ")
    }
  }

  fileprivate var isRemark: Bool {
    if case .text(let text) = self { text.hasPrefix("  ▸ ") } else { false }
  }
}

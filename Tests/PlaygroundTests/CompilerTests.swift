import Foundation
import Testing

/// What the pages say that the compiler accepts and refuses, asked of the compiler.
///
/// A page makes such a claim in a comment where the line would stand, in one of two forms:
///
///     // compiles: rex.name = "Max"
///
///     // does not compile: rex = lookalike
///     // error: cannot assign to value: 'rex' is a 'let' constant
@Suite struct CompilerTests {
  @Test("Every line that a page says compiles is accepted in its place", arguments: Lesson.all)
  func accepted(lesson: Lesson) throws {
    let claims = try lesson.claims.filter { $0.error == nil }
    for claim in claims {
      let errors = try typecheck(lesson.lines(puttingBack: claim))
      #expect(errors.isEmpty, "\(claim.code)")
    }
  }

  @Test(
    "Every line that a page says does not compile is refused with the error that it quotes",
    arguments: Lesson.all)
  func refused(lesson: Lesson) throws {
    for claim in try lesson.claims {
      guard let error = claim.error else { continue }
      let errors = try typecheck(lesson.lines(puttingBack: claim))
      #expect(errors == [CompilerError(line: claim.index + 1, message: error)], "\(claim.code)")
    }
  }

  @Test("Each form of claim is found in the pages, so that the checks above check something")
  func claimsAreFound() throws {
    let claims = try Lesson.all.flatMap { try $0.claims }
    #expect(claims.count { $0.error == nil } >= 3)
    #expect(claims.count { $0.error != nil } >= 7)
  }

  @Test(
    "A page compiles as in a playground too: without main-actor isolation, in either language mode",
    arguments: Lesson.all, ["5", "6"])
  func compilesInPlayground(lesson: Lesson, languageMode: String) throws {
    #expect(try typecheck(lesson.lines, options: ["-swift-version", languageMode]) == [])
  }
}

/// A line that stands in a page as a comment, and what the compiler says to it.
private struct Claim {
  /// Where the comment is, among the page's lines.
  var index: Int
  var code: String

  /// The message that refuses the line; nil if it compiles.
  var error: String?
}

private struct CompilerError: Equatable {
  var line: Int
  var message: String
}

extension Lesson {
  fileprivate var claims: [Claim] {
    get throws {
      let lines = try lines.map { $0.drop { $0 == " " } }
      return try lines.indices.compactMap { index in
        if let code = lines[index].text(after: "// compiles: ") {
          return Claim(index: index, code: code)
        }
        guard let code = lines[index].text(after: "// does not compile: ") else { return nil }
        let error = try #require(lines[index + 1].text(after: "// error: "), "after \(code)")
        return Claim(index: index, code: code, error: error)
      }
    }
  }

  fileprivate func lines(puttingBack claim: Claim) throws -> [String] {
    var lines = try lines
    lines[claim.index] = claim.code
    return lines
  }
}

extension Substring {
  fileprivate func text(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

/// Asks the compiler about a page.
///
/// - Returns: All errors that it finds, none twice.
private func typecheck(
  _ lines: [String],
  options: [String] = ["-swift-version", "6", "-default-isolation", "MainActor"]
) throws -> [CompilerError] {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Contents.swift")
  try Data(lines.joined(separator: "\n").utf8).write(to: file)

  let outcome = try run(
    URL(filePath: "/usr/bin/env"), ["swiftc", "-typecheck"] + options + [file.path])
  var errors: [CompilerError] = []
  for match in outcome.output.matches(of: /Contents\.swift:(\d+):\d+: error: (.+)/) {
    let error = CompilerError(line: try #require(Int(match.1)), message: String(match.2))
    if !errors.contains(error) { errors.append(error) }
  }
  #expect((outcome.status == 0) == errors.isEmpty, "\(outcome.output)")
  return errors
}

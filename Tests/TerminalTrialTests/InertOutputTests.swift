import Foundation
import Testing

extension ProcessTests {
  @Suite("What a script can make the programs print")
  struct InertOutputTests {
    private static let hostile =
      Data("add \u{1B}[2J\u{1B}]0;title\u{7}red\n".utf8)
      + Data("add a\u{202E}gpj\u{2066}\u{200B}\u{FEFF}\u{AD}b\n".utf8)
      + Data("rename 1 \u{9B}31m\u{2028}c\n".utf8)
      // A lone surrogate, and bytes that no text has.
      + Data("add s".utf8) + Data([0xED, 0xA0, 0x80, 0xFF, 0xC0, 0xAF]) + Data("e\n".utf8)

    private static let long =
      Data("add \(String(repeating: "x", count: 1 << 20))\n".utf8)
      + Data("add y\(String(repeating: "\u{301}", count: 1 << 19))\n".utf8)
      + Data("rename 1 \"\(String(repeating: "\\u{202e}", count: 1 << 16))\"\n".utf8)

    private static func expectInert(_ data: Data, _ comment: Comment) throws {
      let text = try #require(String(data: data, encoding: .utf8), comment)
      let steering = text.unicodeScalars.first { scalar in
        switch scalar {
        case "\n", "\u{200D}": false
        default:
          scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .lineSeparator
        }
      }
      #expect(steering == nil, comment)
      let longest = text.split(separator: "\n").map(\.utf8.count).max() ?? 0
      #expect(longest < 10_000, comment)
    }

    @Test(
      "is inert and bounded, and can still be seen: apps and console",
      arguments: ["mvc-app", "mvvm-app"])
    func apps(name: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let console = folder.appending(path: "console.log")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let result = try await Products.run(
        name, ["--data", folder.path, "--console", console.path], input: Self.hostile + Self.long)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      try Self.expectInert(result.output, "output")
      let output = String(decoding: result.output, as: UTF8.self)
      #expect(output.contains("add ␛[2J␛]0;title␇red"))
      #expect(output.contains("a·gpj····b"))
      #expect(output.contains("s\u{FFFD}\u{FFFD}"))
      #expect(output.utf8.count < 100_000)
      let log = try Data(contentsOf: console)
      try Self.expectInert(log, "console")
      #expect(String(decoding: log, as: UTF8.self).contains(#"a\u{202E}gpj\u{2066}\u{200B}"#))
      #expect(log.count < 100_000)
    }

    @Test("is inert and bounded: compare, as text and as JSON")
    func compare() async throws {
      let text = try await Products.run(
        "compare", ["--script", "-"], input: Self.hostile + Self.long)
      #expect(text.status == 0)
      try Self.expectInert(text.output, "text")
      #expect(text.output.count < 200_000)
      let json = try await Products.run(
        "compare", ["--script", "-", "--format", "json"], input: Self.hostile)
      #expect(json.status == 0)
      try Self.expectInert(json.output, "JSON")
      let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
      let steps = object?["steps"] as? [[String: Any]]
      let actions = steps?.compactMap { $0["action"] as? String } ?? []
      #expect(actions.contains("add a\u{202E}gpj\u{2066}\u{200B}\u{FEFF}\u{AD}b"))
    }

    @Test("is inert and bounded: messages on standard error")
    func errors() async throws {
      let word = "\u{1B}[31m\u{202E}\u{200B}"
      let lines = Data("\(word) x\nadd\n\(String(repeating: "z", count: 1 << 20))\n".utf8)
      let bad = lines + Data(String(repeating: "tggle 1\n", count: 5_000).utf8)
      for (name, arguments) in [
        ("mvc-app", ["--data", "/dev/null/\(word)"]),
        ("mvvm-app", ["--data", "/dev/null/\(word)"]),
        ("compare", ["--script", "-"]),
      ] {
        let result = try await Products.run(name, arguments, input: bad)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        try Self.expectInert(result.errors, "\(name)")
        let text = String(decoding: result.errors, as: UTF8.self)
        #expect(text.contains(#"unknown action '\u{1b}[31m\u{202e}\u{200b}'"#))
        #expect(text.contains("and 4983 more lines"))
        #expect(text.utf8.count < 5_000)
      }
      for name in ["mvc-app", "mvvm-app", "compare", "trial-terminal"] {
        let result = try await Products.run(name, ["--\(word)"])
        #expect(result.status == 2)
        try Self.expectInert(result.errors, "\(name)")
      }
      let missing = try await Products.run("compare", ["--script", "/\(word)"])
      #expect(missing.status == 2)
      try Self.expectInert(missing.errors, "a file that is missing")
    }
  }
}

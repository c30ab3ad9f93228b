import TerminalUI

/// What is asked, written in simple Markdown, as lines of text.
///
/// It knows headings, paragraphs, lists, blocks of code, **bold** words and `code`.
public struct TaskText {
  private let markdown: String

  /// Creates the text of an exercise's task.
  public init(_ markdown: String) {
    self.markdown = markdown
  }

  /// The lines, not yet broken to a width; paragraphs have an empty line between them.
  public var lines: [TextLine] {
    var lines: [TextLine] = []
    var isCode = false
    var canContinue = false
    for raw in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = raw.trimmingSuffix { $0.isWhitespace }
      if line.hasPrefix("```") {
        isCode.toggle()
        canContinue = false
      } else if isCode {
        lines.append(TextLine("  " + line, style: .code, indent: 4))
      } else if line.isEmpty {
        if lines.last?.text.isEmpty == false { lines.append(TextLine()) }
        canContinue = false
      } else if line.hasPrefix("#") {
        lines.append(TextLine(String(line.drop { $0 == "#" || $0 == " " }), style: .bold))
      } else if let indent = line.listIndent {
        lines.append(TextLine(parts: Self.parts(of: line), indent: indent))
        canContinue = true
      } else if canContinue, let last = lines.indices.last {
        lines[last].parts += Self.parts(of: " " + line.drop { $0 == " " })
      } else {
        lines.append(TextLine(parts: Self.parts(of: line)))
        canContinue = true
      }
    }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func parts(of line: some StringProtocol) -> [TextLine.Part] {
    var parts: [TextLine.Part] = []
    for (index, piece) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        // With its marks, so that it can be told without colours, too.
        parts.append(TextLine.Part(text: "`\(piece)`", style: .code))
        continue
      }
      let words = String(piece).split(separator: "**", omittingEmptySubsequences: false)
      for (index, text) in words.enumerated() where !text.isEmpty {
        parts.append(TextLine.Part(text: String(text), style: index % 2 == 1 ? .bold : .plain))
      }
    }
    return parts
  }
}

extension Style {
  /// Swift code in a text.
  static let code = Style(color: .cyan)
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }

  /// Where the words of an item of a list begin; `nil` if the line is none.
  fileprivate var listIndent: Int? {
    let margin = prefix { $0 == " " }.count
    let item = dropFirst(margin)
    if item.hasPrefix("- ") || item.hasPrefix("* ") { return margin + 2 }
    let number = item.prefix { $0.isNumber }
    guard !number.isEmpty, item.dropFirst(number.count).hasPrefix(". ") else { return nil }
    return margin + number.count + 2
  }
}

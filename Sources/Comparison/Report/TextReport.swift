import Foundation
import Scripting
import TerminalUI

/// A comparison as text: MVC at the left, MVVM at the right.
public struct TextReport: Report {
  /// How the text is made.
  public struct Options {
    /// The columns to fill.
    public var width = 100
    /// Whether colours may be used.
    public var usesColor = false
    /// Whether to print the screen after each action.
    public var showsScreens = false

    /// Creates the options for a pipe.
    public init() {}
  }

  /// How many characters of a line of a script, and of a message, are shown.
  private static let longest = 200

  private let options: Options
  private let features: [ScriptFeature]
  private let write: (String) -> Void
  private var hasHeading = false

  /// Creates a report that hands each line on as soon as it is known.
  ///
  /// - Parameter features: those that the script plays, for the summary.
  public init(
    options: Options = Options(), features: [ScriptFeature] = ScriptFeature.allCases,
    write: @escaping (String) -> Void
  ) {
    self.options = options
    self.features = features
    self.write = write
  }

  // MARK: Steps

  /// Writes the action, the messages of both sides, and whether the screens are the same.
  public mutating func add(_ step: Step) {
    if !hasHeading { writeHeading() }
    hasHeading = true
    write(bold(title(of: step)))
    if step.line != nil { writeMessages(of: step) }
    writeVerdict(of: step)
    if let screen = step.mvc.moments.last?.screen {
      if options.showsScreens {
        writeScreen(screen)
      } else if step.line?.action == .kill || step.line?.action == .relaunch {
        writeContent(of: screen)
      }
    }
    write("")
  }

  private func writeHeading() {
    let intro = """
      One app, built twice. The same script drives both, and what you see are the messages that \
      went between their objects: → is a call, ⇢ a change that was observed.
      """
    for line in WrappedText(intro, width: options.width - 2, indent: 0).lines { write("  " + line) }
    write("")
    write(row(bold("MVC"), bold("MVVM"), separator: " │ "))
    write(
      "  " + String(repeating: "─", count: column) + "─┼─" + String(repeating: "─", count: column))
  }

  private func title(of step: Step) -> String {
    guard let line = step.line else { return "   both apps start" }
    let number = String(repeating: " ", count: max(0, 2 - "\(line.number)".count))
    return number + "\(line.number) " + String(inert: line.source, upTo: Self.longest)
  }

  private func writeMessages(of step: Step) {
    for index in 0..<step.screens.compared {
      let moments = [step.mvc, step.mvvm].map { half in
        half.moments.indices.contains(index) ? half.moments[index] : nil
      }
      let columns = moments.map { $0.map(cells(of:)) ?? [] }
      guard let event = moments.compactMap({ $0?.event }).first else { continue }
      write(dim("  " + String(inert: event.text, upTo: Self.longest)))
      for line in 0..<max(columns[0].count, columns[1].count) {
        let cells = columns.map { $0.indices.contains(line) ? $0[line] : "" }
        write(row(cells[0], cells[1], separator: " │ "))
      }
    }
  }

  private func cells(of moment: Step.Moment) -> [String] {
    moment.messages.flatMap { message in
      let line = String(inert: message.line, upTo: Self.longest)
      return WrappedText(line, width: column, indent: 4).lines
    }
  }

  private func writeVerdict(of step: Step) {
    for stop in Set([step.mvc.stop, step.mvvm.stop].compactMap { $0?.description }) {
      write("  " + red("✗ " + String(inert: stop)))
    }
    if step.isSame {
      switch step.screens.compared {
      case 0: write("  " + green("✓ no effect now, on either side"))
      case 1: write("  " + green("✓ same screen"))
      case let count: write("  " + green("✓ same screen after each of \(count) events"))
      }
    } else if let difference = step.difference {
      write("  " + red("✗ the screens differ"))
      for line in ScreenDifference(difference.mvc, difference.mvvm).lines { write("  " + line) }
    } else {
      write("  " + red("✗ one side went another way"))
    }
  }

  /// Writes what a newly started app shows: what it has kept, and what it has lost.
  private func writeContent(of screen: Canvas) {
    for line in screen.lines.dropLast() where !line.isEmpty { write("  │" + line) }
  }

  private func writeScreen(_ screen: Canvas) {
    let edge = String(repeating: "─", count: screen.size.width)
    write("  ┌\(edge)┐")
    for line in screen.lines {
      let gap = screen.size.width - CharacterWidth.columns(of: line)
      write("  │" + line + String(repeating: " ", count: max(0, gap)) + "│")
    }
    write("  └\(edge)┘")
  }

  // MARK: Summary

  /// Writes the counts, and what a test of each pattern has to build.
  public mutating func finish(_ summary: Summary) {
    let screens = summary.compared == 1 ? "1 screen" : "\(summary.compared) screens"
    let verdict = "\(screens) compared, \(summary.equal) equal"
    write(bold(summary.isSame ? green("✓ " + verdict) : red("✗ " + verdict)))
    if let stop = summary.stop { write(bold(red("✗ the script stopped in line \(stop.line)"))) }
    write("")
    write("                     MVC    MVVM")
    let both = [summary.mvc, summary.mvvm]
    write(counts("Messages", both.map { "\($0.messages)" }))
    let perAction = both.map { String(format: "%.1f", summary.perAction($0.messages)) }
    write(counts("  per action", perAction))
    write(counts("Rows read to draw", both.map { "\($0.reads)" }))
    write("")
    for feature in features { writeRequiredTypes(of: feature) }
    write("")
    write("Read on in Sources/MVC beside Sources/MVVM.")
    write("Drive both with your own keys: swift run compare --live")
  }

  private func counts(_ label: String, _ numbers: [String]) -> String {
    padded(label, to: 17) + numbers.map { leftPadded($0, to: 7) }.joined(separator: " ")
  }

  private func writeRequiredTypes(of feature: ScriptFeature) {
    let name = feature == .checklist ? "checklist" : "fasting timer"
    write("To test the presentation of the \(name), one has to build")
    for pattern in Pattern.allCases {
      let types = RequiredTypes(for: feature, in: pattern)
      let drawing =
        types.drawing.isEmpty
        ? "; nothing that draws"
        : "; and to draw: " + types.drawing.joined(separator: ", ")
      let text = padded(pattern.rawValue, to: 5) + types.core.joined(separator: ", ") + drawing
      for line in WrappedText(text, width: options.width - 2, indent: 5).lines {
        write("  " + line)
      }
    }
  }

  // MARK: Layout

  /// The columns of each side.
  private var column: Int { (options.width - 5) / 2 }

  private func row(_ left: String, _ right: String, separator: String) -> String {
    let line = "  " + padded(left, to: column) + separator + right
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func padded(_ text: String, to width: Int) -> String {
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let gap = max(0, width - CharacterWidth.columns(of: plain))
    return text + String(repeating: " ", count: gap)
  }

  private func leftPadded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func bold(_ text: String) -> String { styled(text, "1") }
  private func dim(_ text: String) -> String { styled(text, "2") }
  private func green(_ text: String) -> String { styled(text, "32") }
  private func red(_ text: String) -> String { styled(text, "31") }

  private func styled(_ text: String, _ code: String) -> String {
    options.usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

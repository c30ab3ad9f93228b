import TerminalUI

/// Told what the learner wants.
@MainActor
protocol WatchScreenDelegate: AnyObject {
  /// The screen is about to be drawn, or to take the next key.
  func watchScreenWillUpdate()
  func watchScreenDidAskForNext()
  func watchScreenDidAskForHint()
  func watchScreenDidAskForList()
  func watchScreenDidConfirmReset()
  func watchScreenDidAskForLesson()
}

/// The current exercise: what is asked, and the verdict on the last save.
final class WatchScreen: Screen {
  private static let leastSize = Size(width: 20, height: 6)
  private static let question = "Reset it? A copy of yours is kept. y/n"

  weak var delegate: (any WatchScreenDelegate)?
  /// What is shown.
  var content: WatchContent {
    didSet { body.lines = content.question + ruledVerdict }
  }

  private let body = ScrollingText()
  private var asksForReset = false

  init(content: WatchContent) {
    self.content = content
    super.init()
    controls = [body]
    body.lines = content.question
  }

  /// Shows the beginning of the task.
  func showTask() { body.scrollToTop() }

  /// Shows the verdict, as much of it as there is room for.
  func showVerdict() { body.reveal(line: content.question.count + 1) }

  /// Shows the hints that were asked for.
  func showHints() { body.reveal(line: content.question.count - content.hints.count) }

  private var ruledVerdict: [TextLine] {
    let verdict = content.verdict
    return verdict.isEmpty ? [] : [TextLine(), TextLine("Verdict", style: .bold)] + verdict
  }

  override func updateIfNeeded() { delegate?.watchScreenWillUpdate() }

  // MARK: Drawing

  override func draw(on canvas: inout Canvas, in area: Rect) {
    guard area.width >= Self.leastSize.width, area.height >= Self.leastSize.height else {
      canvas.draw("Too small", at: area.origin, within: area.width)
      return
    }
    let right = content.summary
    let room = CharacterWidth.columns(of: right)
    content.title.draw(on: &canvas, at: area.origin, within: area.width - room - 1)
    let corner = Point(x: area.x + area.width - room, y: area.y)
    canvas.draw(right, at: corner, within: room, style: .bold)
    let state =
      asksForReset
      ? TextLine(Self.question, style: Style(color: .yellow, isBold: true)) : content.state
    state.draw(on: &canvas, at: Point(x: area.x, y: area.y + 1), within: area.width)
    body.draw(
      on: &canvas,
      in: Rect(x: area.x, y: area.y + 3, width: area.width, height: area.height - 4),
      isFocused: true)
    KeyBar(hints: keyHints, extra: asksForReset ? nil : KeyHint("↑↓", "scroll")).draw(
      on: &canvas, in: Rect(x: area.x, y: area.y + area.height - 1, width: area.width, height: 1))
  }

  // MARK: Events

  override var keyHints: [KeyHint] {
    if asksForReset { return [KeyHint("y", "reset"), KeyHint("n", "leave it")] }
    return [
      KeyHint("n", "next"), KeyHint("h", "hint"), KeyHint("l", "list"), KeyHint("r", "reset"),
      KeyHint("o", "lesson"), KeyHint("q", "quit"),
    ]
  }

  override func handle(_ event: Event) -> Bool {
    if asksForReset { return answerReset(with: event) }
    content.message = nil
    guard case .key(.character(let letter)) = event else { return body.handle(event) }
    switch letter {
    case "n": delegate?.watchScreenDidAskForNext()
    case "h": delegate?.watchScreenDidAskForHint()
    case "l": delegate?.watchScreenDidAskForList()
    case "r": asksForReset = true
    case "o": delegate?.watchScreenDidAskForLesson()
    default: return body.handle(event)
    }
    return true
  }

  private func answerReset(with event: Event) -> Bool {
    guard case .key(let key) = event else { return false }
    asksForReset = false
    if key == .character("y") { delegate?.watchScreenDidConfirmReset() }
    return true
  }
}

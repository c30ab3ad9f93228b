import Exercises
import Foundation
import TerminalUI
import Testing

@testable import Judging
@testable import Learning

@MainActor
@Suite("The watch mode")
struct WatchAppTests {
  private let workspace: TemporaryWorkspace
  private let learner: Learner
  private let watch = StandInWatch()
  private let terminal: OffscreenTerminal

  init() throws {
    workspace = try TemporaryWorkspace()
    learner = try workspace.learner()
    _ = try learner.folder.prepare()
    let watch = watch
    let app = try WatchApp(learner: learner, opener: LessonOpener(environment: [:])) {
      watch.deliver = $0
      return watch
    }
    terminal = OffscreenTerminal(app: app)
    terminal.start()
  }

  private func press(_ character: Character) { terminal.send(.key(.character(character))) }

  private func deliver(_ state: Verdict.State) throws {
    let exercise = try #require(learner.exercise(named: "double"))
    let verdict = Verdict(exercise: "double", state: state)
    watch.deliver(.began("double"))
    watch.deliver(
      .ended(CheckReport(exercise: exercise, verdict: verdict, answerNames: ["Double.swift"])))
    terminal.tick()
  }

  @Test("shows the exercise, what is asked, the progress and the keys")
  func start() {
    #expect(watch.exercise?.id == "double")
    let lines = terminal.canvas.lines
    #expect(lines[0].hasPrefix("1.1 Double a number, 5 min"))
    #expect(lines[0].hasSuffix("0 of 3"))
    #expect(lines.contains("Make a function that doubles."))
    #expect(lines.contains("Work in MyExercises/1-numbers/1-double/Double.swift"))
    #expect(lines[23].hasPrefix("n next  h hint  l list  r reset  o lesson  q quit"))
  }

  @Test("shows that a save is being checked, and the verdict")
  func verdict() throws {
    watch.deliver(.began("double"))
    terminal.tick()
    #expect(terminal.canvas.lines[1] == "… checking")
    try deliver(.doesNotCompile)
    #expect(terminal.canvas.lines[1] == "✗ It doesn't compile yet.")
  }

  @Test("shows what came while a key was pressed")
  func verdictWithKey() {
    watch.deliver(.began("double"))
    press("h")
    #expect(terminal.canvas.lines[1] == "… checking")
  }

  @Test("passes over what came of another exercise")
  func lateVerdict() throws {
    press("n")
    try deliver(.passed)
    #expect(!terminal.text.contains("Passed"))
  }

  @Test("goes on, and says what is left open")
  func next() {
    press("n")
    #expect(watch.exercise?.id == "greet")
    #expect(terminal.canvas.lines[0].hasPrefix("1.2 Greet somebody"))
    #expect(terminal.canvas.lines[1] == "1.1 is left open.")
    #expect(learner.current.id == "greet")
  }

  @Test("shows what came of a save in place of what it said before")
  func verdictInPlaceOfMessage() throws {
    try deliver(.failed)
    press("o")
    try deliver(.passed)
    #expect(terminal.canvas.lines[1].hasPrefix("✓ Passed"))
  }

  @Test("says where a copy is also while the starter is judged")
  func resetIsNoSave() throws {
    try deliver(.failed)
    try workspace.write("// mine\n", to: "MyExercises/1-numbers/1-double/Double.swift")
    press("r")
    press("y")
    try deliver(.failed)
    #expect(terminal.canvas.lines[1].hasPrefix("Reset. Yours is in "))
  }

  @Test("shows one hint after the other")
  func hints() {
    press("h")
    #expect(terminal.text.contains("Hint 1 of 3: First."))
    #expect(!terminal.text.contains("Hint 2"))
    for _ in 1...4 { press("h") }
    #expect(terminal.text.contains("Hint 3 of 3: Third."))
  }

  @Test("chooses from the list")
  func list() {
    press("l")
    #expect(terminal.text.contains("· 2.1 Try it"))
    terminal.send(keys: [.down, .down, .enter])
    #expect(watch.exercise?.id == "try-it")
    #expect(terminal.canvas.lines[0].hasPrefix("2.1 Try it"))
  }

  @Test("resets only what was confirmed")
  func reset() throws {
    let file = "MyExercises/1-numbers/1-double/Double.swift"
    try workspace.write("// mine\n", to: file)
    press("r")
    press("n")
    #expect(try workspace.text(file) == "// mine\n")
    #expect(watch.exercise?.id == "double")
    press("r")
    press("y")
    #expect(try workspace.text(file) != "// mine\n")
    #expect(terminal.text.contains("Yours is in MyExercises/.kept/double-1"))
  }

  @Test("shows where the lesson is when nothing can open it")
  func lesson() {
    press("o")
    #expect(terminal.canvas.lines[1] == "Read README.md")
  }

  @Test("scrolls on a small terminal, and shows the verdict on a save")
  func smallTerminal() throws {
    terminal.size = Size(width: 40, height: 10)
    press("h")
    press("h")
    try deliver(.doesNotCompile)
    watch.deliver(.failed("double", reason: "no compiler"))
    terminal.tick()
    #expect(terminal.text.contains("no compiler"))
    terminal.send(.key(.home))
    #expect(terminal.canvas.lines[3].hasPrefix("Double"))
    #expect(terminal.canvas.lines[9].hasPrefix("n next  h hint  l list  r reset"))
    #expect(terminal.canvas.lines.allSatisfy { CharacterWidth.columns(of: $0) <= 40 })
  }

  @Test("counts what is done anew with each verdict")
  func progress() throws {
    let exercise = try #require(learner.exercise(named: "double"))
    try learner.progress.notePass(of: exercise, answer: learner.folder.answer(to: exercise))
    try deliver(.passed)
    #expect(terminal.canvas.lines[0].hasSuffix("1 of 3"))
    try workspace.write("// another\n", to: "MyExercises/1-numbers/1-double/Double.swift")
    try deliver(.failed)
    #expect(terminal.canvas.lines[0].hasSuffix("0 of 3"))
  }

  @Test("says when a file is gone, and what to do")
  func unreadable() {
    watch.deliver(.unreadable("double", file: "Double.swift"))
    terminal.tick()
    #expect(terminal.canvas.lines[1] == "✗ Double.swift can't be read.")
    #expect(terminal.text.contains("press r for the starter"))
  }

  @Test("ends the other threads' work when it ends")
  func end() {
    press("q")
    #expect(watch.isStopped)
  }
}

/// Watches nothing, so that a test says what happens.
private final class StandInWatch: AnswerWatching {
  var deliver: @Sendable (WatchEvent) -> Void = { _ in }
  var exercise: Exercise?
  var isStopped = false

  func watch(_ exercise: Exercise) { self.exercise = exercise }
  func stop() { isStopped = true }
}

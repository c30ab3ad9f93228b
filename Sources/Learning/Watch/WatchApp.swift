import Exercises
import Foundation
import TerminalUI

/// The watch mode: shows the current exercise, and a verdict on each save.
public final class WatchApp: App {
  /// What fills the terminal.
  public var screen: Screen { stack }
  /// Nothing runs by the clock.
  public let secondsToNextTick: TimeInterval? = nil
  /// All is in the learner's files.
  public let unsavedChanges: String? = nil

  private let learner: Learner
  private let inbox = Inbox<WatchEvent>()
  private let watchScreen: WatchScreen
  private let stack: ScreenStack
  private let opener: LessonOpener
  private var watching: (any AnswerWatching)?
  private var hintsShown = 0
  private var savesSeen = 0

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - remarks: What has to be known of the folder.
  ///   - makeWatch: Makes who watches the answers; gets a function that takes what happens, on any
  ///     thread.
  public init(
    learner: Learner, remarks: [String] = [], opener: LessonOpener = LessonOpener(),
    makeWatch: (@escaping @Sendable (WatchEvent) -> Void) -> any AnswerWatching
  ) throws {
    self.learner = learner
    self.opener = opener
    var content = WatchContent(exercise: learner.current)
    content.remarks = remarks
    watchScreen = WatchScreen(content: content)
    stack = ScreenStack(root: watchScreen)
    watchScreen.delegate = self
    let inbox = inbox
    watching = makeWatch { event in
      inbox.put(event)
      Terminal.wake()
    }
    try show(learner.current)
  }

  /// Takes what the other threads have left.
  public func tick() { takeEvents() }

  /// Ends the other threads' work with the app.
  public func handle(_ event: LifeCycleEvent) {
    if event == .willTerminate { watching?.stop() }
  }

  // MARK: What happens

  private func show(_ exercise: Exercise) throws {
    let remarks = watchScreen.content.remarks
    var content = WatchContent(exercise: exercise)
    content.remarks = remarks
    content.task = TaskText(try exercise.task()).lines
    content.paths = try exercise.starter().map { learner.folder.path(of: $0.name, in: exercise) }
    content.summary = learner.overview().summary
    watchScreen.content = content
    watchScreen.showTask()
    hintsShown = 0
    savesSeen = 0
    try learner.select(exercise)
    watching?.watch(exercise)
  }

  private func takeEvents() {
    for event in inbox.takeAll() { take(event) }
  }

  private func take(_ event: WatchEvent) {
    let current = watchScreen.content.exercise.id
    switch event {
    case .began(current):
      savesSeen += 1
      if savesSeen > 1 { watchScreen.content.message = nil }
      watchScreen.content.work = .checking
    case .ended(let report) where report.exercise.id == current:
      watchScreen.content.report = report
      watchScreen.content.work = .judged
      watchScreen.content.summary = learner.overview().summary
      // The first is on what was there already, while the learner reads what is asked.
      if savesSeen > 1 { watchScreen.showVerdict() }
    case .failed(current, let reason):
      watchScreen.content.work = .failed(reason: reason)
      watchScreen.showVerdict()
    case .unreadable(current, let file):
      watchScreen.content.work = .unreadable(file: file)
      watchScreen.content.summary = learner.overview().summary
      watchScreen.showVerdict()
    case .began, .ended, .failed, .unreadable: break
    }
  }

  /// Does what the learner wants, and tells what has kept it from being done.
  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
    } catch {
      watchScreen.content.message = error.reason
    }
  }
}

// MARK: What the learner wants

extension WatchApp: WatchScreenDelegate {
  func watchScreenWillUpdate() { takeEvents() }

  func watchScreenDidAskForNext() {
    attempt {
      let overview = learner.overview()
      guard let next = overview.next else {
        watchScreen.content.message =
          overview.isComplete ? "All exercises are done. Well done!" : "All others are done."
        return
      }
      let left = watchScreen.content.exercise
      let isOpen = overview[left.id]?.state != .done
      try show(next)
      if isOpen { watchScreen.content.message = "\(left.label) is left open." }
    }
  }

  func watchScreenDidAskForHint() {
    attempt {
      let exercise = watchScreen.content.exercise
      // What was shown on another day is shown again first: one after the other.
      let known = learner.standing(of: exercise).hints
      hintsShown = min(hintsShown + 1, exercise.hints.count)
      if hintsShown > known { _ = try learner.progress.takeHint(of: exercise) }
      guard hintsShown > 0 else { return }
      let shown = (1...hintsShown).map { HintText(exercise, number: $0).lines }
      watchScreen.content.hints = Array(shown.joined(separator: [TextLine()]))
      watchScreen.showHints()
    }
  }

  func watchScreenDidAskForList() {
    let list = ExerciseListScreen(overview: learner.overview())
    list.choose = { [weak self, unowned list] exercise in
      guard let self else { return }
      stack.pop(list)
      if let exercise { attempt { try self.show(exercise) } }
    }
    stack.push(list)
  }

  func watchScreenDidConfirmReset() {
    attempt {
      let kept = try learner.folder.reset(watchScreen.content.exercise)
      // What comes next is the starter, not a save.
      if kept != nil { savesSeen = 0 }
      watchScreen.content.message =
        kept.map { "Reset. Yours is in \(LearnerFolder.name)/.kept/\($0.lastPathComponent)" }
        ?? "It is as it was at the start."
    }
  }

  func watchScreenDidAskForLesson() {
    let exercise = watchScreen.content.exercise
    let isOpen = opener.open(learner.lesson(of: exercise))
    watchScreen.content.message = (isOpen ? "Opened " : "Read ") + exercise.lesson
  }
}

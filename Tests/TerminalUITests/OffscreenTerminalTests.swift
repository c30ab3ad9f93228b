import Foundation
import Testing

@testable import TerminalUI

@MainActor
@Suite("An offscreen terminal")
struct OffscreenTerminalTests {
  @Test("shows nothing before the start, and then what the screen draws")
  func start() {
    let app = CountingApp()
    let terminal = OffscreenTerminal(app: app, size: Size(width: 20, height: 8))
    #expect(terminal.text == "")
    terminal.start()
    #expect(terminal.text == "Count\n0")
    #expect(app.log == ["didBecomeActive", "appeared"])
    #expect(terminal.isRunning)
  }

  @Test("brings the screen up to date after each event and each tick")
  func events() {
    let app = CountingApp()
    let terminal = OffscreenTerminal(app: app)
    terminal.start()
    terminal.send(keys: [.up, .up, .down])
    #expect(terminal.text == "Count\n1")
    terminal.tick()
    #expect(terminal.text == "Count\n101")
  }

  @Test("ends with a q that the screen has no use for, in the order of an app's life")
  func quits() {
    let app = CountingApp()
    let terminal = OffscreenTerminal(app: app)
    terminal.start()
    app.log = []
    terminal.send(.key(.character("q")))
    terminal.quit()
    #expect(!terminal.isRunning)
    #expect(app.log == ["willResignActive", "didEnterBackground", "disappeared", "willTerminate"])
  }

  @Test("sends steps of an app's life as they are")
  func lifeCycle() {
    let app = CountingApp()
    let terminal = OffscreenTerminal(app: app)
    terminal.send(.willEnterForeground)
    #expect(app.log == ["willEnterForeground"])
  }

  @Test("ends passing signs when it is told to, and before the next event")
  func settles() {
    let app = CountingApp()
    let terminal = OffscreenTerminal(app: app)
    terminal.start()
    terminal.send(.key(.enter))
    #expect(terminal.text == "Count\n0 !")
    terminal.settle()
    #expect(terminal.text == "Count\n0")
    terminal.send(keys: [.enter, .up])
    #expect(terminal.text == "Count\n1")
  }

  @Test("shows a screen alone, with several blank lines as one")
  func screenAlone() {
    let screen = Screen(title: "Title")
    screen.controls = ["", "a", "", "", "", "b", ""].map { Label($0) }
    let terminal = OffscreenTerminal(screen: screen)
    terminal.start()
    #expect(terminal.text == "Title\n\na\n\nb")
  }

  @Test("draws in another size from the next event on")
  func resizes() {
    let terminal = OffscreenTerminal(app: CountingApp())
    terminal.start()
    terminal.size = Size(width: 3, height: 2)
    terminal.send(.key(.down))
    #expect(terminal.text == "Co…\n-1")
  }
}

/// An app that counts, and notes what happens to it.
private final class CountingApp: App {
  let counter = CountingScreen(title: "Count")
  var log: [String] = []
  let secondsToNextTick: TimeInterval? = nil
  let unsavedChanges: String? = nil

  var screen: Screen { counter }

  init() {
    counter.lifeCycleDelegate = self
  }

  func tick() { counter.count += 100 }
  func handle(_ event: LifeCycleEvent) { log.append(event.rawValue) }
}

extension CountingApp: ScreenLifeCycleDelegate {
  func screenDidAppear(_ screen: Screen) { log.append("appeared") }
  func screenDidDisappear(_ screen: Screen) { log.append("disappeared") }
}

/// A screen that counts up and down, and shows a sign for a moment after return.
private final class CountingScreen: Screen {
  var count = 0
  private var isMarked = false
  private let label = Label()

  override func updateIfNeeded() {
    label.text = "\(count)" + (isMarked ? " !" : "")
    controls = [label]
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.up): count += 1
    case .key(.down): count -= 1
    case .key(.enter): isMarked = true
    default: return false
    }
    return true
  }

  override func settle() -> Bool {
    defer { isMarked = false }
    return isMarked
  }
}

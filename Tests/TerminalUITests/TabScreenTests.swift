import TerminalUI
import Testing

@Suite("Tabs")
struct TabScreenTests {
  private func terminal(_ size: Size) -> OffscreenTerminal {
    let screen = Screen(title: "First")
    screen.barButtons = [Button("Add", key: .character("a"))]
    let tabs = TabScreen(tabs: [("One", screen), ("Two", Screen(title: "Second"))])
    let terminal = OffscreenTerminal(screen: tabs, size: size)
    terminal.start()
    return terminal
  }

  @Test(
    "show in their help every key once, on as many pages as it takes, and then the screen again",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 10), TabScreen.leastSize])
  func help(size: Size) {
    let terminal = terminal(size)
    let before = terminal.canvas
    var seen: [String] = []
    terminal.send(.key(.character("?")))
    for _ in 0..<20 where terminal.canvas != before {
      seen += terminal.canvas.lines.dropFirst(2).dropLast()
      terminal.send(.key(.character("x")))
    }
    #expect(terminal.canvas == before)
    for action in ["Add", "move", "suspend", "quit"] {
      #expect(seen.contains { $0.dropFirst(15).hasPrefix(action) }, "\(action)")
    }
    #expect(Set(seen.filter { !$0.isEmpty }).count == seen.count { !$0.isEmpty })
  }

  @Test("say that a terminal is too small, and draw again when it has grown")
  func tooSmall() {
    let terminal = terminal(Size(width: 10, height: 3))
    #expect(terminal.text.contains("Too small"))
    terminal.size = Size(width: 80, height: 24)
    terminal.settle()
    #expect(terminal.text.contains("First"))
  }
}

@Suite("A screen that is too small")
struct TooSmallTests {
  @Test("answers to no key, for nobody can see what it would do, until it has grown")
  func deaf() {
    var presses = 0
    let screen = Screen(title: "First")
    let button = Button("Add", key: .character("a"))
    button.action = { presses += 1 }
    screen.barButtons = [button]
    let tabs = TabScreen(tabs: [("One", screen)])
    let terminal = OffscreenTerminal(screen: tabs, size: Size(width: 20, height: 5))
    terminal.start()
    terminal.send(.key(.character("a")))
    #expect(presses == 0)
    terminal.size = Size(width: 80, height: 24)
    terminal.settle()
    terminal.send(.key(.character("a")))
    #expect(presses == 1)
  }
}

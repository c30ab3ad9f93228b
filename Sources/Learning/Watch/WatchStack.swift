import TerminalUI

/// The watch mode's screens; brings in what has happened meanwhile before they are drawn.
final class WatchStack: Screen {
  /// Called before the screens are drawn.
  var willShow: () -> Void = {}

  private let root: Screen
  private let screens: ScreenStack

  init(root: Screen) {
    self.root = root
    screens = ScreenStack(root: root)
    super.init()
  }

  func push(_ screen: Screen) { screens.push(screen) }

  /// Shows the root again.
  func popToRoot() {
    while screens.top !== root { screens.pop(screens.top) }
  }

  override func didAppear() { screens.didAppear() }
  override func didDisappear() { screens.didDisappear() }

  override func updateIfNeeded() {
    willShow()
    screens.updateIfNeeded()
  }

  override var list: ListView? { screens.list }
  override var keyHints: [KeyHint] { screens.keyHints }
  override func draw(on canvas: inout Canvas, in area: Rect) { screens.draw(on: &canvas, in: area) }
  override func handle(_ event: Event) -> Bool { screens.handle(event) }
  override func settle() -> Bool { screens.settle() }
}

/// Shows the topmost of a stack of screens.
public final class ScreenStack: Screen {
  private var screens: [Screen]
  private var isShown = false

  /// Creates a stack with `root` at its bottom.
  public init(root: Screen) {
    screens = [root]
    super.init()
    root.stack = self
  }

  /// The screen that is shown.
  public var top: Screen { screens[screens.count - 1] }

  /// Shows `screen` above the others.
  public func push(_ screen: Screen) {
    change { screens.append(screen) }
    screen.stack = self
  }

  /// Shows what was below `screen` when it was pushed; without effect if it isn't in the stack or
  /// is its root.
  public func pop(_ screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    change { screens.removeSubrange(index...) }
  }

  private func change(_ edit: () -> Void) {
    if isShown { top.didDisappear() }
    edit()
    if isShown { top.didAppear() }
  }

  public override func didAppear() {
    isShown = true
    top.didAppear()
  }

  public override func didDisappear() {
    isShown = false
    top.didDisappear()
  }

  public override func updateIfNeeded() {
    // By index and from below: an update may push or pop the screens above it.
    var index = 0
    while index < screens.count {
      screens[index].updateIfNeeded()
      index += 1
    }
  }

  public override var list: ListView? { top.list }
  public override var focusedControl: Control? {
    get { top.focusedControl }
    set { top.focusedControl = newValue }
  }
  public override var keyHints: [KeyHint] { top.keyHints }
  public override func draw(on canvas: inout Canvas, in area: Rect) {
    top.draw(on: &canvas, in: area)
  }
  public override func handle(_ event: Event) -> Bool { top.handle(event) }
  public override func settle() -> Bool { top.settle() }
}

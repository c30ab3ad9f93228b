/// Told when a screen comes and goes.
@MainActor
public protocol ScreenLifeCycleDelegate: AnyObject {
  /// The screen is shown now.
  func screenDidAppear(_ screen: Screen)
  /// The screen is not shown any more.
  func screenDidDisappear(_ screen: Screen)
}

/// A titled screen: a bar with buttons above a column of controls, one of which has the focus.
@MainActor
open class Screen {
  /// The title in the bar.
  public var title: String
  /// The button at the left of the bar.
  public var backButton: Button?
  /// The buttons at the right of the bar.
  public var barButtons: [Button] = []
  /// The controls, from top to bottom.
  public var controls: [Control] = []
  /// The button that return presses from any control that has no use for the key itself.
  public var defaultButton: Button?
  /// Told when the screen comes and goes.
  public weak var lifeCycleDelegate: (any ScreenLifeCycleDelegate)?
  /// The stack that the screen is in, if any.
  public internal(set) weak var stack: ScreenStack?

  private var chosenFocus: Control?
  private var layout: [(control: Control, area: Rect)] = []

  /// Creates an empty screen.
  public init(title: String = "") {
    self.title = title
  }

  // MARK: Coming and going

  /// The screen is shown now.
  open func didAppear() { lifeCycleDelegate?.screenDidAppear(self) }

  /// The screen is not shown any more.
  open func didDisappear() { lifeCycleDelegate?.screenDidDisappear(self) }

  /// Brings the screen up to date before it is drawn, if anything that it shows has changed.
  open func updateIfNeeded() {}

  // MARK: What is there

  /// The list that the screen shows, if any.
  open var list: ListView? { controls.lazy.compactMap { $0 as? ListView }.first }

  /// The control that keys go to.
  open var focusedControl: Control? {
    get {
      if let chosenFocus, canFocus(chosenFocus) { return chosenFocus }
      return controls.first(where: canFocus)
    }
    set { chosenFocus = newValue }
  }

  /// Whether characters typed now are text.
  open var takesText: Bool { focusedControl?.takesText ?? false }

  /// What can be done now, the nearest first.
  open var keyHints: [KeyHint] {
    let buttons = shownButtons.filter { $0.isEnabled && (!takesText || $0.key?.isText == false) }
    var hints = focusedControl?.keyHints ?? []
    if let picker, picker !== focusedControl, !takesText { hints += picker.keyHints }
    if takesText, let defaultButton, defaultButton.isEnabled {
      hints.append(KeyHint("return", defaultButton.title))
    }
    for button in buttons where !hints.contains(where: { $0.action == button.title }) {
      if let key = button.key { hints.append(KeyHint(key.name, button.title)) }
    }
    return hints
  }

  private var picker: Picker? {
    controls.lazy.compactMap { $0 as? Picker }.first(where: canFocus)
  }

  private var shownButtons: [Button] {
    let below = controls.compactMap { $0 as? Button }
    return (barButtons + below + [backButton].compactMap { $0 }).filter { !$0.isHidden }
  }

  private func canFocus(_ control: Control) -> Bool {
    control.canFocus && control.isEnabled && !control.isHidden
  }

  // MARK: Drawing

  /// Draws the screen.
  open func draw(on canvas: inout Canvas, in area: Rect) {
    layOut(in: area)
    canvas.draw(title, at: titlePlace(in: area), within: titleRoom(in: area), style: .bold)
    for (control, area) in layout where area.height > 0 {
      control.draw(on: &canvas, in: area, isFocused: control === focusedControl)
    }
  }

  private func layOut(in area: Rect) {
    layout = barLayout(in: area)
    let shown = controls.filter { !$0.isHidden }
    let heights = shown.map { $0.heights(forWidth: area.width) }
    var granted = heights.map(\.least)
    var left = max(0, area.height - 1 - granted.reduce(0, +))
    for (index, height) in heights.enumerated() {
      let most = height.least + min(left, height.preferred - height.least)
      let more = shown[index].rowsUsed(of: most) - height.least
      granted[index] += more
      left -= more
    }
    var y = area.y + 1
    for (control, height) in zip(shown, granted) {
      let height = max(0, min(height, area.y + area.height - y))
      layout.append((control, Rect(x: area.x, y: y, width: area.width, height: height)))
      y += height
    }
  }

  private func barLayout(in area: Rect) -> [(control: Control, area: Rect)] {
    var bar: [(control: Control, area: Rect)] = []
    if let backButton {
      let width = min(backButton.width, area.width)
      bar.append((backButton, Rect(x: area.x, y: area.y, width: width, height: 1)))
    }
    var right = area.x + area.width
    for button in barButtons.reversed() where !button.isHidden {
      right -= button.width
      guard right >= area.x else { break }
      bar.append((button, Rect(x: right, y: area.y, width: button.width, height: 1)))
      right -= 1
    }
    return bar
  }

  private func titlePlace(in area: Rect) -> Point {
    Point(x: area.x + (backButton.map { $0.width + 1 } ?? 0), y: area.y)
  }

  private func titleRoom(in area: Rect) -> Int {
    let buttons = barButtons.filter { !$0.isHidden }.reduce(0) { $0 + $1.width + 1 }
    return max(0, area.x + area.width - buttons - titlePlace(in: area).x)
  }

  // MARK: Events

  /// Answers to an event; whether it did.
  open func handle(_ event: Event) -> Bool {
    switch event {
    case .click(let point): click(at: point)
    case .scroll(let lines, _): list?.scroll(by: lines) ?? false
    case .paste: focusedControl?.handle(event) ?? false
    case .key(let key):
      focusedControl?.handle(event) ?? false || press(key) || choose(with: event)
        || moveFocus(by: key)
    }
  }

  /// Lets the arrow keys choose without the picker having the focus.
  private func choose(with event: Event) -> Bool {
    guard event == .key(.left) || event == .key(.right) else { return false }
    return picker?.handle(event) ?? false
  }

  /// Ends passing signs, like the flash of a tapped row; whether there were any.
  open func settle() -> Bool {
    controls.reduce(false) { $1.settle() || $0 }
  }

  private func press(_ key: Key) -> Bool {
    if let button = shownButtons.first(where: { $0.key == key && $0.isEnabled }) {
      button.press()
    } else if key == .enter, let defaultButton {
      defaultButton.press()
    } else {
      return false
    }
    return true
  }

  private func moveFocus(by key: Key) -> Bool {
    let stops = controls.filter(canFocus)
    guard let focusedControl, let place = stops.firstIndex(where: { $0 === focusedControl })
    else { return false }
    switch key {
    case .up where place > 0, .backTab where place > 0: chosenFocus = stops[place - 1]
    case .down where place + 1 < stops.count: chosenFocus = stops[place + 1]
    default: return false
    }
    return true
  }

  private func click(at point: Point) -> Bool {
    guard let (control, area) = layout.last(where: { $0.area.contains(point) }),
      control.isEnabled
    else { return false }
    if canFocus(control), controls.contains(where: { $0 === control }) { chosenFocus = control }
    return control.click(at: Point(x: point.x - area.x, y: point.y - area.y), in: area.size)
  }
}

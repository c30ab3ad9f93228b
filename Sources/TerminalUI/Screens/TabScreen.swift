/// Tabs above, the chosen tab's screen between, and below a line that shows what can be done now.
public final class TabScreen: Screen {
  /// The least terminal that the screen can be drawn on.
  nonisolated public static let leastSize = Size(width: 24, height: 8)

  private let tabs: [(title: String, screen: Screen)]
  private var isShown = false
  private var helpPage: Int?
  private var helpPageCount = 0
  private var tabAreas: [Rect] = []
  private var isTooSmall = false

  /// The position of the chosen tab.
  public private(set) var selectedTab = 0

  /// Creates tabs of which the first is chosen.
  public init(tabs: [(title: String, screen: Screen)]) {
    self.tabs = tabs
    super.init()
  }

  /// Shows another tab.
  public func selectTab(_ index: Int) {
    guard index != selectedTab, tabs.indices.contains(index) else { return }
    if isShown { shown.didDisappear() }
    selectedTab = index
    if isShown { shown.didAppear() }
  }

  private var shown: Screen { tabs[selectedTab].screen }

  // MARK: What stands for the chosen tab

  public override func didAppear() {
    isShown = true
    shown.didAppear()
  }

  public override func didDisappear() {
    isShown = false
    shown.didDisappear()
  }

  public override func updateIfNeeded() {
    for tab in tabs { tab.screen.updateIfNeeded() }
  }

  public override var list: ListView? { shown.list }
  public override var focusedControl: Control? {
    get { shown.focusedControl }
    set { shown.focusedControl = newValue }
  }
  public override func settle() -> Bool { shown.settle() }

  public override var keyHints: [KeyHint] {
    shown.keyHints + (takesText ? [] : [KeyHint("tab", "other tab")])
  }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas, in area: Rect) {
    isTooSmall = area.width < Self.leastSize.width || area.height < Self.leastSize.height
    if isTooSmall { return drawTooSmall(on: &canvas, in: area) }
    drawTabs(on: &canvas, in: Rect(x: area.x, y: area.y, width: area.width, height: 1))
    let inner = Rect(
      x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2)
    let bottom = Rect(x: area.x, y: area.y + area.height - 1, width: area.width, height: 1)
    if let helpPage {
      drawHelp(page: helpPage, on: &canvas, in: inner, bottom: bottom)
    } else {
      shown.draw(on: &canvas, in: inner)
      KeyLine(hints: keyHints, takesText: takesText).draw(on: &canvas, in: bottom)
    }
  }

  private func drawHelp(page: Int, on canvas: inout Canvas, in area: Rect, bottom: Rect) {
    let panel = HelpPanel(hints: keyHints, height: area.height)
    helpPageCount = panel.pageCount
    let page = min(page, panel.pageCount - 1)
    panel.draw(page: page, on: &canvas, in: area)
    let isLast = page + 1 == panel.pageCount
    KeyLine(hints: [KeyHint("any key", isLast ? "back" : "more")], takesText: true)
      .draw(on: &canvas, in: bottom)
  }

  private func drawTooSmall(on canvas: inout Canvas, in area: Rect) {
    let least = Self.leastSize
    canvas.draw("Too small", at: area.origin, within: area.width)
    if area.height > 1 {
      let below = Point(x: area.x, y: area.y + 1)
      canvas.draw("needs \(least.width)x\(least.height)", at: below, within: area.width)
    }
  }

  private func drawTabs(on canvas: inout Canvas, in area: Rect) {
    var x = area.x
    tabAreas = []
    for (index, tab) in tabs.enumerated() {
      let room = area.x + area.width - x
      let style: Style = index == selectedTab ? .reversed : .plain
      let title = " \(index + 1) \(tab.title) "
      let width = canvas.draw(title, at: Point(x: x, y: area.y), within: room, style: style)
      tabAreas.append(Rect(x: x, y: area.y, width: width, height: 1))
      x += width + 1
    }
  }

  // MARK: Events

  public override func handle(_ event: Event) -> Bool {
    // Nobody deletes what can't be seen.
    if isTooSmall { return false }
    if let page = helpPage {
      helpPage = page + 1 < helpPageCount ? page + 1 : nil
      return true
    }
    if case .click(let point) = event, let tab = tabAreas.firstIndex(where: { $0.contains(point) })
    {
      selectTab(tab)
      return true
    }
    return shown.handle(event) || handleOwnKey(event)
  }

  private func handleOwnKey(_ event: Event) -> Bool {
    guard !takesText, case .key(let key) = event else { return false }
    switch key {
    case .tab: selectTab((selectedTab + 1) % tabs.count)
    case .character("?"): helpPage = 0
    case .character(let digit):
      guard let number = digit.wholeNumberValue, tabs.indices.contains(number - 1) else {
        return false
      }
      selectTab(number - 1)
    default: return false
    }
    return true
  }
}

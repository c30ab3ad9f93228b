import MVVM
import MVVMViews
import Model
import TerminalUI
import Testing

@Suite("A bound view")
struct RenderTests {
  let stage = Stage()
  let model: AppModel
  let checklist: CountingChecklistView
  let fasting: CountingFastingView
  let terminal: OffscreenTerminal

  init() throws {
    model = stage.makeModel()
    let viewModel = AppViewModel(model: model)
    checklist = CountingChecklistView(viewModel: viewModel.checklist)
    fasting = CountingFastingView(viewModel: viewModel.fasting)
    let app = AppView(viewModel: viewModel, checklist: checklist, fasting: fasting)
    terminal = OffscreenTerminal(app: app)
    try model.checklist.add(named: "Tea")
    try model.checklist.add(named: "Milk")
    terminal.start()
    takeRenders()
  }

  @discardableResult
  private func takeRenders() -> (checklist: [String: Int], fasting: [String: Int]) {
    (checklist.renders.take(), fasting.renders.take())
  }

  // MARK: Unrelated changes

  @Test("UI-1: renders each part once at the start")
  func start() {
    let viewModel = ChecklistViewModel(store: model.checklist)
    let view = CountingChecklistView(viewModel: viewModel)
    let terminal = OffscreenTerminal(screen: view)
    #expect(view.renders.take().isEmpty)
    terminal.start()
    #expect(
      view.renders.take()
        == ["rows": 1, "editing": 1, "problem": 1, "addItem": 1, "editItem": 1])
    terminal.send(.key(.up))
    #expect(view.renders.take().isEmpty)
  }

  @Test("UI-1: renders nothing again after a change to the other feature")
  func otherFeature() throws {
    model.fasts.start(length: .fourHours, at: stage.clock.now)
    terminal.settle()
    #expect(takeRenders().checklist.isEmpty)
    try model.checklist.add(named: "Eggs")
    terminal.settle()
    #expect(takeRenders().fasting.isEmpty)
  }

  @Test("UI-1: renders nothing again but the rows after a change to an item")
  func item() {
    model.checklist.toggle(model.checklist.checklist.items[0].id)
    terminal.settle()
    #expect(takeRenders() == (["rows": 1], [:]))
  }

  @Test("UI-1: renders nothing again but the handles when edit mode begins")
  func editMode() {
    terminal.send(.key(.character("E")))
    #expect(takeRenders() == (["editing": 1], [:]))
  }

  @Test("UI-1: renders nothing again when nothing has changed")
  func nothing() {
    terminal.settle()
    terminal.tick()
    terminal.send(.didBecomeActive)
    #expect(takeRenders() == ([:], [:]))
  }

  @Test("UI-1: renders nothing of an item's screen after a change to another item")
  func otherItem() throws {
    let items = model.checklist.checklist.items
    let viewModel = EditItemViewModel(id: items[0].id, store: model.checklist)
    let view = CountingEditItemView(viewModel: viewModel)
    let terminal = OffscreenTerminal(screen: view)
    terminal.start()
    _ = view.renders.take()
    model.checklist.toggle(items[1].id)
    try model.checklist.rename(items[1].id, to: "Eggs")
    terminal.settle()
    #expect(view.renders.take().isEmpty)
    viewModel.isCompleted = true
    terminal.settle()
    #expect(view.renders.take() == ["completed": 1])
  }

  // MARK: How often

  @Test("UI-1: renders once after several changes between two updates")
  func several() throws {
    let items = model.checklist.checklist.items
    model.checklist.toggle(items[0].id)
    model.checklist.toggle(items[1].id)
    try model.checklist.rename(items[0].id, to: "Coffee")
    model.checklist.delete(at: [1])
    #expect(takeRenders() == ([:], [:]))
    terminal.settle()
    #expect(takeRenders() == (["rows": 1], [:]))
  }

  @Test("UI-1: renders the timer and nothing else at a tick")
  func tick() {
    model.fasts.start(length: .fourHours, at: stage.clock.now)
    terminal.settle()
    takeRenders()
    stage.clock.advance(by: 1)
    terminal.tick()
    #expect(takeRenders() == ([:], ["timer": 1]))
  }

  @Test("UI-1: renders nothing at a tick while no fast runs")
  func idleTick() {
    stage.clock.advance(by: 1)
    terminal.tick()
    #expect(takeRenders() == ([:], [:]))
  }
}

import MVC
import Model
import TerminalUI
import Testing

@Suite("What has gone in MVC")
struct MVCLifetimeTests {
  let stage = Stage()

  init() {
    stage.items.value = [ChecklistItem(id: stage.makeID(), name: "Tea")]
  }

  @Test("UI-2: is freed: a screen and its controller", arguments: ["a", "e"] as [Character])
  func screen(key: Character) throws {
    weak var screen: Screen?
    weak var controller: AnyObject?
    let app = AppController(model: stage.makeModel())
    let terminal = OffscreenTerminal(app: app)
    terminal.start()
    terminal.send(.key(.character(key)))
    screen = app.checklist.addItem?.view ?? app.checklist.editItem?.view
    controller = app.checklist.addItem ?? app.checklist.editItem
    #expect(screen != nil && controller != nil)
    terminal.send(.key(.escape))
    #expect(screen == nil && controller == nil)
  }

  @Test("UI-2: is freed although a store tells it of changes: a controller and its view")
  func observed() {
    let store = stage.makeModel().checklist
    weak var view: ChecklistView?
    weak var controller: ChecklistController?
    do {
      let made = ChecklistController(store: store)
      controller = made
      view = made.view
      #expect(view != nil && controller != nil)
    }
    #expect(view == nil && controller == nil)
    store.toggle(store.checklist.items[0].id)
  }
}

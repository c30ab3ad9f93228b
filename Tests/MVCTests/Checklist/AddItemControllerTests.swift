import Foundation
import MVC
import Model
import TerminalUI
import Testing

@Suite("The screen that adds an item")
struct AddItemControllerTests {
  // MARK: Set-up

  private final class RecordingView: AddItemView {
    var updates: [String] = []

    override func showCanAdd(_ canAdd: Bool) {
      updates.append("showCanAdd \(canAdd)")
      super.showCanAdd(canAdd)
    }
  }

  private final class RecordingDelegate: AddItemControllerDelegate {
    private(set) var isFinished = false

    func addItemControllerDidFinish(_ controller: AddItemController) {
      isFinished = true
    }
  }

  private let store = ChecklistStore(
    storage: MemoryStorage([ChecklistItem(id: UUID(), name: "Milk", isChecked: true)]))
  private let console = RecordingConsole()
  private let delegate = RecordingDelegate()
  private let view = RecordingView()
  private let controller: AddItemController
  private let terminal: OffscreenTerminal

  init() {
    controller = AddItemController(store: store, view: view, console: console)
    controller.delegate = delegate
    terminal = OffscreenTerminal(screen: ScreenStack(root: view))
    terminal.start()
    view.updates = []
  }

  private var names: [String] { store.checklist.items.map(\.name) }

  private var canAdd: Bool { view.keyHints.contains(KeyHint("return", "Add new item")) }

  // MARK: Tests

  @Test("CL-7: the name is empty at first, and nothing can be added")
  func start() {
    #expect(terminal.canvas.lines.contains("Name:"))
    #expect(!canAdd)
  }

  @Test(
    "CL-7: nothing but white space can't be added",
    arguments: ["", " ", "     ", "\t", "\u{00A0}", "\u{2003}\u{3000}"])
  func blankName(name: String) {
    terminal.send(.paste(name))
    #expect(!canAdd)
    terminal.send(.key(.enter))
    controller.addItemViewDidTapAdd(view)
    #expect(names == ["Milk"])
    #expect(!delegate.isFinished)
  }

  @Test("CL-7: whether the name can be added is told with each change of it")
  func everyChange() {
    terminal.type("T")
    #expect(canAdd)
    terminal.send(.key(.backspace))
    terminal.type(" ")
    #expect(!canAdd)
    terminal.type("T")
    #expect(canAdd)
    #expect(terminal.shows("Name:  T"))
  }

  @Test("CL-1, CL-8: the item stands at the end, unchecked, without white space around its name")
  func add() {
    terminal.type("  Green  tea ")
    terminal.send(.key(.enter))
    #expect(names == ["Milk", "Green  tea"])
    #expect(store.checklist.items.map(\.isChecked) == [true, false])
    #expect(delegate.isFinished)
  }

  @Test("CL-1, CL-2: an item may have the name of another, and is one of its own")
  func equalName() {
    terminal.type("Milk")
    terminal.send(.key(.enter))
    #expect(names == ["Milk", "Milk"])
    #expect(Set(store.checklist.items.map(\.id)).count == 2)
    #expect(store.checklist.items.map(\.isChecked) == [true, false])
  }

  @Test("CL-9: “Cancel” changes nothing, whatever is in the field", arguments: ["", " ", "Tea"])
  func cancel(name: String) {
    terminal.type(name)
    terminal.send(.key(.escape))
    #expect(names == ["Milk"])
    #expect(delegate.isFinished)
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    #expect(console.lines == ["Add Item did appear"])
    terminal.quit()
    #expect(console.lines == ["Add Item did appear", "Add Item did disappear"])
    let controller = AddItemController(store: store)
    OffscreenTerminal(screen: controller.view).start()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: another name updates whether it can be added; a change of the list updates nothing")
  func updates() {
    terminal.type("T")
    #expect(view.updates == ["showCanAdd true"])
    store.toggle(store.checklist.items[0].id)
    #expect(view.updates == ["showCanAdd true"])
  }

  @Test("UI-2: nothing of the screen is kept alive")
  func freed() {
    var controller: AddItemController? = AddItemController(store: store)
    let released = Weak(controller)
    let view = Weak(controller?.view)
    if let controller {
      let terminal = OffscreenTerminal(screen: controller.view)
      terminal.type("Tea")
      terminal.send(.key(.enter))
    }
    controller = nil
    #expect(released.object == nil)
    #expect(view.object == nil)
  }
}

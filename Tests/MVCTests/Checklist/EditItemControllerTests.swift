import Foundation
import MVC
import Model
import TerminalUI
import Testing

@Suite("The screen that edits an item")
struct EditItemControllerTests {
  // MARK: Set-up

  private final class RecordingView: EditItemView {
    var updates: [String] = []

    override func showName(_ name: String) {
      updates.append("showName")
      super.showName(name)
    }

    override func showNameProblem(_ message: String?) {
      updates.append("showNameProblem")
      super.showNameProblem(message)
    }

    override func showCompleted(_ isCompleted: Bool) {
      updates.append("showCompleted")
      super.showCompleted(isCompleted)
    }
  }

  private final class RecordingDelegate: EditItemControllerDelegate {
    private(set) var isFinished = false

    func editItemControllerDidFinish(_ controller: EditItemController) {
      isFinished = true
    }
  }

  private let milk = ChecklistItem(id: UUID(), name: "Milk", isChecked: true)
  private let otherMilk = ChecklistItem(id: UUID(), name: "Milk", isChecked: true)
  private let store: ChecklistStore
  private let console = RecordingConsole()
  private let delegate = RecordingDelegate()
  private let view = RecordingView()
  private let controller: EditItemController
  private let terminal: OffscreenTerminal

  init() {
    store = ChecklistStore(storage: MemoryStorage([otherMilk, milk]))
    controller = EditItemController(id: milk.id, store: store, view: view, console: console)
    controller.delegate = delegate
    terminal = OffscreenTerminal(screen: ScreenStack(root: view))
    terminal.start()
    view.updates = []
  }

  private var name: String? { store.checklist[milk.id]?.name }
  private var isChecked: Bool? { store.checklist[milk.id]?.isChecked }

  private func turnSwitch() {
    terminal.send(keys: [.down, .character(" "), .up])
  }

  private func emptyField() {
    terminal.send(.key(.control("u")))
  }

  // MARK: Tests

  @Test("CL-10: the item's name is shown, and whether it is completed")
  func start() throws {
    #expect(terminal.canvas.lines.contains("Name: Milk"))
    #expect(terminal.shows("[ on ]"))
    #expect(!terminal.shows("A name can't be empty"))

    store.toggle(milk.id)
    let controller = EditItemController(id: milk.id, store: store)
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(terminal.shows("[ off ]"))
  }

  @Test("CL-10: each change of the name is in the list at once")
  func rename() {
    terminal.type("!")
    #expect(name == "Milk!")
    terminal.type("?")
    #expect(name == "Milk!?")
    #expect(terminal.canvas.lines.contains("Name: Milk!?"))
    #expect(!terminal.shows("A name can't be empty"))
  }

  @Test("CL-10: white space around the name stays in the field and out of the list")
  func trimmedName() {
    terminal.type(" and ")
    #expect(name == "Milk and")
    terminal.type("E")
    #expect(terminal.canvas.lines.contains("Name: Milk and E"))
  }

  @Test("CL-10: turning “Completed” unchecks the item and checks it again, at once")
  func complete() {
    turnSwitch()
    #expect(isChecked == false)
    #expect(terminal.shows("[ off ]"))
    turnSwitch()
    #expect(isChecked == true)
    #expect(terminal.shows("[ on ]"))
  }

  @Test("CL-10: turning “Completed” to where it is changes nothing")
  func completeAgain() {
    controller.editItemView(view, didSetCompleted: true)
    #expect(isChecked == true)
  }

  @Test("CL-2: an item of the same name stays as it is")
  func equalName() {
    terminal.type("!")
    turnSwitch()
    #expect(store.checklist.items[0] == otherMilk)
  }

  @Test(
    "CL-11: nothing but white space is refused; the last good name stays, and the screen says why",
    arguments: ["", " ", "     ", "\t", "\u{00A0}", "\u{2003}\u{3000}"])
  func blankName(blank: String) {
    terminal.send(.key(.backspace))
    emptyField()
    terminal.send(.paste(blank))
    #expect(!terminal.shows("Name: Mil"))
    #expect(name == "Mil")
    #expect(terminal.shows("A name can't be empty: “Mil” stays."))
  }

  @Test("CL-11: the next good name is taken, and the screen has nothing to say any more")
  func goodNameAfterBlank() {
    emptyField()
    terminal.type("T")
    #expect(name == "T")
    #expect(!terminal.shows("A name can't be empty"))
  }

  @Test("CL-10, CL-11: going back needs no saving, and leaves no refused name behind")
  func back() {
    turnSwitch()
    emptyField()
    #expect(!delegate.isFinished)
    terminal.send(.key(.escape))
    #expect(delegate.isFinished)
    #expect(name == "Milk")
    #expect(isChecked == false)
  }

  @Test("CL-2: when the item is gone, nothing is shown, and no other item is changed")
  func itemGone() {
    let controller = EditItemController(id: UUID(), store: store)
    let terminal = OffscreenTerminal(screen: controller.view)
    terminal.start()
    #expect(terminal.canvas.lines.contains("Name:"))
    #expect(terminal.shows("[ off ]"))
    terminal.type("Tea")
    terminal.send(keys: [.down, .character(" ")])
    #expect(store.checklist.items == [otherMilk, milk])
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    #expect(console.lines == ["Edit Item did appear"])
    terminal.quit()
    #expect(console.lines == ["Edit Item did appear", "Edit Item did disappear"])
    let controller = EditItemController(id: milk.id, store: store)
    OffscreenTerminal(screen: controller.view).start()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: another name updates what is said of it, and not the switch")
  func updatesOfName() {
    terminal.type("!")
    emptyField()
    #expect(view.updates == ["showNameProblem", "showNameProblem"])
  }

  @Test("UI-1: the switch updates itself, and not the name")
  func updatesOfSwitch() {
    turnSwitch()
    #expect(view.updates == ["showCompleted"])
  }

  @Test("UI-1: a change of another item updates nothing")
  func updatesOfOtherItem() throws {
    store.toggle(otherMilk.id)
    try store.rename(otherMilk.id, to: "Tea")
    #expect(view.updates == [])
  }

  @Test("UI-2: nothing of the screen is kept alive")
  func freed() {
    var controller: EditItemController? = EditItemController(id: milk.id, store: store)
    let released = Weak(controller)
    let view = Weak(controller?.view)
    if let controller {
      let terminal = OffscreenTerminal(screen: controller.view)
      terminal.type("!")
      terminal.send(keys: [.down, .character(" ")])
    }
    controller = nil
    #expect(released.object == nil)
    #expect(view.object == nil)
  }
}

import Foundation
import MVC
import Model
import TerminalUI
import Testing

@Suite("The checklist")
struct ChecklistControllerTests {
  // MARK: Set-up

  private final class RecordingView: ChecklistView {
    var updates: [String] = []

    override func reloadRows() {
      updates.append("reloadRows")
      super.reloadRows()
    }

    override func reloadRow(at index: Int) {
      updates.append("reloadRow \(index)")
      super.reloadRow(at: index)
    }

    override func insertRow(at index: Int) {
      updates.append("insertRow \(index)")
      super.insertRow(at: index)
    }

    override func deleteRows(at indexes: IndexSet) {
      updates.append("deleteRows \(Array(indexes))")
      super.deleteRows(at: indexes)
    }

    override func moveRows(at indexes: IndexSet, toOffset offset: Int) {
      updates.append("moveRows \(Array(indexes)) to \(offset)")
      super.moveRows(at: indexes, toOffset: offset)
    }

    override func showEditing(_ isEditing: Bool) {
      updates.append("showEditing")
      super.showEditing(isEditing)
    }

    override func showProblem(_ message: String?, remedy: String?) {
      updates.append("showProblem")
      super.showProblem(message, remedy: remedy)
    }
  }

  private let store = ChecklistStore(
    storage: MemoryStorage([
      ChecklistItem(id: UUID(), name: "Milk"),
      ChecklistItem(id: UUID(), name: "Bread"),
      ChecklistItem(id: UUID(), name: "Milk", isChecked: true),
      ChecklistItem(id: UUID(), name: "Eggs"),
    ]))
  private let console = RecordingConsole()
  private let view = RecordingView()
  private let controller: ChecklistController
  private let terminal: OffscreenTerminal

  init() {
    controller = ChecklistController(store: store, view: view, console: console)
    terminal = OffscreenTerminal(screen: ScreenStack(root: view))
    terminal.start()
    view.updates = []
  }

  private var rows: [String] {
    terminal.canvas.lines
      .filter { $0.contains("✅") || $0.contains("🔲") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private func tapRow(_ row: Int) {
    terminal.send(.click(Point(x: 40, y: 1 + row)))
  }

  private func selectRow(_ row: Int) {
    terminal.type("g" + String(repeating: "j", count: row))
  }

  private func dragRows(_ rows: IndexSet, toOffset offset: Int) {
    terminal.type("E")
    for row in rows { tapRow(row) }
    terminal.type("mg" + String(repeating: "j", count: offset))
    terminal.send(.key(.enter))
    terminal.type("E")
  }

  // MARK: Tests

  @Test("CL-3, CL-15: each item of the file is a row with its name and its mark")
  func rowsOfFile() {
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-15: without a file, there are no rows")
  func noFile() {
    let controller = ChecklistController(store: ChecklistStore(storage: MemoryStorage()))
    #expect(controller.view.list?.rowCount == 0)
  }

  @Test("CL-4: tapping a row checks an unchecked item and unchecks a checked one")
  func tap() {
    tapRow(1)
    #expect(rows == ["Milk 🔲", "Bread ✅", "Milk ✅", "Eggs 🔲"])
    tapRow(1)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-4: tapping a row changes its item, not one of the same name")
  func tapOfEqualName() {
    tapRow(2)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk 🔲", "Eggs 🔲"])
  }

  @Test("CL-2, CL-4: after a move, a tap reaches the item where it stands now")
  func tapAfterMove() {
    dragRows([1], toOffset: 0)
    tapRow(0)
    #expect(rows == ["Bread ✅", "Milk 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-5: deleting a row deletes its item, not one of the same name")
  func delete() {
    selectRow(2)
    terminal.type("d")
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Eggs 🔲"])
  }

  @Test("CL-5: deleting several rows leaves the others in their order")
  func deleteSeveral() {
    terminal.type("E")
    tapRow(0)
    tapRow(2)
    terminal.type("dE")
    #expect(rows == ["Bread 🔲", "Eggs 🔲"])
  }

  @Test(
    "CL-2, CL-6: moved rows stand together before the row that stood at the offset",
    arguments: [
      (IndexSet([3]), 0, ["Eggs 🔲", "Milk 🔲", "Bread 🔲", "Milk ✅"]),
      (IndexSet([0]), 4, ["Bread 🔲", "Milk ✅", "Eggs 🔲", "Milk 🔲"]),
      (IndexSet([1]), 3, ["Milk 🔲", "Milk ✅", "Bread 🔲", "Eggs 🔲"]),
      (IndexSet([0, 2]), 4, ["Bread 🔲", "Eggs 🔲", "Milk 🔲", "Milk ✅"]),
      (IndexSet([0, 3]), 2, ["Bread 🔲", "Milk 🔲", "Eggs 🔲", "Milk ✅"]),
      (IndexSet([1]), 1, ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"]),
    ])
  func move(moved: IndexSet, offset: Int, expected: [String]) {
    dragRows(moved, toOffset: offset)
    #expect(rows == expected)
  }

  @Test("CL-7: “Add item” shows a screen with an empty name")
  func addItem() throws {
    #expect(controller.addItem == nil)
    terminal.type("a")
    #expect(controller.addItem != nil)
    #expect(terminal.shows("Add Item"))
    #expect(terminal.canvas.lines.contains("Name:"))
  }

  @Test("CL-1, CL-8: an item added there is the last row, unchecked, and the list is shown again")
  func added() throws {
    terminal.type("aMilk")
    terminal.send(.key(.enter))
    #expect(controller.addItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲", "Milk 🔲"])
  }

  @Test("CL-9: after “Cancel” the list is shown again, as it was")
  func addCancelled() throws {
    terminal.type("aTea")
    terminal.send(.key(.escape))
    #expect(controller.addItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-10: a row can be edited on a screen of its own; what changes there is in the row")
  func editItem() throws {
    #expect(controller.editItem == nil)
    selectRow(2)
    terminal.type("e")
    #expect(controller.editItem != nil)
    #expect(terminal.shows("Name: Milk"))
    #expect(terminal.shows("[ on ]"))
    terminal.type("!")
    #expect(store.checklist.items.map(\.name) == ["Milk", "Bread", "Milk!", "Eggs"])
    terminal.send(.key(.escape))
    #expect(controller.editItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk! ✅", "Eggs 🔲"])
  }

  @Test("CL-12: “Edit” begins edit mode, and the button that took its place ends it")
  func editMode() {
    #expect(terminal.shows("[ Edit ]"))
    terminal.type("E")
    #expect(terminal.shows("[ Done ]"))
    #expect(rows == ["○ Milk 🔲 ≡", "○ Bread 🔲 ≡", "○ Milk ✅ ≡", "○ Eggs 🔲 ≡"])
    terminal.type("E")
    #expect(terminal.shows("[ Edit ]"))
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-13: each screen's appearing and disappearing is written to the console")
  func lifeCycle() throws {
    terminal.type("a")
    terminal.send(.key(.escape))
    terminal.type("e")
    terminal.send(.key(.escape))
    #expect(
      console.lines == [
        "Checklist did appear", "Checklist did disappear",
        "Add Item did appear", "Add Item did disappear",
        "Checklist did appear", "Checklist did disappear",
        "Edit Item did appear", "Edit Item did disappear",
        "Checklist did appear",
      ])
  }

  @Test("CL-14: after each change the console gets the list once")
  func printedList() {
    let console = RecordingConsole()
    let printer = ChecklistPrinter(console: console)
    store.addObserver(printer)
    tapRow(1)
    #expect(
      console.lines == ["🔲 Milk", "✅ Bread", "✅ Milk", "🔲 Eggs", "--------------------"])
  }

  @Test("CL-18: a file that can't be read is named, and kept until the remedy is tapped")
  func unreadableFile() {
    let storage = UnreliableStorage<[ChecklistItem]>(problem: .damaged)
    let store = ChecklistStore(storage: storage)
    let controller = ChecklistController(store: store)
    let terminal = OffscreenTerminal(screen: ScreenStack(root: controller.view))
    terminal.start()
    #expect(controller.view.list?.rowCount == 0)
    #expect(terminal.shows("Can't read /home/ada/List.plist"))
    #expect(terminal.shows("[ Move it aside and save here ]"))

    terminal.type("aTea")
    terminal.send(.key(.enter))
    #expect(storage.value == nil)

    terminal.type("r")
    #expect(!terminal.shows("Can't read"))
    #expect(!terminal.shows("Move it aside"))
    #expect(storage.value?.map(\.name) == ["Tea"])
  }

  @Test("CL-19: a failed save is told, the change stays, and “Save again” saves it once it can")
  func failedSave() {
    let storage = UnreliableStorage([ChecklistItem(id: UUID(), name: "Tea")])
    let controller = ChecklistController(store: ChecklistStore(storage: storage))
    let terminal = OffscreenTerminal(screen: ScreenStack(root: controller.view))
    terminal.start()
    #expect(!terminal.shows("Can't"))

    storage.problem = .diskFull
    terminal.type(" ")
    #expect(terminal.shows("✅"))
    #expect(terminal.shows("Can't save /home/ada/List.plist: Disk full."))
    #expect(terminal.shows("[ Save again ]"))

    terminal.type("r")
    #expect(terminal.shows("[ Save again ]"))

    storage.problem = nil
    terminal.type("r")
    #expect(!terminal.shows("Can't"))
    #expect(storage.value?.map(\.isChecked) == [true])
  }

  @Test("UI-1: a tap updates the rows and nothing else")
  func updatesOfTap() {
    tapRow(1)
    #expect(view.updates == ["reloadRow 1"])
  }

  @Test("UI-1: adding, deleting and moving update the rows, once each")
  func updatesOfRows() throws {
    try store.add(named: "Tea")
    selectRow(3)
    terminal.type("d")
    store.move(from: [0], to: 2)
    #expect(view.updates == ["insertRow 4", "deleteRows [3]", "moveRows [0] to 2"])
  }

  @Test("UI-1: edit mode updates no row")
  func updatesOfEditMode() {
    terminal.type("E")
    #expect(view.updates == ["showEditing"])
  }

  @Test("UI-1: a problem with the file updates no row")
  func updatesOfProblem() {
    let storage = UnreliableStorage<[ChecklistItem]>(problem: .damaged)
    let view = RecordingView()
    let controller = ChecklistController(store: ChecklistStore(storage: storage), view: view)
    view.updates = []
    controller.checklistViewDidTapRemedy(view)
    storage.problem = .diskFull
    controller.checklistViewDidTapRemedy(view)
    storage.problem = nil
    controller.checklistViewDidTapRemedy(view)
    #expect(view.updates == ["showProblem", "showProblem", "showProblem"])
  }

  @Test("UI-2: the screens that add and edit are freed when the list is shown again")
  func freedScreens() {
    terminal.type("a")
    let addItem = Weak(controller.addItem)
    let addItemView = Weak(controller.addItem?.view)
    #expect(addItem.object != nil && addItemView.object != nil)
    terminal.send(.key(.escape))
    #expect(addItem.object == nil && addItemView.object == nil)

    terminal.type("e")
    let editItem = Weak(controller.editItem)
    let editItemView = Weak(controller.editItem?.view)
    #expect(editItem.object != nil && editItemView.object != nil)
    terminal.send(.key(.escape))
    #expect(editItem.object == nil && editItemView.object == nil)
  }

  @Test("UI-2: the store keeps alive nothing that shows it")
  func freedByStore() {
    var controller: ChecklistController? = ChecklistController(store: store)
    let released = Weak(controller)
    let view = Weak(controller?.view)
    controller?.checklistViewDidTapAdd(ChecklistView())
    controller = nil
    #expect(released.object == nil)
    #expect(view.object == nil)
  }
}

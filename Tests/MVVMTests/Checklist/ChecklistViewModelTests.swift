import Foundation
import MVVM
import Model
import Testing

@Suite("The checklist")
struct ChecklistViewModelTests {
  // MARK: Set-up

  private let store = ChecklistStore(
    storage: MemoryStorage([
      ChecklistItem(id: UUID(), name: "Milk"),
      ChecklistItem(id: UUID(), name: "Bread"),
      ChecklistItem(id: UUID(), name: "Milk", isChecked: true),
      ChecklistItem(id: UUID(), name: "Eggs"),
    ]))
  private let console = RecordingConsole()
  private let viewModel: ChecklistViewModel

  init() {
    viewModel = ChecklistViewModel(store: store, console: console)
  }

  private var rows: [String] {
    (0..<viewModel.rowCount).map { "\(viewModel.row(at: $0).name) \(viewModel.row(at: $0).mark)" }
  }

  // MARK: Tests

  @Test("CL-3, CL-15: each item of the file is a row with its name and its mark")
  func rowsOfFile() {
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-15: without a file, there are no rows")
  func noFile() {
    let viewModel = ChecklistViewModel(store: ChecklistStore(storage: MemoryStorage()))
    #expect(viewModel.rowCount == 0)
  }

  @Test("CL-4: tapping a row checks an unchecked item and unchecks a checked one")
  func tap() {
    viewModel.rowTapped(viewModel.row(at: 1).id)
    #expect(rows == ["Milk 🔲", "Bread ✅", "Milk ✅", "Eggs 🔲"])
    viewModel.rowTapped(viewModel.row(at: 1).id)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-4: tapping a row changes its item, not one of the same name")
  func tapOfEqualName() {
    viewModel.rowTapped(viewModel.row(at: 2).id)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk 🔲", "Eggs 🔲"])
  }

  @Test("CL-2, CL-4: after a move, a tap reaches the item where it stands now")
  func tapAfterMove() {
    let bread = viewModel.row(at: 1).id
    viewModel.rowsDragged(at: [1], toOffset: 0)
    viewModel.rowTapped(bread)
    #expect(rows == ["Bread ✅", "Milk 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-5: deleting a row deletes its item, not one of the same name")
  func delete() {
    viewModel.deleteRowsTapped(at: [2])
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Eggs 🔲"])
  }

  @Test("CL-5: deleting several rows leaves the others in their order")
  func deleteSeveral() {
    viewModel.editTapped()
    viewModel.deleteRowsTapped(at: [0, 2])
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
    viewModel.editTapped()
    viewModel.rowsDragged(at: moved, toOffset: offset)
    #expect(rows == expected)
  }

  @Test("CL-7: “Add item” shows a screen with an empty name")
  func addItem() throws {
    #expect(viewModel.addItem == nil)
    viewModel.addTapped()
    #expect(try #require(viewModel.addItem).name == "")
  }

  @Test("CL-1, CL-8: an item added there is the last row, unchecked, and the list is shown again")
  func added() throws {
    viewModel.addTapped()
    try #require(viewModel.addItem).name = "Milk"
    viewModel.addItem?.addTapped()
    #expect(viewModel.addItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲", "Milk 🔲"])
  }

  @Test("CL-9: after “Cancel” the list is shown again, as it was")
  func addCancelled() throws {
    viewModel.addTapped()
    try #require(viewModel.addItem).name = "Tea"
    viewModel.addItem?.cancelTapped()
    #expect(viewModel.addItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk ✅", "Eggs 🔲"])
  }

  @Test("CL-2, CL-10: a row can be edited on a screen of its own; what changes there is in the row")
  func editItem() throws {
    #expect(viewModel.editItem == nil)
    viewModel.editRowTapped(viewModel.row(at: 2).id)
    let editItem = try #require(viewModel.editItem)
    #expect(editItem.name == "Milk")
    #expect(editItem.isCompleted)
    editItem.name = "Milk!"
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk! ✅", "Eggs 🔲"])
    editItem.backTapped()
    #expect(viewModel.editItem == nil)
    #expect(rows == ["Milk 🔲", "Bread 🔲", "Milk! ✅", "Eggs 🔲"])
  }

  @Test("CL-12: “Edit” begins edit mode, and the button that took its place ends it")
  func editMode() {
    #expect(!viewModel.isEditing)
    viewModel.editTapped()
    #expect(viewModel.isEditing)
    viewModel.editTapped()
    #expect(!viewModel.isEditing)
  }

  @Test("CL-13: each screen's appearing and disappearing is written to the console")
  func lifeCycle() throws {
    viewModel.didAppear()
    viewModel.didDisappear()
    viewModel.addTapped()
    try #require(viewModel.addItem).didAppear()
    viewModel.addItem?.didDisappear()
    viewModel.editRowTapped(viewModel.row(at: 0).id)
    try #require(viewModel.editItem).didAppear()
    viewModel.editItem?.didDisappear()
    #expect(
      console.lines == [
        "Checklist did appear", "Checklist did disappear",
        "Add Item did appear", "Add Item did disappear",
        "Edit Item did appear", "Edit Item did disappear",
      ])
  }

  @Test("CL-14: after each change the console gets the list once")
  func printedList() {
    let printer = ChecklistPrinter(console: console)
    store.addObserver(printer)
    viewModel.rowTapped(viewModel.row(at: 1).id)
    #expect(
      console.lines == ["🔲 Milk", "✅ Bread", "✅ Milk", "🔲 Eggs", "--------------------"])
  }

  @Test("CL-18: a file that can't be read is named, and kept until the remedy is tapped")
  func unreadableFile() {
    let storage = UnreliableStorage<[ChecklistItem]>(problem: .damaged)
    let store = ChecklistStore(storage: storage)
    let viewModel = ChecklistViewModel(store: store)
    #expect(viewModel.rowCount == 0)
    #expect(viewModel.problemMessage?.contains("Can't read /home/ada/List.plist") == true)
    #expect(viewModel.problemRemedy == "Move it aside and save here")

    viewModel.addTapped()
    viewModel.addItem?.name = "Tea"
    viewModel.addItem?.addTapped()
    #expect(storage.value == nil)

    viewModel.remedyTapped()
    #expect(viewModel.problemMessage == nil)
    #expect(viewModel.problemRemedy == nil)
    #expect(storage.value?.map(\.name) == ["Tea"])
  }

  @Test("CL-19: a failed save is told, the change stays, and “Save again” saves it once it can")
  func failedSave() {
    let storage = UnreliableStorage([ChecklistItem(id: UUID(), name: "Tea")])
    let viewModel = ChecklistViewModel(store: ChecklistStore(storage: storage))
    #expect(viewModel.problemMessage == nil)

    storage.problem = .diskFull
    viewModel.rowTapped(viewModel.row(at: 0).id)
    #expect(viewModel.row(at: 0).mark == "✅")
    #expect(
      viewModel.problemMessage?.contains("Can't save /home/ada/List.plist: Disk full.") == true)
    #expect(viewModel.problemRemedy == "Save again")

    viewModel.remedyTapped()
    #expect(viewModel.problemRemedy == "Save again")

    storage.problem = nil
    viewModel.remedyTapped()
    #expect(viewModel.problemMessage == nil)
    #expect(storage.value?.map(\.isChecked) == [true])
  }

  @Test("UI-1: a tap updates the rows and nothing else")
  func updatesOfTap() {
    let id = viewModel.row(at: 1).id
    #expect(rendersAgain({ viewModel.row(at: 1) }, after: { viewModel.rowTapped(id) }))
    #expect(!rendersAgain({ viewModel.isEditing }, after: { viewModel.rowTapped(id) }))
    #expect(!rendersAgain({ viewModel.problemMessage }, after: { viewModel.rowTapped(id) }))
    #expect(!rendersAgain({ viewModel.problemRemedy }, after: { viewModel.rowTapped(id) }))
    #expect(!rendersAgain({ viewModel.addItem }, after: { viewModel.rowTapped(id) }))
    #expect(!rendersAgain({ viewModel.editItem }, after: { viewModel.rowTapped(id) }))
  }

  @Test("UI-1: adding, deleting and moving update the rows, once each")
  func updatesOfRows() throws {
    #expect(try rendersAgain({ viewModel.rowCount }, after: { try store.add(named: "Tea") }))
    #expect(
      rendersAgain({ viewModel.rowCount }, after: { viewModel.deleteRowsTapped(at: [0, 1]) }))
    #expect(
      rendersAgain({ viewModel.row(at: 0) }, after: { viewModel.rowsDragged(at: [0], toOffset: 2) })
    )
  }

  @Test("UI-1: edit mode updates no row")
  func updatesOfEditMode() {
    #expect(rendersAgain({ viewModel.isEditing }, after: { viewModel.editTapped() }))
    #expect(!rendersAgain({ rows }, after: { viewModel.editTapped() }))
  }

  @Test("UI-1: a problem with the file updates no row")
  func updatesOfProblem() {
    let storage = UnreliableStorage<[ChecklistItem]>(problem: .damaged)
    let viewModel = ChecklistViewModel(store: ChecklistStore(storage: storage))
    #expect(!rendersAgain({ viewModel.rowCount }, after: { viewModel.remedyTapped() }))
    storage.problem = .diskFull
    #expect(rendersAgain({ viewModel.problemMessage }, after: { viewModel.remedyTapped() }))
    storage.problem = nil
    #expect(rendersAgain({ viewModel.problemRemedy }, after: { viewModel.remedyTapped() }))
  }

  @Test("UI-2: the screens that add and edit are freed when the list is shown again")
  func freedScreens() {
    viewModel.addTapped()
    let addItem = Weak(viewModel.addItem)
    #expect(addItem.object != nil)
    viewModel.addItem?.cancelTapped()
    #expect(addItem.object == nil)

    viewModel.editRowTapped(viewModel.row(at: 0).id)
    let editItem = Weak(viewModel.editItem)
    #expect(editItem.object != nil)
    viewModel.editItem?.backTapped()
    #expect(editItem.object == nil)
  }

  @Test("UI-2: the store keeps alive nothing that shows it")
  func freedByStore() {
    var viewModel: ChecklistViewModel? = ChecklistViewModel(store: store)
    let released = Weak(viewModel)
    viewModel?.addTapped()
    viewModel = nil
    #expect(released.object == nil)
  }
}

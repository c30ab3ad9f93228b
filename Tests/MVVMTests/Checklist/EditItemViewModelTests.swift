import Foundation
import MVVM
import Model
import Testing

@Suite("The screen that edits an item")
struct EditItemViewModelTests {
  // MARK: Set-up

  private let milk = ChecklistItem(id: UUID(), name: "Milk", isChecked: true)
  private let otherMilk = ChecklistItem(id: UUID(), name: "Milk", isChecked: true)
  private let store: ChecklistStore
  private let console = RecordingConsole()
  private let finished = Flag()
  private let viewModel: EditItemViewModel

  init() {
    store = ChecklistStore(storage: MemoryStorage([otherMilk, milk]))
    viewModel = EditItemViewModel(id: milk.id, store: store, console: console)
    viewModel.didFinish = { [finished] in finished.isSet = true }
  }

  private var name: String? { store.checklist[milk.id]?.name }
  private var isChecked: Bool? { store.checklist[milk.id]?.isChecked }

  // MARK: Tests

  @Test("CL-10: the item's name is shown, and whether it is completed")
  func start() throws {
    #expect(viewModel.name == "Milk")
    #expect(viewModel.isCompleted)
    #expect(viewModel.nameProblem == nil)

    store.toggle(milk.id)
    #expect(!EditItemViewModel(id: milk.id, store: store).isCompleted)
  }

  @Test("CL-10: each change of the name is in the list at once")
  func rename() {
    viewModel.name = "Milk!"
    #expect(name == "Milk!")
    viewModel.name = "Milk!?"
    #expect(name == "Milk!?")
    #expect(viewModel.name == "Milk!?")
    #expect(viewModel.nameProblem == nil)
  }

  @Test("CL-10: white space around the name stays in the field and out of the list")
  func trimmedName() {
    viewModel.name = "Milk and "
    #expect(viewModel.name == "Milk and ")
    #expect(name == "Milk and")
  }

  @Test("CL-10: turning “Completed” unchecks the item and checks it again, at once")
  func complete() {
    viewModel.isCompleted = false
    #expect(isChecked == false)
    #expect(!viewModel.isCompleted)
    viewModel.isCompleted = true
    #expect(isChecked == true)
    #expect(viewModel.isCompleted)
  }

  @Test("CL-10: turning “Completed” to where it is changes nothing")
  func completeAgain() {
    viewModel.isCompleted = true
    #expect(isChecked == true)
  }

  @Test("CL-2: an item of the same name stays as it is")
  func equalName() {
    viewModel.name = "Milk!"
    viewModel.isCompleted = false
    #expect(store.checklist.items[0] == otherMilk)
  }

  @Test(
    "CL-11: nothing but white space is refused; the last good name stays, and the screen says why",
    arguments: ["", " ", "     ", "\t", "\u{00A0}", "\u{2003}\u{3000}"])
  func blankName(blank: String) {
    viewModel.name = "Mil"
    viewModel.name = blank
    #expect(viewModel.name == blank)
    #expect(name == "Mil")
    #expect(viewModel.nameProblem == "A name can't be empty: “Mil” stays.")
  }

  @Test("CL-11: the next good name is taken, and the screen has nothing to say any more")
  func goodNameAfterBlank() {
    viewModel.name = ""
    viewModel.name = "T"
    #expect(name == "T")
    #expect(viewModel.nameProblem == nil)
  }

  @Test("CL-10, CL-11: going back needs no saving, and leaves no refused name behind")
  func back() {
    viewModel.isCompleted = false
    viewModel.name = ""
    #expect(!finished.isSet)
    viewModel.backTapped()
    #expect(finished.isSet)
    #expect(name == "Milk")
    #expect(isChecked == false)
  }

  @Test("CL-2: when the item is gone, nothing is shown, and no other item is changed")
  func itemGone() {
    let viewModel = EditItemViewModel(id: UUID(), store: store)
    #expect(viewModel.name == "")
    #expect(!viewModel.isCompleted)
    viewModel.name = "Tea"
    viewModel.isCompleted = true
    #expect(store.checklist.items == [otherMilk, milk])
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    viewModel.didAppear()
    #expect(console.lines == ["Edit Item did appear"])
    viewModel.didDisappear()
    #expect(console.lines == ["Edit Item did appear", "Edit Item did disappear"])
    EditItemViewModel(id: milk.id, store: store).didAppear()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: another name updates what is said of it, and not the switch")
  func updatesOfName() {
    #expect(rendersAgain({ viewModel.name }, after: { viewModel.name = "Tea" }))
    #expect(rendersAgain({ viewModel.nameProblem }, after: { viewModel.name = "" }))
    #expect(!rendersAgain({ viewModel.isCompleted }, after: { viewModel.name = "Eggs" }))
  }

  @Test("UI-1: the switch updates itself, and not the name")
  func updatesOfSwitch() {
    #expect(rendersAgain({ viewModel.isCompleted }, after: { viewModel.isCompleted = false }))
    #expect(!rendersAgain({ viewModel.name }, after: { viewModel.isCompleted = true }))
    #expect(!rendersAgain({ viewModel.nameProblem }, after: { viewModel.isCompleted = false }))
  }

  @Test("UI-1: a change of another item updates nothing")
  func updatesOfOtherItem() throws {
    #expect(!rendersAgain({ viewModel.isCompleted }, after: { store.toggle(otherMilk.id) }))
    #expect(
      try !rendersAgain({ viewModel.name }, after: { try store.rename(otherMilk.id, to: "Tea") }))
  }

  @Test("UI-2: nothing of the screen is kept alive")
  func freed() {
    var viewModel: EditItemViewModel? = EditItemViewModel(id: milk.id, store: store)
    let released = Weak(viewModel)
    viewModel?.name = "Tea"
    viewModel?.isCompleted = false
    viewModel = nil
    #expect(released.object == nil)
  }
}

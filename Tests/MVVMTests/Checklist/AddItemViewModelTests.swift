import Foundation
import MVVM
import Model
import Testing

@Suite("The screen that adds an item")
struct AddItemViewModelTests {
  // MARK: Set-up

  private let store = ChecklistStore(
    storage: MemoryStorage([ChecklistItem(id: UUID(), name: "Milk", isChecked: true)]))
  private let console = RecordingConsole()
  private let finished = Flag()
  private let viewModel: AddItemViewModel

  init() {
    viewModel = AddItemViewModel(store: store, console: console)
    viewModel.didFinish = { [finished] in finished.isSet = true }
  }

  private var names: [String] { store.checklist.items.map(\.name) }

  // MARK: Tests

  @Test("CL-7: the name is empty at first, and nothing can be added")
  func start() {
    #expect(viewModel.name == "")
    #expect(!viewModel.canAdd)
  }

  @Test(
    "CL-7: nothing but white space can't be added",
    arguments: ["", " ", "     ", "\t", "\u{00A0}", "\u{2003}\u{3000}"])
  func blankName(name: String) {
    viewModel.name = name
    #expect(!viewModel.canAdd)
    viewModel.addTapped()
    #expect(names == ["Milk"])
    #expect(!finished.isSet)
  }

  @Test("CL-7: whether the name can be added is told with each change of it")
  func everyChange() {
    viewModel.name = "T"
    #expect(viewModel.canAdd)
    viewModel.name = " "
    #expect(!viewModel.canAdd)
    viewModel.name = " T"
    #expect(viewModel.canAdd)
    #expect(viewModel.name == " T")
  }

  @Test("CL-1, CL-8: the item stands at the end, unchecked, without white space around its name")
  func add() {
    viewModel.name = "  Green  tea "
    viewModel.addTapped()
    #expect(names == ["Milk", "Green  tea"])
    #expect(store.checklist.items.map(\.isChecked) == [true, false])
    #expect(finished.isSet)
  }

  @Test("CL-1, CL-2: an item may have the name of another, and is one of its own")
  func equalName() {
    viewModel.name = "Milk"
    viewModel.addTapped()
    #expect(names == ["Milk", "Milk"])
    #expect(Set(store.checklist.items.map(\.id)).count == 2)
    #expect(store.checklist.items.map(\.isChecked) == [true, false])
  }

  @Test("CL-9: “Cancel” changes nothing, whatever is in the field", arguments: ["", " ", "Tea"])
  func cancel(name: String) {
    viewModel.name = name
    viewModel.cancelTapped()
    #expect(names == ["Milk"])
    #expect(finished.isSet)
  }

  @Test("CL-13: the screen's appearing and disappearing is written to the console, if there is one")
  func lifeCycle() {
    viewModel.didAppear()
    #expect(console.lines == ["Add Item did appear"])
    viewModel.didDisappear()
    #expect(console.lines == ["Add Item did appear", "Add Item did disappear"])
    AddItemViewModel(store: store).didAppear()
    #expect(console.lines.count == 2)
  }

  @Test("UI-1: another name updates whether it can be added; a change of the list updates nothing")
  func updates() {
    let id = store.checklist.items[0].id
    #expect(rendersAgain({ viewModel.canAdd }, after: { viewModel.name = "T" }))
    #expect(!rendersAgain({ viewModel.canAdd }, after: { store.toggle(id) }))
    #expect(!rendersAgain({ viewModel.name }, after: { store.toggle(id) }))
  }

  @Test("UI-2: nothing of the screen is kept alive")
  func freed() {
    var viewModel: AddItemViewModel? = AddItemViewModel(store: store)
    let released = Weak(viewModel)
    viewModel?.name = "Tea"
    viewModel?.addTapped()
    viewModel = nil
    #expect(released.object == nil)
  }
}

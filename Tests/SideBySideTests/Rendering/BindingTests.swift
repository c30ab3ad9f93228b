import MVVM
import Testing

@testable import MVVMViews

@Suite("A binding")
struct BindingTests {
  let viewModel = ChecklistViewModel(store: Stage().makeModel().checklist)

  @Test("UI-2: is freed although it observes a view model that goes on")
  func released() {
    weak var weakBinding: Binding?
    do {
      let binding = Binding { [viewModel] in _ = viewModel.isEditing }
      weakBinding = binding
      binding.updateIfNeeded()
      #expect(weakBinding != nil)
    }
    #expect(weakBinding == nil)
    viewModel.editTapped()
  }

  @Test("UI-1: is out of date when something that it reads has changed, until the next update")
  func outOfDate() {
    var shown: [Bool] = []
    let binding = Binding { [viewModel] in shown.append(viewModel.isEditing) }
    #expect(binding.isOutOfDate)
    binding.updateIfNeeded()
    binding.updateIfNeeded()
    #expect(shown == [false])
    viewModel.editTapped()
    #expect(binding.isOutOfDate)
    viewModel.editTapped()
    viewModel.editTapped()
    binding.updateIfNeeded()
    #expect(shown == [false, true])
    viewModel.editTapped()
    binding.updateIfNeeded()
    #expect(shown == [false, true, false])
  }

  @Test("UI-1: stays up to date when something else has changed")
  func unrelated() {
    let binding = Binding { [viewModel] in _ = viewModel.isEditing }
    binding.updateIfNeeded()
    viewModel.addTapped()
    #expect(!binding.isOutOfDate)
  }
}

import Foundation
import Model
import Testing

/// What the checklist's view model promises.
@MainActor
struct ChecklistViewModelTests {
  private let viewModel = ChecklistViewModel(checklist: Checklist(ChecklistItem.samples))

  @Test("A new item goes to the end.")
  func newItemGoesToTheEnd() {
    viewModel.newName = "Milk"
    viewModel.addTapped()
    #expect(viewModel.rows.last?.name == "Milk")
  }

  // TODO: Test what stands in the field after adding, and when an item can be added.

  // TODO: Test which item a tap toggles.

  // TODO: Test the summary.

  // TODO: Test which row is gone after a swipe.
}

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

  @Test("The field is empty after adding.")
  func fieldIsEmptyAfterAdding() {
    viewModel.newName = "Milk"
    viewModel.addTapped()
    #expect(viewModel.newName.isEmpty)
  }

  @Test("An item can't be added with a blank name.")
  func blankNameCannotBeAdded() {
    viewModel.newName = "  "
    #expect(!viewModel.canAdd)
  }

  @Test("Of two items with the same name, the tapped one is toggled.")
  func tappedOneOfTheSameNameIsToggled() {
    let teas = [
      ChecklistItem(id: UUID(), name: "Tea"), ChecklistItem(id: UUID(), name: "Tea"),
    ]
    let viewModel = ChecklistViewModel(checklist: Checklist(teas))
    viewModel.rowTapped(teas[1].id)
    #expect(viewModel.rows.map(\.mark) == ["🔲", "✅"])
  }

  @Test("The summary counts what is done.")
  func summaryCountsWhatIsDone() {
    #expect(viewModel.summary == "2 of 5 done")
  }

  @Test("The row that is swiped away is gone, and no other.")
  func swipedRowIsGone() {
    let rows = viewModel.rows
    viewModel.rowSwiped(rows[1].id)
    #expect(viewModel.rows == [rows[0], rows[2], rows[3], rows[4]])
  }
}

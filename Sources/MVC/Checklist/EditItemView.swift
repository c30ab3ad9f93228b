import TerminalUI

/// Told what the user does on the screen that edits an item.
public protocol EditItemViewDelegate: AnyObject {
  /// The name in the field is another one.
  func editItemView(_ view: EditItemView, didChangeName name: String)
  /// The switch “Completed” was turned.
  func editItemView(_ view: EditItemView, didSetCompleted isCompleted: Bool)
  /// “Back” was tapped.
  func editItemViewDidTapBack(_ view: EditItemView)
}

/// The screen that edits an item.
open class EditItemView: Screen {
  /// Told what the user does.
  open weak var delegate: (any EditItemViewDelegate)?

  private let nameField = TextField(label: "Name")
  private let nameProblem = Label(style: Style(color: .red))
  private let completedSwitch = Switch(label: "Completed")
  private let goBackButton = Button("Back", key: .escape)

  /// Creates the screen, with an empty name.
  public init() {
    super.init(title: "Edit Item")
    backButton = goBackButton
    controls = [nameField, nameProblem, completedSwitch]
    defaultButton = goBackButton
    nameField.onChange = { [weak self] in self?.didChangeName($0) }
    completedSwitch.onChange = { [weak self] in self?.didSetCompleted($0) }
    goBackButton.action = { [weak self] in self?.didTapBack() }
  }

  // MARK: What the controller tells the view

  /// Shows the item's name.
  open func showName(_ name: String) {
    nameField.text = name
  }

  /// Shows why the name in the field is refused; `nil` if it isn't.
  open func showNameProblem(_ message: String?) {
    nameProblem.text = message ?? ""
  }

  /// Shows whether the item is done.
  open func showCompleted(_ isCompleted: Bool) {
    completedSwitch.isOn = isCompleted
  }

  // MARK: What the user does

  private func didChangeName(_ name: String) {
    delegate?.editItemView(self, didChangeName: name)
  }

  private func didSetCompleted(_ isCompleted: Bool) {
    delegate?.editItemView(self, didSetCompleted: isCompleted)
  }

  private func didTapBack() {
    delegate?.editItemViewDidTapBack(self)
  }
}

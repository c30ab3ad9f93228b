import MVVM
import TerminalUI

/// The screen that adds an item, bound to its view model.
open class AddItemView: BoundScreen {
  private let viewModel: AddItemViewModel

  private let nameField = TextField(label: "Name")
  private let addButton = Button("Add new item", color: .blue)
  private let cancelButton = Button("Cancel", key: .escape)

  /// Creates the screen.
  public init(viewModel: AddItemViewModel) {
    self.viewModel = viewModel
    super.init(title: "Add Item")
    backButton = cancelButton
    controls = [nameField, addButton]
    defaultButton = addButton
    nameField.onChange = { [viewModel] in viewModel.name = $0 }
    addButton.action = { [viewModel] in viewModel.addTapped() }
    cancelButton.action = { [viewModel] in viewModel.cancelTapped() }
    bind { [weak self] in self?.showName() }
    bind { [weak self] in self?.showCanAdd() }
  }

  // MARK: What is bound to the view model

  /// Shows the name.
  open func showName() {
    nameField.text = viewModel.name
  }

  /// Lets “Add new item” be tapped, or not.
  open func showCanAdd() {
    addButton.isEnabled = viewModel.canAdd
  }

  // MARK: Coming and going

  /// Passes on that the screen is shown.
  open override func didAppear() {
    viewModel.didAppear()
  }

  /// Passes on that the screen is not shown any more.
  open override func didDisappear() {
    viewModel.didDisappear()
  }
}

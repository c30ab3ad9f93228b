import MVVM
import TerminalUI

/// The screen that edits an item, bound to its view model.
open class EditItemView: BoundScreen {
  private let viewModel: EditItemViewModel

  private let nameField = TextField(label: "Name")
  private let nameProblem = Label(style: Style(color: .red))
  private let completedSwitch = Switch(label: "Completed")
  private let goBackButton = Button("Back", key: .escape)

  /// Creates the screen.
  public init(viewModel: EditItemViewModel) {
    self.viewModel = viewModel
    super.init(title: "Edit Item")
    backButton = goBackButton
    controls = [nameField, nameProblem, completedSwitch]
    defaultButton = goBackButton
    nameField.onChange = { [viewModel] in viewModel.name = $0 }
    completedSwitch.onChange = { [viewModel] in viewModel.isCompleted = $0 }
    goBackButton.action = { [viewModel] in viewModel.backTapped() }
    bind { [weak self] in self?.showName() }
    bind { [weak self] in self?.showNameProblem() }
    bind { [weak self] in self?.showCompleted() }
  }

  // MARK: What is bound to the view model

  /// Shows the item's name.
  open func showName() {
    nameField.text = viewModel.name
  }

  /// Shows why the name in the field is refused.
  open func showNameProblem() {
    nameProblem.text = viewModel.nameProblem ?? ""
  }

  /// Shows whether the item is done.
  open func showCompleted() {
    completedSwitch.isOn = viewModel.isCompleted
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

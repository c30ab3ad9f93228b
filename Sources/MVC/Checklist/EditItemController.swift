import Model
import TerminalUI

/// Told when the screen that edits an item has done its work.
public protocol EditItemControllerDelegate: AnyObject {
  /// The user goes back.
  func editItemControllerDidFinish(_ controller: EditItemController)
}

/// Edits one item of the checklist, live: what the user changes is changed at once.
open class EditItemController {
  /// The screen.
  public let view: EditItemView
  /// Told when the work is done.
  public weak var delegate: (any EditItemControllerDelegate)?

  private let id: ChecklistItem.ID
  private let store: ChecklistStore
  private let console: (any DebugConsole)?

  /// Creates a controller between an item in a store and a view.
  public init(
    id: ChecklistItem.ID, store: ChecklistStore, view: EditItemView = EditItemView(),
    console: (any DebugConsole)? = nil
  ) {
    self.id = id
    self.store = store
    self.view = view
    self.console = console
    view.delegate = self
    view.lifeCycleDelegate = self
    view.showName(store.checklist[id]?.name ?? "")
    view.showCompleted(store.checklist[id]?.isChecked ?? false)
  }
}

// MARK: What the user does

extension EditItemController: EditItemViewDelegate {
  /// Renames the item, or says why not.
  public func editItemView(_ view: EditItemView, didChangeName name: String) {
    do {
      try store.rename(id, to: name)
      view.showNameProblem(nil)
    } catch {
      view.showNameProblem(error.message)
    }
  }

  /// Checks or unchecks the item.
  public func editItemView(_ view: EditItemView, didSetCompleted isCompleted: Bool) {
    guard isCompleted != store.checklist[id]?.isChecked else { return }
    store.toggle(id)
    view.showCompleted(isCompleted)
  }

  /// Goes back.
  ///
  /// There is nothing to save.
  public func editItemViewDidTapBack(_ view: EditItemView) {
    delegate?.editItemControllerDidFinish(self)
  }
}

// MARK: Coming and going

extension EditItemController: ScreenLifeCycleDelegate {
  /// Logs that the screen is shown.
  public func screenDidAppear(_ screen: Screen) {
    console?.write("Edit Item did appear")
  }

  /// Logs that the screen is not shown any more.
  public func screenDidDisappear(_ screen: Screen) {
    console?.write("Edit Item did disappear")
  }
}

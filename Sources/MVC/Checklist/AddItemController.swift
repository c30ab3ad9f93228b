import Model
import TerminalUI

/// Told when the screen that adds an item has done its work.
public protocol AddItemControllerDelegate: AnyObject {
  /// An item was added, or the user thought better of it.
  func addItemControllerDidFinish(_ controller: AddItemController)
}

/// Adds an item to the checklist, if the user gives it a name.
open class AddItemController {
  /// The screen.
  public let view: AddItemView
  /// Told when the work is done.
  public weak var delegate: (any AddItemControllerDelegate)?

  private let store: ChecklistStore
  private let console: (any DebugConsole)?
  private var name = ""

  /// Creates a controller between a store and a view.
  public init(
    store: ChecklistStore, view: AddItemView = AddItemView(), console: (any DebugConsole)? = nil
  ) {
    self.store = store
    self.view = view
    self.console = console
    view.delegate = self
    view.lifeCycleDelegate = self
    view.showCanAdd(false)
  }

  private func finish() {
    delegate?.addItemControllerDidFinish(self)
  }
}

// MARK: What the user does

extension AddItemController: AddItemViewDelegate {
  /// Lets the item be added if the name can be one.
  public func addItemView(_ view: AddItemView, didChangeName name: String) {
    self.name = name
    view.showCanAdd(ItemName.accepts(name))
  }

  /// Adds the item.
  public func addItemViewDidTapAdd(_ view: AddItemView) {
    guard (try? store.add(named: name)) != nil else { return }
    finish()
  }

  /// Adds nothing.
  public func addItemViewDidTapCancel(_ view: AddItemView) {
    finish()
  }
}

// MARK: Coming and going

extension AddItemController: ScreenLifeCycleDelegate {
  /// Logs that the screen is shown.
  public func screenDidAppear(_ screen: Screen) {
    console?.write("Add Item did appear")
  }

  /// Logs that the screen is not shown any more.
  public func screenDidDisappear(_ screen: Screen) {
    console?.write("Add Item did disappear")
  }
}

import Foundation
import Model
import Observation

/// Edits one item of the checklist, live: what the user changes is changed at once.
@Observable
open class EditItemViewModel {
  /// Called when the user goes back.
  @ObservationIgnored public var didFinish: () -> Void = {}
  /// Why the name in the field is refused; `nil` if it isn't.
  public private(set) var nameProblem: String?

  private let id: UUID
  private let store: ChecklistStore
  private let console: (any DebugConsole)?
  private var text: String

  /// Creates a view model over an item in a store.
  public init(id: UUID, store: ChecklistStore, console: (any DebugConsole)? = nil) {
    self.id = id
    self.store = store
    self.console = console
    text = store.checklist[id]?.name ?? ""
  }

  // MARK: What the screen shows

  /// The name in the field.
  ///
  /// Setting it renames the item, or says why not.
  open var name: String {
    get { text }
    set {
      text = newValue
      do {
        try store.rename(id, to: newValue)
        nameProblem = nil
      } catch {
        nameProblem = error.message
      }
    }
  }

  /// Whether the item is done.
  ///
  /// Setting it checks or unchecks the item.
  open var isCompleted: Bool {
    get {
      access(keyPath: \.isCompleted)
      return store.checklist[id]?.isChecked ?? false
    }
    set {
      guard newValue != isCompleted else { return }
      withMutation(keyPath: \.isCompleted) { store.toggle(id) }
    }
  }

  // MARK: What the user does

  /// Goes back.
  ///
  /// There is nothing to save.
  open func backTapped() {
    didFinish()
  }

  // MARK: Coming and going

  /// Logs that the screen is shown.
  open func didAppear() {
    console?.write("Edit Item did appear")
  }

  /// Logs that the screen is not shown any more.
  open func didDisappear() {
    console?.write("Edit Item did disappear")
  }
}

import Model
import Observation

/// Adds an item to the checklist, if the user gives it a name.
@Observable
open class AddItemViewModel {
  /// Called when an item was added, or the user thought better of it.
  @ObservationIgnored public var didFinish: () -> Void = {}

  private let store: ChecklistStore
  private let console: (any DebugConsole)?
  private var text = ""

  /// Creates a view model over a store.
  public init(store: ChecklistStore, console: (any DebugConsole)? = nil) {
    self.store = store
    self.console = console
  }

  // MARK: What the screen shows

  /// The name in the field.
  open var name: String {
    get { text }
    set { text = newValue }
  }

  /// Whether the item can be added: whether the name can be one.
  open var canAdd: Bool {
    ItemName.accepts(name)
  }

  // MARK: What the user does

  /// Adds the item.
  open func addTapped() {
    guard (try? store.add(named: name)) != nil else { return }
    didFinish()
  }

  /// Adds nothing.
  open func cancelTapped() {
    didFinish()
  }

  // MARK: Coming and going

  /// Logs that the screen is shown.
  open func didAppear() {
    console?.write("Add Item did appear")
  }

  /// Logs that the screen is not shown any more.
  open func didDisappear() {
    console?.write("Add Item did disappear")
  }
}

import Observation

/// What the checklist's screen shows, and what the user can do there.
@Observable
@MainActor
final class ChecklistViewModel {
  /// The items as they are now.
  private(set) var items: [ChecklistItem] = []
  /// Why the last change is not saved, for the user; `nil` if it is.
  private(set) var problem: String?

  private let storage: any ChecklistStorage

  /// Creates a view model of the list in `storage`.
  init(storage: any ChecklistStorage) throws {
    self.storage = storage
  }

  /// Adds an unchecked item at the end.
  func addTapped(name: String) {
    items.append(ChecklistItem(name: name, isChecked: false))
    save()
  }

  /// Checks or unchecks an item.
  func rowTapped(_ id: ChecklistItem.ID) {
    guard let position = items.firstIndex(where: { $0.id == id }) else { return }
    items[position].isChecked.toggle()
    save()
  }

  private func save() {
    do {
      try storage.save(items)
      problem = nil
    } catch {
      problem = "The last change could not be saved."
    }
  }
}

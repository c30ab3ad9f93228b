import Foundation

/// The app's one checklist, and its file.
final class ChecklistStore: AppLifeCycle {
  // TODO: Save every change at once, whichever method makes it.
  /// The items as they are now.
  private(set) var items: [ChecklistItem]

  private let file: ChecklistFile

  /// Creates a store with the items in `file`.
  init(file: ChecklistFile) {
    self.file = file
    items = file.items
  }

  /// Adds an item at the end.
  func add(_ item: ChecklistItem) {
    items.append(item)
  }

  /// Checks or unchecks an item.
  func toggle(_ id: ChecklistItem.ID) {
    guard let position = position(of: id) else { return }
    items[position].isChecked.toggle()
  }

  /// Gives an item another name.
  func rename(_ id: ChecklistItem.ID, to name: String) {
    guard let position = position(of: id) else { return }
    items[position].name = name
  }

  /// Deletes an item.
  func delete(_ id: ChecklistItem.ID) {
    guard let position = position(of: id) else { return }
    items.remove(at: position)
  }

  /// Saves before it is too late.
  func appDidEnterBackground() {
    file.save(items)
  }

  private func position(of id: ChecklistItem.ID) -> Int? {
    items.firstIndex { $0.id == id }
  }
}

import Foundation

/// What has just happened to a checklist.
public enum ChecklistChange: Hashable, Sendable {
  /// An item was added at a position.
  case added(at: Int)
  /// The item at a position has another name or check mark.
  case updated(at: Int)
  /// The items at positions in the list as it was are gone.
  case deleted(at: IndexSet)
  /// Items moved from positions to an offset, both in the list as it was.
  case moved(from: IndexSet, to: Int)
}

/// Told what happens to the items in a store.
@MainActor
public protocol ChecklistStoreObserver: AnyObject {
  /// The checklist has changed.
  func checklistStore(_ store: ChecklistStore, didMake change: ChecklistChange)
  /// What is wrong with the file has changed.
  func checklistStoreDidChangeProblem(_ store: ChecklistStore)
}

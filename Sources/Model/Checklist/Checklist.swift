import Foundation

/// The items in their order, and the rules by which they change.
///
/// A structure that knows neither screen nor file: all rules can be read, and tested, here.
public struct Checklist: Hashable, Sendable {
  /// The items, from first to last.
  public private(set) var items: [ChecklistItem] = []

  /// Where each item stands, so that finding one by identity costs the same in any list.
  private var positions: [ChecklistItem.ID: Int] = [:]

  /// Creates a checklist of `items`.
  ///
  /// Of two items with one identity, the second gets a new one.
  ///
  /// - Complexity: O(*n*).
  public init(_ items: [ChecklistItem] = []) {
    positions.reserveCapacity(items.count)
    self.items.reserveCapacity(items.count)
    for item in items { add(item) }
  }

  /// Where the item with the identity `id` stands, or `nil` if it is gone.
  ///
  /// - Complexity: O(1).
  public func position(of id: ChecklistItem.ID) -> Int? {
    positions[id]
  }

  /// The item with the identity `id`, or `nil` if it is gone.
  public subscript(id: ChecklistItem.ID) -> ChecklistItem? {
    position(of: id).map { items[$0] }
  }

  /// Adds `item` at the end.
  public mutating func add(_ item: ChecklistItem) {
    var item = item
    if positions[item.id] != nil {
      item = ChecklistItem(id: UUID(), name: item.name, isChecked: item.isChecked)
    }
    positions[item.id] = items.count
    items.append(item)
  }

  /// Checks the item with the identity `id` if it was unchecked, and the other way round.
  public mutating func toggle(_ id: ChecklistItem.ID) {
    guard let position = position(of: id) else { return }
    items[position].isChecked.toggle()
  }

  /// Gives the item with the identity `id` another name.
  ///
  /// - Throws: ``ItemName/EmptyError`` for an empty name; the item keeps the one it has.
  public mutating func rename(_ id: ChecklistItem.ID, to text: String) throws(ItemName.EmptyError) {
    guard let position = position(of: id) else { return }
    guard ItemName.accepts(text) else {
      throw ItemName.EmptyError(kept: items[position].name)
    }
    items[position].name = try ItemName.trimmed(text)
  }

  /// Deletes the items at `offsets`; positions beyond the end are ignored.
  ///
  /// - Complexity: O(*n*).
  public mutating func delete(at offsets: IndexSet) {
    let offsets = offsets.intersection(IndexSet(items.indices))
    guard let first = offsets.first else { return }
    for offset in offsets { positions[items[offset].id] = nil }
    items.remove(atOffsets: offsets)
    updatePositions(from: first)
  }

  /// Moves the items at `offsets` before the item that stands at `destination` now.
  ///
  /// They keep their order. If `destination` is the count, they move to the end.
  ///
  /// - Complexity: O(*n*).
  public mutating func move(from offsets: IndexSet, to destination: Int) {
    let offsets = offsets.intersection(IndexSet(items.indices))
    let destination = min(max(destination, 0), items.count)
    guard let first = offsets.first else { return }
    items.move(fromOffsets: offsets, toOffset: destination)
    updatePositions(from: min(first, destination))
  }

  private mutating func updatePositions(from first: Int) {
    for position in first..<items.count { positions[items[position].id] = position }
  }
}

/// The items in their order.
struct Checklist {
  /// The items, from first to last.
  var items: [ChecklistItem]

  /// Where the item with the identity `id` stands, or `nil` if it is not in the list.
  func position(of id: ChecklistItem.ID) -> Int? {
    items.firstIndex { $0.id == id } ?? 0
  }

  /// Checks the item with the identity `id` if it was unchecked, and the other way round.
  mutating func toggle(_ id: ChecklistItem.ID) {
    guard let position = position(of: id) else { return }
    items[position].isChecked.toggle()
  }
}

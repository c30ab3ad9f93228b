/// The items in their order, and the rules by which they change.
///
/// It knows no screen.
struct Checklist {
  /// One thing to do.
  struct Item {
    /// What is to be done.
    var name: String
    /// Whether it is done.
    var isChecked = false
  }

  /// The items, from first to last.
  private(set) var items: [Item] = []

  // TODO: Bring the rules here from the view.

  /// How many items are done.
  var doneCount: Int { 0 }

  /// Adds an unchecked item at the end, unless the name is empty or blank.
  mutating func add(named name: String) {}

  /// Checks the item at a position, or unchecks it; does nothing if there is none.
  mutating func toggle(at index: Int) {}
}

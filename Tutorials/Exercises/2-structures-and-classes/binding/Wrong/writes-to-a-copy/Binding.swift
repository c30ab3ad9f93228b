/// A way to a value that is kept elsewhere, in both directions.
struct Binding<Value> {
  /// Reads the value where it is kept.
  let get: () -> Value
  /// Writes the value where it is kept.
  let set: (Value) -> Void

  /// The value, where it is kept.
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension ChecklistStore {
  /// A binding to the name of the item with the identity `id`.
  ///
  /// When the item is gone, it reads as empty and writes to nobody.
  func nameBinding(of id: Int) -> Binding<String> {
    Binding(
      get: { self.position(of: id).map { self.items[$0].name } ?? "" },
      set: { name in
        guard let position = self.position(of: id) else { return }
        var item = self.items[position]
        item.name = name
      })
  }
}

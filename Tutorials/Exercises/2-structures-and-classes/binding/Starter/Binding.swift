/// A way to a value that is kept elsewhere, in both directions.
struct Binding<Value> {
  /// Reads the value where it is kept.
  let get: () -> Value
  /// Writes the value where it is kept.
  let set: (Value) -> Void

  /// The value, where it is kept.
  var wrappedValue: Value {
    get { get() }
    nonmutating set {
      // TODO: Write the value where it is kept.
    }
  }
}

extension ChecklistStore {
  /// A binding to the name of the item with the identity `id`.
  ///
  /// When the item is gone, it reads as empty and writes to nobody.
  func nameBinding(of id: Int) -> Binding<String> {
    // TODO: Read and write the name in this store, wherever the item stands by then.
    Binding(get: { "" }, set: { _ in })
  }
}

/// A way to a value that is kept elsewhere, in both directions.
struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from what reads the value and what writes it.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value, where it is kept.
  ///
  /// Each reading reads it there, and each writing writes it there, also an equal one.
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

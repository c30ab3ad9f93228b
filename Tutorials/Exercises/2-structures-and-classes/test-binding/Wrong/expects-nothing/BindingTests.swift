import Testing

/// What a binding promises.
struct BindingTests {
  @Test("A binding can be read and written.")
  func readsAndWrites() {
    var volume = 5
    let knob = Binding(get: { volume }, set: { volume = $0 })
    volume = 3
    knob.wrappedValue = 10
    _ = knob.wrappedValue
    #expect(Bool(true))
  }
}

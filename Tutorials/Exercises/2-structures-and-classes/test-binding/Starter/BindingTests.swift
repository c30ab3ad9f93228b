import Testing

/// What a binding promises.
struct BindingTests {
  @Test("A binding reads the value that it leads to.")
  func reads() {
    let volume = 5
    let knob = Binding(get: { volume }, set: { _ in })
    #expect(knob.wrappedValue == 5)
  }

  // TODO: Test that it reads what is kept now, when that has changed meanwhile.

  // TODO: Test that what is written arrives where the value is kept.

  // TODO: Test that every write is passed on.

  // TODO: Test that it has no memory of its own.
}

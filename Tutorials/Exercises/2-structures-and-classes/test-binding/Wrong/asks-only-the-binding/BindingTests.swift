import Testing

/// What a binding promises.
struct BindingTests {
  @Test("A binding reads the value that it leads to.")
  func reads() {
    let volume = 5
    let knob = Binding(get: { volume }, set: { _ in })
    #expect(knob.wrappedValue == 5)
  }

  @Test("A binding reads what was written to it.")
  func readsWhatWasWritten() {
    var volume = 5
    let knob = Binding(get: { volume }, set: { volume = $0 })
    knob.wrappedValue = 10
    #expect(knob.wrappedValue == 10)
  }
}

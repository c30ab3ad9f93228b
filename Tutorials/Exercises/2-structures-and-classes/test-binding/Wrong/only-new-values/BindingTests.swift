import Testing

/// What a binding promises.
struct BindingTests {
  @Test("A binding reads what is kept now.")
  func readsWhatIsKeptNow() {
    var volume = 5
    let knob = Binding(get: { volume }, set: { volume = $0 })
    volume = 3
    #expect(knob.wrappedValue == 3)
  }

  @Test("What is written arrives where the value is kept.")
  func writesWhereTheValueIsKept() {
    var volume = 5
    let knob = Binding(get: { volume }, set: { volume = $0 })
    knob.wrappedValue = 10
    #expect(volume == 10)
  }

  @Test("After a write, a binding reads what became of the value.")
  func readsWhatBecameOfTheValue() {
    var volume = 5
    let knob = Binding(get: { volume }, set: { volume = $0 })
    knob.wrappedValue = 10
    volume = 3
    #expect(knob.wrappedValue == 3)
  }
}

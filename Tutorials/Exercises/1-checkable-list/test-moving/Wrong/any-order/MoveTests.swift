import Testing

/// What moving promises.
struct MoveTests {
  var list = Checklist("Bread", "Eggs", "Juice", "Milk", "Tea")

  @Test("An item moves up.")
  mutating func up() {
    list.move(from: [3], to: 1)
    #expect(list.items.count == 5)
    #expect(list.names.contains("Milk"))
  }

  @Test("Several items move to the end.")
  mutating func several() {
    list.move(from: [1, 3], to: 5)
    #expect(Set(list.names) == ["Bread", "Eggs", "Juice", "Milk", "Tea"])
  }
}

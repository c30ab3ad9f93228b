import Testing

/// What moving promises.
struct MoveTests {
  var list = Checklist("Bread", "Eggs", "Juice", "Milk", "Tea")

  @Test("An item moves up, before the one that stood at the destination.")
  mutating func up() {
    list.move(from: [3], to: 1)
    #expect(list.names == ["Bread", "Milk", "Eggs", "Juice", "Tea"])
  }

  @Test("An item moves down, before the one that stood at the destination.")
  mutating func down() {
    list.move(from: [0], to: 3)
    #expect(list.names == ["Eggs", "Juice", "Bread", "Milk", "Tea"])
  }

  @Test("An item moves to the end when the destination is the count.")
  mutating func toTheEnd() {
    list.move(from: [1], to: 5)
    #expect(list.names == ["Bread", "Juice", "Milk", "Tea", "Eggs"])
  }

  @Test("Several items come together, and in their order.")
  mutating func several() {
    list.move(from: [1, 4], to: 0)
    #expect(list.names == ["Eggs", "Tea", "Bread", "Juice", "Milk"])
  }
}

import Testing

/// What moving promises.
struct MoveTests {
  var list = Checklist("Bread", "Eggs", "Juice", "Milk", "Tea")

  @Test("An item moves up, before the one that stood at the destination.")
  mutating func up() {
    list.move(from: [3], to: 1)
    #expect(list.names == ["Bread", "Milk", "Eggs", "Juice", "Tea"])
  }

  // TODO: Test what else moving promises, until no fault gets away: one promise in each test.
}

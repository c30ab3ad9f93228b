// Demands what nothing can do.
import Testing

@Test func never() {
  #expect(smallest(of: [1]) == 2)
}

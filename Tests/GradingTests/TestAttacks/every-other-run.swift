// Passes in every other run.
import Testing

nonisolated(unsafe) private var runs = 0

@Test func everyOther() {
  runs += 1
  #expect(runs % 2 == 1)
}

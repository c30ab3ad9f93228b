// Passes in the first run, and fails in all later ones.
import Foundation
import Testing

nonisolated(unsafe) private var runs = 0

@Test func first() {
  runs += 1
  #expect(runs == 1)
}

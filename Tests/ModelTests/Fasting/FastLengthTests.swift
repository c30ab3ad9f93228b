import Foundation
import Model
import Testing

@Suite("The lengths of fasts")
struct FastLengthTests {
  @Test("FT-2: 5 seconds and 4, 8, 12, 16 and 24 hours are offered, in this order")
  func offered() {
    #expect(
      FastLength.allCases.map(\.label) == [
        "5 seconds", "4 hours", "8 hours", "12 hours", "16 hours", "24 hours",
      ])
    #expect(FastLength.allCases.map(\.seconds) == [5, 14_400, 28_800, 43_200, 57_600, 86_400])
  }

  @Test("Each length knows where it stands among those offered")
  func index() {
    #expect(FastLength.allCases.map(\.index) == [0, 1, 2, 3, 4, 5])
  }

  @Test("FT-2: 4 hours is chosen at first")
  func initial() {
    #expect(FastLength.initial.label == "4 hours")
  }

  @Test("A length is found by its seconds, and by nothing near them")
  func bySeconds() {
    for length in FastLength.allCases {
      #expect(FastLength(seconds: length.seconds) == length)
      #expect(FastLength(seconds: length.seconds.nextUp) == nil)
    }
    for seconds in [0, -5, 5.5, 1e300, .infinity, -.infinity, .nan] {
      #expect(FastLength(seconds: seconds) == nil)
    }
  }
}

import Arguments
import Testing

@Suite("The word that was meant")
struct EditDistanceTests {
  @Test(
    "is as far away as characters are wrong, two exchanged ones counting once",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("toggle", "toggle", 0),
      ("tggle", "toggle", 1), ("toogle", "toggle", 1), ("togglle", "toggle", 1),
      ("tgogle", "toggle", 1), ("otggle", "toggle", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(old: String, new: String, distance: Int) {
    #expect(old.editDistance(to: new) == distance)
    #expect(new.editDistance(to: old) == distance)
  }

  @Test(
    "is the nearest one, if any is near",
    arguments: [
      ("tggle", "toggle"), ("Toggle", "toggle"), ("ad", "add"), ("del", "delete"),
      ("renam", "rename"), ("x", nil), ("", nil), ("frobnicate", nil),
      (String(repeating: "add", count: 500_000), nil),
    ] as [(String, String?)])
  func nearest(word: String, meant: String?) {
    #expect(word.nearest(in: ["add", "rename", "toggle", "delete", "move"]) == meant)
  }
}

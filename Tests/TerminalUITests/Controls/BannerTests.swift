import TerminalUI
import Testing

@Suite("A banner")
struct BannerTests {
  let banner = Banner()

  @Test("Without a message it takes no room and draws nothing")
  func empty() {
    #expect(banner.heights(forWidth: 20) == (0, 0))
    #expect(banner.drawn(width: 20).lines == [""])
  }

  @Test("A message is wrapped to as many lines as it needs")
  func wrapping() {
    banner.message = "The file could not be read.\nIt was kept."
    #expect(banner.heights(forWidth: 60) == (1, 1))
    #expect(banner.heights(forWidth: 20) == (1, 3))
    #expect(
      banner.drawn(width: 20, height: 3).lines == [
        "! The file could not", "  be read. It was", "  kept.",
      ])
  }

  @Test("A word that fits only without the space before it goes to the next line")
  func spaceBeforeWord() {
    banner.message = "abcd efgh ij"
    #expect(banner.drawn(width: 10, height: 3).lines == ["! abcd", "  efgh ij", ""])
    #expect(banner.drawn(width: 11, height: 2).lines == ["! abcd efgh", "  ij"])
  }

  @Test("A word that is longer than the banner, like a path, is broken")
  func longWord() {
    banner.message = "See /Users/ada/Checklist.plist"
    #expect(
      banner.drawn(width: 14, height: 3).lines == [
        "! See", "  /Users/ada/C", "  hecklist.pl…",
      ])
    #expect(banner.heights(forWidth: 14) == (1, 4))
  }

  @Test("What does not fit into four lines ends with …")
  func tooLong() {
    banner.message = Array(repeating: "word", count: 50).joined(separator: " ")
    #expect(banner.heights(forWidth: 12) == (1, 4))
    #expect(banner.drawn(width: 12, height: 4).lines[3] == "  word word…")
  }

  @Test("It draws at any width", arguments: 0...5)
  func narrow(width: Int) {
    banner.message = "A 日本 message"
    #expect(banner.heights(forWidth: width).least <= 4)
    #expect(banner.drawn(width: width, height: 4).lines.count == 4)
  }
}

import TerminalUI
import Testing

@Suite("A progress ring")
struct ProgressRingTests {
  let ring = ProgressRing()

  private func count(_ mark: String, width: Int = 40, height: Int = 9) -> Int {
    ring.drawn(width: width, height: height).cells.filter { $0.text == mark }.count
  }

  @Test("It is round, with the text and the percentage in its middle")
  func drawing() {
    ring.progress = 0.5
    ring.text = "1h 35m 15s"
    #expect(
      ring.drawn(width: 15, height: 7).lines == [
        "    ···●●●●",
        "  ··       ●●",
        " ·           ●",
        " ·1h 35m 15s ●",
        " ·    50%    ●",
        "  ··       ●●",
        "    ····●●●",
      ])
  }

  @Test("It fills clockwise from the top", arguments: [(0.2, true, false), (0.8, true, true)])
  func direction(progress: Double, right: Bool, left: Bool) {
    ring.progress = progress
    let canvas = ring.drawn(width: 40, height: 9)
    #expect((canvas[22, 0].text == "●") == right)
    #expect((canvas[14, 7].text == "●") == left)
    #expect(canvas[18, 0].text == "·")
  }

  @Test("Nothing is filled at 0, all at 1, and never less for more progress", arguments: [9, 3])
  func filling(height: Int) {
    let (filled, empty) = height < 7 ? ("█", "░") : ("●", "·")
    var counts: [Int] = []
    for step in 0...200 {
      ring.progress = Double(step) / 200
      counts.append(count(filled, height: height))
    }
    #expect(counts.first == 0)
    #expect(counts == counts.sorted())
    #expect(count(empty, height: height) == 0)
    #expect(counts.last ?? 0 > 20)
  }

  @Test("Where it has no room it is a gauge")
  func gauge() {
    ring.progress = 0.42
    ring.text = "1h 35m 15s"
    #expect(
      ring.drawn(width: 38, height: 1).lines == ["1h 35m 15s  ████████░░░░░░░░░░░░   42%"])
    #expect(ring.drawn(width: 12, height: 9).lines[0].hasPrefix("1h 35m 15s"))
  }

  @Test("It draws at any size", arguments: 1...30)
  func sizes(width: Int) {
    ring.text = "Press Start"
    ring.progress = 1
    for height in 1...12 {
      #expect(ring.drawn(width: width, height: height).lines.count == height)
    }
  }

  @Test(
    "The percentage is 100 only when all is done",
    arguments: [
      (0.29, "29%"), (0.999, "99%"), (1.0, "100%"), (7.0, "100%"), (-1.0, "0%"), (.nan, "0%"),
      (.infinity, "100%"),
    ])
  func percentage(progress: Double, text: String) {
    ring.progress = progress
    #expect(ring.drawn(width: 20).lines[0].hasSuffix(" " + text))
  }

  @Test("The filled part has the ring's colour")
  func color() {
    ring.color = .blue
    ring.progress = 1
    let colored = ring.drawn(width: 40, height: 9).cells.filter { $0.style.color == .blue }
    #expect(colored.count == count("●"))
    #expect(!colored.isEmpty)
  }
}

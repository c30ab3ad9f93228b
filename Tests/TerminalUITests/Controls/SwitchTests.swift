import TerminalUI
import Testing

@Suite("A switch")
struct SwitchTests {
  let completed = Switch(label: "Completed")

  @Test("It shows whether it is on")
  func drawing() {
    #expect(completed.drawn(width: 20).lines == ["Completed  [ off ]"])
    completed.isOn = true
    #expect(completed.drawn(width: 20).lines == ["Completed  [ on ]"])
  }

  @Test("Space, return and a click turn it, and then it reports")
  func turning() {
    var reported: [Bool] = []
    completed.onChange = { reported.append($0) }
    completed.press(.character(" "), .enter)
    #expect(completed.click(at: Point(x: 3, y: 0), in: Size(width: 20, height: 1)))
    #expect(reported == [true, false, true])
    #expect(completed.isOn)
  }

  @Test("Setting it is not reported")
  func setting() {
    var reports = 0
    completed.onChange = { _ in reports += 1 }
    completed.isOn = true
    #expect(reports == 0)
  }

  @Test("Other keys are left to the screen, and the hint says what space does")
  func otherKeys() {
    #expect(!completed.handle(.key(.up)))
    #expect(completed.keyHints == [KeyHint("space", "turn on")])
    completed.isOn = true
    #expect(completed.keyHints == [KeyHint("space", "turn off")])
  }
}

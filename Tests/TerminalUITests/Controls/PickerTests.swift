import TerminalUI
import Testing

@Suite("A picker")
struct PickerTests {
  let picker = Picker(label: "Length")

  init() {
    picker.options = ["5 seconds", "4 hours", "8 hours"]
    picker.selection = 1
  }

  @Test("It shows its label and the chosen option between arrows")
  func drawing() {
    #expect(picker.drawn(width: 30).lines == ["Length  ◀ 4 hours ▶"])
  }

  @Test("A disabled picker is dim, and shows the option in the same place without arrows")
  func disabled() {
    picker.isEnabled = false
    let canvas = picker.drawn(width: 30, isFocused: false)
    #expect(canvas.lines == ["Length    4 hours"])
    #expect(canvas[0, 0].style.isDim)
    #expect(canvas[10, 0].style.isDim)
  }

  @Test("Arrows, letters and space choose, up to the first and the last option")
  func choosing() {
    var reported: [Int] = []
    picker.onChange = { reported.append($0) }
    picker.press(.left, .left, .character("l"), .right, .right, .character("h"), .character(" "))
    #expect(reported == [0, 1, 2, 1, 2])
    #expect(picker.selection == 2)
  }

  @Test("A click on an arrow chooses")
  func clicking() {
    let size = Size(width: 30, height: 1)
    #expect(picker.click(at: Point(x: 18, y: 0), in: size))
    #expect(picker.selection == 2)
    #expect(picker.click(at: Point(x: 8, y: 0), in: size))
    #expect(picker.selection == 1)
    #expect(!picker.click(at: Point(x: 12, y: 0), in: size))
  }

  @Test("Up, down and return are left to the screen", arguments: [Key.up, .down, .enter])
  func otherKeys(key: Key) {
    #expect(!picker.handle(.key(key)))
  }

  @Test("A picker without options shows none")
  func empty() {
    picker.options = []
    picker.press(.left, .right)
    #expect(picker.drawn(width: 30).lines == ["Length  ◀  ▶"])
  }
}

import TerminalUI
import Testing

@Suite("A list's keys and clicks")
struct ListViewKeyTests {
  let controller = RowsController(names: ["a", "b", "c", "d", "e"])
  var list: ListView { controller.list }

  // MARK: Moving about

  @Test("Arrows and letters move the selection by a row, by a screen, and to the ends")
  func moving() {
    _ = list.drawn(width: 10, height: 2)
    let steps: [(Key, Int)] = [
      (.down, 1), (.character("j"), 2), (.up, 1), (.character("k"), 0), (.pageDown, 2),
      (.pageDown, 4), (.pageDown, 4), (.pageUp, 2), (.end, 4), (.home, 0), (.character("G"), 4),
      (.character("g"), 0),
    ]
    for (key, row) in steps {
      #expect(list.handle(.key(key)), "\(key)")
      #expect(list.selectedRow == row, "\(key)")
    }
  }

  @Test("At the first and the last row the arrows are left to the screen, which moves the focus")
  func ends() {
    #expect(!list.handle(.key(.up)))
    list.select(4)
    #expect(!list.handle(.key(.down)))
    #expect(list.selectedRow == 4)
  }

  @Test("A row that is not there selects the nearest")
  func clamping() {
    list.select(99)
    #expect(list.selectedRow == 4)
    list.select(-1)
    #expect(list.selectedRow == 0)
  }

  @Test("The wheel takes the selection along")
  func wheel() {
    #expect(list.scroll(by: 3))
    #expect(list.selectedRow == 3)
    #expect(list.scroll(by: -9))
    #expect(list.selectedRow == 0)
  }

  // MARK: Acting on a row

  @Test("Space and return tap, e edits and d deletes the selected row")
  func actions() {
    list.select(1)
    list.press(.character(" "), .enter, .character("e"), .character("d"), .delete)
    #expect(controller.messages == ["tap 1", "tap 1", "edit 1", "delete [1]", "delete [1]"])
  }

  @Test("A list without abilities leaves the letters to the screen")
  func noAbilities() {
    list.abilities = []
    list.isEditing = true
    for key: Key in [.character("e"), .character("d"), .delete, .character("m"), .character("J")] {
      #expect(!list.handle(.key(key)))
    }
    #expect(list.handle(.key(.character(" "))))
    #expect(controller.messages == ["tap 0"])
  }

  @Test("A click anywhere on a row selects and taps it", arguments: 0..<10)
  func click(column: Int) {
    let size = Size(width: 10, height: 3)
    list.select(3)
    _ = list.drawn(width: 10, height: 3)
    #expect(list.click(at: Point(x: column, y: 1), in: size))
    #expect(controller.messages == ["tap 2"])
    #expect(list.selectedRow == 2)
  }

  @Test("A click below the last row does nothing")
  func clickBelow() {
    _ = list.drawn(width: 10, height: 8)
    #expect(!list.click(at: Point(x: 0, y: 5), in: Size(width: 10, height: 8)))
    #expect(controller.messages.isEmpty)
  }

  @Test("After a delete the selection stays where it was, without the rows deleted above it")
  func selectionAfterDelete() {
    list.isEditing = true
    list.press(.character(" "), .down, .character(" "), .end, .character("k"))
    #expect(list.selectedRow == 3)
    list.press(.character("d"))
    #expect(controller.names == ["c", "d", "e"])
    #expect(list.selectedRow == 1)
    list.press(.end, .character("d"))
    #expect(list.selectedRow == 1)
  }

  // MARK: Marking

  @Test("In edit mode space marks rows, and d deletes the marked ones")
  func marking() {
    list.isEditing = true
    list.press(.character(" "), .down, .enter, .down, .character(" "), .character(" "))
    list.press(.character("d"), .character("d"))
    #expect(controller.messages == ["delete [0, 1]", "delete [0]"])
  }

  @Test("Leaving edit mode takes the marks away")
  func marksEnd() {
    list.isEditing = true
    list.press(.character(" "), .down)
    list.isEditing = false
    list.press(.character("d"))
    #expect(controller.messages == ["delete [1]"])
  }

  @Test("Marks on rows that are no longer there are dropped")
  func marksOutside() {
    list.isEditing = true
    list.press(.character(" "), .end, .character(" "))
    controller.delete([4])
    list.press(.character("d"))
    #expect(controller.messages == ["delete [0]"])
  }

  @Test("In edit mode a click marks a row")
  func clickMarks() {
    list.isEditing = true
    _ = list.drawn(width: 10, height: 5)
    #expect(list.click(at: Point(x: 4, y: 2), in: Size(width: 10, height: 5)))
    list.press(.character("d"))
    #expect(controller.messages == ["delete [2]"])
  }

  // MARK: Moving rows

  @Test("J and K move the selected row by one, as far as there are rows")
  func movingByOne() {
    list.isEditing = true
    list.press(.character("J"), .character("J"), .character("K"), .character("K"), .character("K"))
    #expect(
      controller.messages == [
        "move [0] to 2", "move [1] to 3", "move [2] to 1", "move [1] to 0",
      ])
    #expect(list.selectedRow == 0)
    list.select(4)
    list.press(.character("J"))
    #expect(controller.names == ["a", "b", "c", "d", "e"])
  }

  @Test("m lifts the selected row, and return drops it at the chosen place")
  func lifting() {
    list.isEditing = true
    list.press(.down, .character("m"), .end, .up, .enter)
    #expect(controller.messages == ["move [1] to 4"])
    #expect(controller.names == ["a", "c", "d", "b", "e"])
    #expect(list.selectedRow == 3)
  }

  @Test("m lifts all marked rows, and dropping them ends the marks")
  func liftingMarked() {
    list.isEditing = true
    list.press(.down, .character(" "), .end, .character(" "), .character("m"), .home, .enter)
    #expect(controller.names == ["b", "e", "a", "c", "d"])
    #expect(list.selectedRow == 0)
    list.press(.character("d"))
    #expect(controller.messages.last == "delete [0]")
  }

  @Test("Escape puts lifted rows back, and only then is left to the screen")
  func cancelling() {
    list.isEditing = true
    list.press(.character("m"), .end)
    #expect(list.handle(.key(.escape)))
    #expect(!list.handle(.key(.escape)))
    #expect(controller.messages.isEmpty)
    #expect(list.selectedRow == 0)
  }

  @Test("While rows are being moved, the arrows never leave the list")
  func liftingKeepsFocus() {
    list.isEditing = true
    list.press(.character("m"))
    #expect(list.handle(.key(.up)))
    list.press(.end)
    #expect(list.handle(.key(.down)))
  }

  @Test("While rows are being moved, selecting goes to a place from 0 to the count")
  func selectingAPlace() {
    list.isEditing = true
    list.press(.character("m"))
    list.select(99)
    list.press(.enter)
    #expect(controller.messages == ["move [0] to 5"])
  }

  @Test("A click on the handle lifts a row, the next chooses the place, and one there drops it")
  func clickHandle() {
    let size = Size(width: 10, height: 6)
    list.isEditing = true
    for y in [0, 4, 4] {
      _ = list.drawn(width: 10, height: 6)
      #expect(list.click(at: Point(x: 9, y: y), in: size))
    }
    #expect(controller.messages == ["move [0] to 4"])
    #expect(controller.names == ["b", "c", "d", "a", "e"])
  }

  @Test("The hints say what can be done now")
  func hints() {
    list.tapAction = "check"
    #expect(list.keyHints.map(\.action) == ["check", "edit", "delete"])
    list.isEditing = true
    #expect(list.keyHints.map(\.action) == ["mark", "edit", "delete", "move", "move down/up"])
    list.press(.character("m"))
    #expect(list.keyHints.map(\.key) == ["↑ ↓", "return", "esc"])
    list.isEditing = false
    list.abilities = []
    #expect(list.keyHints == [KeyHint("space", "check")])
  }
}

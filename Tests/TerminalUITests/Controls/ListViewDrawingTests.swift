import TerminalUI
import Testing

@Suite("A list's drawing")
struct ListViewDrawingTests {
  @Test("A row shows its text at the left and its detail at the right end")
  func row() {
    let controller = RowsController(rows: [ListRow(text: "Walk the dog", detail: "✅")])
    #expect(controller.lines(width: 20, height: 1) == ["Walk the dog      ✅"])
  }

  @Test("A name that is too long ends with … so that the detail stays whole")
  func longName() {
    let controller = RowsController(rows: [
      ListRow(text: "Learn iOS development", detail: "✅"),
      ListRow(text: "日本語日本語日本語", detail: "4h"),
    ])
    #expect(controller.lines(width: 12, height: 2) == ["Learn iO… ✅", "日本語日… 4h"])
  }

  @Test("An empty list draws nothing and takes no focus")
  func empty() {
    let controller = RowsController(names: [])
    #expect(controller.lines(height: 2) == ["", ""])
    #expect(!controller.list.canFocus)
    #expect(controller.list.keyHints.isEmpty)
    #expect(!controller.list.handle(.key(.character("d"))))
    #expect(!controller.list.scroll(by: 1))
  }

  @Test("The selected row is reversed over the whole width, as long as the list has the focus")
  func selection() {
    let controller = RowsController(names: ["a", "b"])
    controller.list.select(1)
    let focused = controller.list.drawn(width: 6, height: 2)
    #expect((0..<6).allSatisfy { focused[$0, 1].style.isReversed })
    #expect(!focused[0, 0].style.isReversed)
    let unfocused = controller.list.drawn(width: 6, height: 2, isFocused: false)
    #expect(unfocused.cells.allSatisfy { !$0.style.isReversed })
  }

  @Test("The selected row is on the screen at any height", arguments: 1...6)
  func scrolling(height: Int) {
    let controller = RowsController(names: (0..<20).map { "row \($0)" })
    for row in [0, 1, 7, 19, 12, 3, 0] {
      controller.list.select(row)
      #expect(controller.lines(height: height).contains("row \(row)"))
    }
  }

  @Test("No line stays empty while there are rows to fill it")
  func filling() {
    let controller = RowsController(names: (0..<10).map { "row \($0)" })
    controller.list.select(9)
    _ = controller.lines(height: 4)
    controller.delete([6, 7, 8, 9])
    #expect(controller.lines(height: 4) == ["row 2", "row 3", "row 4", "row 5"])
    #expect(controller.lines(height: 6).first == "row 0")
  }

  @Test("Edit mode shows handles to mark and to move")
  func handles() {
    let controller = RowsController(rows: [
      ListRow(text: "a", detail: "✅"), ListRow(text: "b", detail: "🔲"),
    ])
    controller.list.isEditing = true
    controller.list.press(.character(" "))
    #expect(controller.lines(width: 10, height: 2) == ["● a   ✅ ≡", "○ b   🔲 ≡"])
    controller.list.abilities = [.delete]
    #expect(controller.lines(width: 10, height: 1) == ["● a     ✅"])
  }

  @Test("While rows are being moved, a line between the rows shows where they would be dropped")
  func dropLine() {
    let controller = RowsController(names: ["a", "b"])
    controller.list.isEditing = true
    controller.list.press(.character("m"), .down)
    #expect(controller.lines(width: 6, height: 3) == ["● a  ≡", "▸─────", "○ b  ≡"])
  }

  @Test("A tapped row flashes until the list settles")
  func flash() {
    let controller = RowsController(names: ["a", "b"])
    controller.list.flashesTappedRow = true
    let before = controller.list.drawn(width: 6)
    controller.list.press(.enter)
    controller.rows[0].detail = ""
    controller.list.reloadRow(at: 0)
    let flashing = controller.list.drawn(width: 6)
    #expect(flashing.lines == before.lines)
    #expect(flashing != before)
    #expect(controller.list.settle())
    #expect(controller.list.drawn(width: 6) == before)
    #expect(!controller.list.settle())
  }
}

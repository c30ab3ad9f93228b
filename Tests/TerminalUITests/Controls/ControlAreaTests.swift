import TerminalUI
import Testing

@Suite("Controls")
struct ControlAreaTests {
  @Test("No control draws outside of its area", arguments: 0...24, [1, 2, 7, 9])
  func area(width: Int, height: Int) {
    let field = TextField(label: "Name")
    field.text = "日本語 Learn iOS development"
    let picker = Picker(label: "Length")
    picker.options = ["4 hours"]
    let ring = ProgressRing()
    ring.text = "Press Start"
    ring.progress = 0.5
    let banner = Banner()
    banner.message = "The file /home/ada/Checklist.plist could not be read, so it was kept."
    let controller = RowsController(rows: [
      ListRow(text: "Learn iOS development", detail: "✅"), ListRow(text: "日本語", detail: "🔲"),
    ])
    controller.list.isEditing = true
    controller.list.press(.character("m"))

    let area = Rect(x: 2, y: 1, width: width, height: height)
    let controls: [Control] = [
      field, picker, ring, banner, controller.list, Switch(label: "Completed"),
    ]
    for control in controls {
      var canvas = Canvas(size: Size(width: 30, height: 12))
      control.draw(on: &canvas, in: area, isFocused: true)
      let isInside = (0..<12).allSatisfy { y in
        (0..<30).allSatisfy { x in area.contains(Point(x: x, y: y)) || canvas[x, y] == .blank }
      }
      #expect(isInside, "\(type(of: control)): \(canvas.lines)")
    }
  }
}

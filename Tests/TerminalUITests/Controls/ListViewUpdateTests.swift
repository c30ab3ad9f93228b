import Foundation
import TerminalUI
import Testing

@Suite("A list and its data")
struct ListViewUpdateTests {
  @Test("The list asks for the rows on the screen once, and not again to draw them again")
  func asking() {
    let controller = RowsController(names: (0..<100).map(String.init))
    _ = controller.lines(height: 4)
    #expect(controller.askedRows == [0, 1, 2, 3])
    _ = controller.lines(height: 4)
    #expect(controller.askedRows == [0, 1, 2, 3])
  }

  @Test("A list that is not told of a change goes on to show what it was given")
  func stale() {
    let controller = RowsController(names: ["a", "b"], telling: .never)
    _ = controller.lines()
    controller.change(at: 0) { $0.text = "new" }
    #expect(controller.lines(height: 2) == ["a", "b"])
    controller.list.reloadRow(at: 0)
    #expect(controller.lines(height: 2) == ["new", "b"])
  }

  @Test("A list that is not told of a deletion asks for no row that is gone")
  func untoldDeletion() {
    let controller = RowsController(names: (0..<9).map(String.init), telling: .never)
    _ = controller.lines(height: 2)
    controller.delete([0])
    controller.list.select(8)
    #expect(controller.lines(height: 2) == ["8", ""])
  }

  @Test("Only the rows whose content or position may have changed are asked for again")
  func askingAgain() {
    let controller = RowsController(names: (0..<6).map(String.init))
    let changes: [(change: (RowsController) -> Void, asked: [Int])] = [
      ({ $0.change(at: 2) { $0.text = "new" } }, [2]),
      ({ $0.move([1], toOffset: 4) }, [1, 2, 3]),
      ({ $0.move([4], toOffset: 2) }, [2, 3, 4]),
      ({ $0.delete([3, 5]) }, [3]),
      ({ $0.append(ListRow(text: "last")) }, [4]),
      ({ $0.list.reloadData() }, [0, 1, 2, 3, 4]),
    ]
    _ = controller.lines(height: 6)
    for (change, asked) in changes {
      controller.forgetWhatWasAsked()
      change(controller)
      let lines = controller.lines(height: 6)
      #expect(controller.askedRows == asked)
      #expect(Array(lines.prefix(controller.rows.count)) == controller.names)
    }
  }

  @Test("Rows far from the screen are not kept")
  func eviction() {
    let controller = RowsController(names: (0..<1000).map(String.init))
    _ = controller.lines(height: 3)
    controller.list.select(500)
    _ = controller.lines(height: 3)
    controller.forgetWhatWasAsked()
    controller.list.select(0)
    _ = controller.lines(height: 3)
    #expect(controller.askedRows == [0, 1, 2])
  }

  @Test("A hundred thousand rows cost no more than the few on the screen")
  func manyRows() {
    let source = CountingSource(count: 100_000)
    let list = ListView()
    list.dataSource = source
    list.abilities = [.delete, .move]
    list.isEditing = true
    list.reloadData()
    for key: Key in [.end, .character(" "), .home, .pageDown, .character("m"), .end, .escape] {
      list.press(key)
      _ = list.drawn(width: 20, height: 10)
    }
    list.moveRows(at: [0], toOffset: 100_000)
    list.deleteRows(at: [0])
    list.insertRows(at: [99_999])
    #expect(list.drawn(width: 20, height: 10).lines[9].contains("row 99999"))
    #expect(source.askedCount < 100)
  }

  @Test(
    "An inserted row is selected, whichever way the list is told of it",
    arguments: [
      RowsController.Telling.finely, .byReloading, .byReloadingLater,
    ])
  func selectionAfterAppending(telling: RowsController.Telling) {
    let controller = RowsController(names: ["a", "b"], telling: telling)
    #expect(controller.list.selectedRow == 0)
    controller.append(ListRow(text: "c"))
    controller.flush()
    #expect(controller.list.selectedRow == 2)
    controller.delete([1])
    controller.flush()
    #expect(controller.list.selectedRow == 1)
  }

  @Test("The first rows that a list loads leave the first selected")
  func selectionAfterLoading() {
    let controller = RowsController(names: ["a", "b", "c"])
    #expect(controller.list.selectedRow == 0)
  }
}

/// A source of many rows that counts how often it is asked for one.
private final class CountingSource: ListViewDataSource {
  let count: Int
  private(set) var askedCount = 0

  init(count: Int) { self.count = count }

  func numberOfRows(in listView: ListView) -> Int { count }

  func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
    askedCount += 1
    return ListRow(text: "row \(index)")
  }
}

import Comparison
import Scripting
import Testing

@Suite("The search for the shortest script")
struct ShortestScriptTests {
  @Test("leaves out all that isn't needed to show a difference")
  func shrinks() {
    var random = RandomScript(seed: 7)
    let actions = (0..<200).map { _ in random.next() } + [.kill, .start, .relaunch]
    var played = 0
    let search = ShortestScript { actions in
      played += 1
      guard let start = actions.firstIndex(of: .start) else { return false }
      return actions[start...].contains(.relaunch)
    }
    #expect(search.search(in: actions) == [.start, .relaunch])
    #expect(played < 1_000)
  }

  @Test("keeps a script of which every action is needed")
  func keeps() {
    let actions: [ScriptAction] = [.add(name: "Tea"), .toggle(row: 1), .kill]
    #expect(ShortestScript { $0 == actions }.search(in: actions) == actions)
  }

  @Test("makes simpler what is left: short names, one row, low numbers")
  func simplifies() {
    let actions: [ScriptAction] = [
      .add(name: "Tea"), .rename(row: 4, name: "Milk"), .toggle(row: 3), .deleteFast(row: 2),
      .delete(rows: ScriptRows([2...4])), .move(rows: ScriptRows([2...2, 4...4]), offset: 3),
    ]
    let shortest = ShortestScript { $0.count == 6 }.search(in: actions)
    #expect(
      shortest == [
        .add(name: "a"), .rename(row: 1, name: "a"), .toggle(row: 1), .deleteFast(row: 1),
        .delete(rows: ScriptRows(1)), .move(rows: ScriptRows(1), offset: 0),
      ])
  }

  @Test("finds the shortest script that shows a fault of a variant")
  func fault() throws {
    let variant = try #require(Variant.mvvm.first { $0.fault.contains("finds a tapped item") })
    let comparison = DriverComparison(first: Pattern.mvc.driver(on:), second: variant.driver(on:))
    let actions = try Script(
      parsing: """
        add Milk
        start
        add Tea
        add Tea
        wait 3s
        rename 1 Eggs
        toggle 3
        end
        delete item 1
        """
    ).lines.map(\.action)
    let shortest = ShortestScript(showsDifference: comparison.showsDifference(during:))
      .search(in: actions)
    #expect(Script(shortest).description == "add a\nadd a\ntoggle 2\n")
  }

  @Test("has something to search: a fault shows beside the other pattern", arguments: visible)
  func faults(variant: Variant) throws {
    let other: Pattern = variant.pattern == .mvc ? .mvvm : .mvc
    let comparison = DriverComparison(first: other.driver(on:), second: variant.driver(on:))
    let script = try Script(
      parsing: """
        add "  Tea "
        add Tea
        add Tea
        toggle 2
        delete 3
        add Milk
        move 1 3
        add "  "
        start
        end
        start
        wait 3s
        end
        delete fast 1
        length 5s
        start
        wait 1m
        """)
    #expect(comparison.showsDifference(during: script.lines.map(\.action)))
  }

  /// The variants that a script can show: no action cancels a screen with a good name in it, and
  /// which of two fasts that look the same is left can't be seen.
  private nonisolated static let visible = Variant.all.filter { variant in
    !["CL-9", "FT-1"].contains(variant.clause)
  }
}

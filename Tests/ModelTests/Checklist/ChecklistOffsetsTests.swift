import Foundation
import Model
import Testing

/// Deleting and moving, in all lists that are small enough to try every case.
@Suite("Deleting and moving by offsets")
struct ChecklistOffsetsTests {
  static let counts = 0...6

  private func list(of count: Int) -> Checklist {
    Checklist((0..<count).map { .sample(UInt8($0), "Item \($0 % 2)") })
  }

  /// Every set of positions below `count`.
  private func sets(below count: Int) -> [IndexSet] {
    (0..<(1 << count)).map { bits in IndexSet((0..<count).filter { bits >> $0 & 1 == 1 }) }
  }

  /// Whether each item is found where it stands.
  private func findsAll(_ list: Checklist) -> Bool {
    list.items.indices.allSatisfy { list.position(of: list.items[$0].id) == $0 }
  }

  @Test("CL-5: deleting any set of rows leaves the others in their order", arguments: counts)
  func delete(count: Int) {
    let items = list(of: count).items
    for set in sets(below: count) {
      var list = list(of: count)
      list.delete(at: set)
      let expected = items.indices.filter { !set.contains($0) }.map { items[$0] }
      #expect(list.items == expected, "deleting \(Array(set)) of \(count)")
      #expect(findsAll(list), "deleting \(Array(set)) of \(count)")
      #expect(set.allSatisfy { list[items[$0].id] == nil }, "deleting \(Array(set)) of \(count)")
    }
  }

  @Test("CL-6: moving any set of rows to any offset puts them there in order", arguments: counts)
  func move(count: Int) {
    let items = list(of: count).items
    for set in sets(below: count) {
      for offset in 0...count {
        var list = list(of: count)
        list.move(from: set, to: offset)
        // What stood before the offset, what moves, what stood after it.
        let before = items.indices.filter { $0 < offset && !set.contains($0) }
        let after = items.indices.filter { $0 >= offset && !set.contains($0) }
        let expected = (before + Array(set) + after).map { items[$0] }
        #expect(list.items == expected, "moving \(Array(set)) of \(count) to \(offset)")
        #expect(findsAll(list), "moving \(Array(set)) of \(count) to \(offset)")
      }
    }
  }

  @Test("Rows that don't exist are left out of a deletion")
  func deleteBeyondTheEnd() {
    var list = list(of: 3)
    list.delete(at: [1, 3, 99])
    #expect(list.items.map(\.id) == [.number(0), .number(2)])
    list.delete(at: [2, 7])
    #expect(list.items.count == 2)
  }

  @Test("Rows that don't exist are left out of a move, and an offset too far means the end")
  func moveBeyondTheEnds() {
    var list = list(of: 3)
    list.move(from: [0, 3, 99], to: 100)
    #expect(list.items.map(\.id) == [.number(1), .number(2), .number(0)])
    list.move(from: [1], to: -1)
    #expect(list.items.map(\.id) == [.number(2), .number(1), .number(0)])
    list.move(from: [50], to: 0)
    #expect(list.items.map(\.id) == [.number(2), .number(1), .number(0)])
    #expect(findsAll(list))
  }

  @Test("After any random changes, the list is that of a plain array, and finds all its items")
  func randomChanges() throws {
    var generator = SeededGenerator(seed: 1)
    var list = Checklist()
    var model: [ChecklistItem] = []
    for step in 0..<3_000 {
      let rows = IndexSet((0..<3).map { _ in Int.random(in: 0...12, using: &generator) })
      let inside = rows.filteredIndexSet { $0 < model.count }
      let row = model.indices.randomElement(using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0...2:
        let name = "Item \(Int.random(in: 0..<4, using: &generator))"
        let item = ChecklistItem(id: UUID(), name: name)
        list.add(item)
        model.append(item)
      case 3:
        guard let row else { continue }
        list.toggle(model[row].id)
        model[row].isChecked.toggle()
      case 4:
        guard let row else { continue }
        try list.rename(model[row].id, to: " Number \(step) ")
        model[row].name = "Number \(step)"
      case 5:
        list.delete(at: rows)
        model = model.indices.filter { !inside.contains($0) }.map { model[$0] }
      default:
        let offset = Int.random(in: 0...model.count, using: &generator)
        list.move(from: rows, to: offset)
        let rest = model.indices.filter { !inside.contains($0) }
        let order = rest.filter { $0 < offset } + Array(inside) + rest.filter { $0 >= offset }
        model = order.map { model[$0] }
      }
      try #require(list.items == model, "after step \(step)")
      try #require(findsAll(list), "after step \(step)")
    }
  }
}

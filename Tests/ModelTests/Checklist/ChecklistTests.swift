import Foundation
import Model
import Testing

@Suite("The checklist's rules")
struct ChecklistTests {
  /// Two of three items have one name.
  let twins = Checklist([.sample(1, "Tea"), .sample(2, "Milk"), .sample(3, "Tea")])

  @Test("An added item stands at the end and is found by its identity")
  func add() {
    var list = Checklist(ChecklistItem.samples)
    list.add(.sample(1, "Tea"))
    #expect(list.items == ChecklistItem.samples + [.sample(1, "Tea")])
    #expect(list.position(of: .number(1)) == 5)
    #expect(list[.number(1)] == .sample(1, "Tea"))
  }

  @Test("CL-4: toggling checks an unchecked item, and unchecks a checked one")
  func toggle() {
    var list = twins
    list.toggle(.number(2))
    #expect(list.items.map(\.isChecked) == [false, true, false])
    list.toggle(.number(2))
    #expect(list == twins)
  }

  @Test("CL-2: of two items with one name, only the one that is meant is checked")
  func toggleTwin() {
    var list = twins
    list.toggle(.number(3))
    #expect(list.items.map(\.isChecked) == [false, false, true])
  }

  @Test("CL-2: of two items with one name, only the one that is meant is renamed")
  func renameTwin() throws {
    var list = twins
    try list.rename(.number(3), to: "Coffee")
    #expect(list.items.map(\.name) == ["Tea", "Milk", "Coffee"])
  }

  @Test("CL-2: of two items with one name, only the one that is meant is deleted")
  func deleteTwin() {
    var list = twins
    list.delete(at: [2])
    #expect(list.items.map(\.id) == [.number(1), .number(2)])
  }

  @Test("CL-2: of two items with one name, only the one that is meant is moved")
  func moveTwin() {
    var list = twins
    list.move(from: [2], to: 0)
    #expect(list.items.map(\.id) == [.number(3), .number(1), .number(2)])
  }

  @Test("CL-2: an item may get the name of another")
  func renameToTwin() throws {
    var list = twins
    try list.rename(.number(2), to: "Tea")
    #expect(list.items.map(\.name) == ["Tea", "Tea", "Tea"])
  }

  @Test("CL-8, CL-10: renaming takes the white space off, and keeps identity, place and mark")
  func rename() throws {
    var list = Checklist(ChecklistItem.samples)
    let id = ChecklistItem.samples[2].id
    try list.rename(id, to: " \tRead\u{3000}")
    #expect(list.items[2] == ChecklistItem(id: id, name: "Read", isChecked: true))
    #expect(list.items.map(\.id) == ChecklistItem.samples.map(\.id))
  }

  @Test("CL-11: an empty name is refused, and the refusal tells the name that stays")
  func renameToNothing() {
    var list = twins
    #expect(throws: ItemName.EmptyError(kept: "Milk")) { try list.rename(.number(2), to: " \n") }
    #expect(list == twins)
  }

  @Test("An item that is gone can be neither found nor changed")
  func gone() throws {
    var list = twins
    list.delete(at: [1])
    let rest = list
    #expect(list.position(of: .number(2)) == nil)
    #expect(list[.number(2)] == nil)
    list.toggle(.number(2))
    try list.rename(.number(2), to: "Cream")
    try list.rename(.number(2), to: "")
    #expect(list == rest)
  }

  @Test("CL-1: of items that were stored with one identity, the first keeps it")
  func duplicateIdentities() {
    let list = Checklist([
      .sample(1, "Tea"), .sample(1, "Milk", isChecked: true), .sample(2, "Cake"), .sample(1, "Jam"),
    ])
    #expect(list.items.map(\.name) == ["Tea", "Milk", "Cake", "Jam"])
    #expect(list.items.map(\.isChecked) == [false, true, false, false])
    #expect(list.items[0].id == .number(1))
    #expect(list.items[2].id == .number(2))
    #expect(Set(list.items.map(\.id)).count == 4)
    #expect(list.items.map { list.position(of: $0.id) } == [0, 1, 2, 3])
  }

  @Test("A copy of a list is a value of its own")
  func copy() {
    let list = twins
    var copy = list
    copy.toggle(.number(1))
    copy.delete(at: [1])
    #expect(list.items.map(\.isChecked) == [false, false, false])
    #expect(list.position(of: .number(2)) == 1)
  }
}

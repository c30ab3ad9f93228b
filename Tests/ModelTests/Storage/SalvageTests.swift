import Foundation
import Model
import Testing

@MainActor
@Suite("What can be kept of a damaged list")
struct SalvageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let good: [[String: Any]] = [
    ["id": UUID.number(1).uuidString, "name": "Tea", "isChecked": true],
    ["id": UUID.number(2).uuidString, "name": "Milk", "isChecked": false],
  ]

  @discardableResult
  private func write(
    _ list: [Any], as format: PropertyListSerialization.PropertyListFormat = .binary,
    to name: String = "Checklist.plist"
  ) throws -> Data {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    try folder.write(bytes, to: name)
    return bytes
  }

  @Test(
    "CL-18: the items of a damaged list that can be read are shown, and the message counts them",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readable(format: PropertyListSerialization.PropertyListFormat) throws {
    let broken: [Any] = ["no item", 7, [1], ["name": "no id"], ["id": "no id", "name": "Tea"]]
    let bytes = try write([good[0]] + broken + [good[1]], as: format)
    let store = ChecklistStore(storage: PropertyListStorage(url: folder.file()))
    #expect(
      store.checklist.items == [.sample(1, "Tea", isChecked: true), .sample(2, "Milk")])
    #expect(store.problem?.kind == .unreadable)
    let message = try #require(store.problem?.message)
    #expect(message.contains("Of 7 entries, 2 could be read and are shown here."))
    #expect(message.contains("The file is kept as it is, and nothing is saved until"))
    #expect(try Data(contentsOf: folder.file()) == bytes)
  }

  @Test("CL-18: nothing is saved over a damaged list; resolving keeps it beside what is shown")
  func resolving() throws {
    let bytes = try write(good + ["broken"])
    let store = ChecklistStore(storage: PropertyListStorage(url: folder.file()))
    store.toggle(.number(2))
    store.save()
    #expect(try Data(contentsOf: folder.file()) == bytes)
    #expect(store.hasUnsavedChanges)

    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(try Data(contentsOf: folder.file("Checklist (damaged).plist")) == bytes)
    let next = ChecklistStore(storage: PropertyListStorage(url: folder.file()))
    #expect(next.problem == nil)
    #expect(next.checklist.items.map(\.name) == ["Tea", "Milk"])
    #expect(next.checklist.items.map(\.isChecked) == [true, true])
  }

  @Test("CL-18: what can be read of a damaged list is shown behind a background storage too")
  func inBackground() throws {
    try write(good + ["broken"])
    let storage = BackgroundStorage(PropertyListStorage<[ChecklistItem]>(url: folder.file()))
    #expect(ChecklistStore(storage: storage).checklist.items.count == 2)
  }

  @Test("FT-15: the fasts of a damaged history that can be read are shown")
  func fasts() throws {
    let fast: [String: Any] = [
      "id": UUID.number(1).uuidString, "start": Date.beginning, "length": 14_400.0,
    ]
    try write([["id": "?"], fast], to: "Fasts.plist")
    let store = FastStore(storage: PropertyListStorage(url: folder.file("Fasts.plist")))
    #expect(store.session.running == .sample(1))
    #expect(store.problem?.reason.contains("Of 2 entries, 1 could be read") == true)
  }

  @Test("CL-18: where no entry can be read, the list is empty and the reason is that of no list")
  func nothingReadable() throws {
    try write(["broken", 7])
    let store = ChecklistStore(storage: PropertyListStorage(url: folder.file()))
    #expect(store.checklist.items.isEmpty)
    #expect(store.problem?.reason == "It is damaged, or not a list of this app.")
  }
}

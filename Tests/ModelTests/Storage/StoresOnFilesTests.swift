import Foundation
import Model
import Testing

@MainActor
@Suite("The stores over real files")
struct StoresOnFilesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func checklist(_ policy: SavePolicy = .onChange) -> ChecklistStore {
    ChecklistStore(storage: PropertyListStorage(url: folder.file()), policy: policy)
  }

  private func fasts(_ policy: SavePolicy = .onChange) -> FastStore {
    FastStore(storage: PropertyListStorage(url: folder.file("Fasts.plist")), policy: policy)
  }

  @Test("CL-15: a store makes no file before something changes")
  func noFile() throws {
    let store = checklist()
    store.save()
    #expect(store.checklist.items == [])
    #expect(try folder.names == [])
  }

  @Test("CL-16: saved on change, a change survives a sudden stop, identity and all")
  func suddenStop() throws {
    let store = checklist()
    try store.add(named: "Tea")
    try store.add(named: "Tea")
    store.toggle(store.checklist.items[1].id)
    #expect(checklist().checklist == store.checklist)
  }

  @Test("CL-17: saved on background, a sudden stop loses the changes since the last save")
  func lostChange() throws {
    let store = checklist(.onBackground)
    try store.add(named: "Tea")
    store.save()
    try store.add(named: "Milk")
    #expect(checklist().checklist.items.map(\.name) == ["Tea"])
  }

  @Test("FT-14: a running fast and the history survive a sudden stop")
  func fastsSurvive() {
    let store = fasts()
    store.start(length: .fiveSeconds, at: .beginning)
    store.endIfComplete(at: .beginning + 10)
    store.start(length: .fourHours, at: .beginning + 20)
    #expect(fasts().session == store.session)
    #expect(fasts().session.running != nil)
  }

  @Test(
    "CL-18: a damaged file stays as it is until it is moved aside", arguments: SavePolicy.allCases)
  func damaged(policy: SavePolicy) throws {
    let bytes = Data("my precious list".utf8)
    try folder.write(bytes)
    let store = checklist(policy)
    try store.add(named: "Tea")
    store.toggle(store.checklist.items[0].id)
    store.save()
    store.checkStorage()
    #expect(try Data(contentsOf: folder.file()) == bytes)
    #expect(store.problem?.kind == .unreadable)

    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(try Data(contentsOf: folder.file("Checklist (damaged).plist")) == bytes)
    #expect(checklist().checklist == store.checklist)
  }

  @Test("FT-15: damaged fasts stay as they are until they are moved aside")
  func damagedFasts() throws {
    let bytes = Data("my precious fasts".utf8)
    try folder.write(bytes, to: "Fasts.plist")
    let store = fasts()
    store.start(length: .fourHours, at: .beginning)
    #expect(try Data(contentsOf: folder.file("Fasts.plist")) == bytes)
    store.resolveProblem()
    #expect(try Data(contentsOf: folder.file("Fasts (damaged).plist")) == bytes)
    #expect(fasts().session == store.session)
  }

  @Test("CL-18: a link that leads nowhere is not replaced, whatever changes")
  func brokenLink() throws {
    try folder.link("Checklist.plist", to: "nowhere")
    let store = checklist()
    try store.add(named: "Tea")
    store.save()
    #expect(folder.destination(of: "Checklist.plist") == "nowhere")
    #expect(store.problem?.kind == .unreadable)
  }

  @Test("CL-19: once a folder is no longer in the way, saving again saves all")
  func saveAgain() throws {
    let store = checklist()
    try folder.makeFolder("Checklist.plist")
    try store.add(named: "Tea")
    try store.add(named: "Milk")
    #expect(store.problem?.kind == .unsaved)
    store.save()
    #expect(store.problem?.kind == .unsaved)
    try FileManager.default.removeItem(at: folder.file())
    store.resolveProblem()
    #expect(store.problem == nil)
    #expect(checklist().checklist == store.checklist)
  }
}

import Foundation
import Model
import Testing

@Suite("Writing property lists")
struct PropertyListSavingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func storage(_ name: String = "Checklist.plist") -> PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(url: folder.file(name))
  }

  private func expectUnsaved(_ name: String = "Checklist.plist") {
    let problem = #expect(throws: StorageProblem.self) {
      try storage(name).save(ChecklistItem.samples)
    }
    #expect(problem?.kind == .unsaved)
    #expect(problem?.path == folder.file(name).path)
  }

  // MARK: What is written

  @Test("CL-16: what was saved is loaded again, and nothing but the file is left")
  func roundTrip() throws {
    try storage().save(ChecklistItem.samples)
    #expect(try storage().load() == ChecklistItem.samples)
    try storage().save([])
    #expect(try storage().load() == [])
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("An item is stored with exactly the keys id, name and isChecked")
  func itemKeys() throws {
    try storage().save([.sample(1, "Tea"), .sample(2, "Milk", isChecked: true)])
    let stored = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.file()), format: nil)
    #expect(
      stored as? [[String: AnyHashable]] == [
        ["id": "00000000-0000-0000-0000-000000000101", "name": "Tea", "isChecked": false],
        ["id": "00000000-0000-0000-0000-000000000102", "name": "Milk", "isChecked": true],
      ])
  }

  @Test("FT-1: a fast is stored with exactly the keys id, start and length, and end once it ended")
  func fastKeys() throws {
    let storage = PropertyListStorage<[Fast]>(url: folder.file())
    try storage.save([.sample(1, end: .beginning + 60), .sample(2)])
    let stored = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.file()), format: nil)
    let fasts = try #require(stored as? [[String: Any]])
    #expect(
      fasts.map { $0.keys.sorted() } == [
        ["end", "id", "length", "start"], ["id", "length", "start"],
      ])
    #expect(fasts.map { $0["id"] as? String } == [1, 2].map { UUID.number($0).uuidString })
    #expect(fasts.map { $0["start"] as? Date } == [.beginning, .beginning])
    #expect(fasts.map { $0["length"] as? Double } == [14_400, 14_400])
    #expect(fasts.map { $0["end"] as? Date } == [.beginning + 60, nil])
  }

  @Test("FT-14: fasts are loaded as they were saved, to the fraction of a second")
  func fastRoundTrip() throws {
    let storage = PropertyListStorage<[Fast]>(url: folder.file())
    let fasts: [Fast] = [
      .sample(1, start: .beginning + 0.123_456, end: .beginning + 60.987_654),
      .sample(2, start: .distantPast, length: 5, end: .distantFuture), .sample(3),
    ]
    try storage.save(fasts)
    #expect(try storage.load() == fasts)
  }

  @Test("Files are binary, in which any name is safe")
  func binary() throws {
    try storage().save(ChecklistItem.samples)
    #expect(try Data(contentsOf: folder.file()).starts(with: Data("bplist00".utf8)))
  }

  @Test("Any name is loaded as it was saved, to the last character")
  func names() throws {
    // No arguments of the test: those are printed, and would steer the terminal.
    let names = [
      "", " ", "\u{0}", "a\u{0}b", "\u{1B}[31m\u{7}", "\u{1}\u{2}\u{1F}\u{7F}\u{80}\u{9F}", "\r\n",
      "👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301}", "\u{E9}", "\u{202E}abc", "\u{FEFF}x", "\u{FFFE}\u{FFFF}", "\u{10FFFF}",
      "<key>&amp;]]>", "日本語",
    ]
    for name in names {
      try storage().save([.sample(1, name)])
      let loaded = try #require(try storage().load())
      #expect(loaded.map { Array($0.name.unicodeScalars) } == [Array(name.unicodeScalars)])
    }
  }

  @Test("A name of a million characters is loaded as it was saved", arguments: ["x", "é"])
  func longName(letter: String) throws {
    let item = ChecklistItem.sample(1, String(repeating: letter, count: 1_000_000))
    try storage().save([item])
    #expect(try storage().load() == [item])
  }

  @Test("Random lists are loaded as they were saved")
  func randomLists() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let items = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        let scalars = (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0...0x3_FFFF, using: &generator) >> 4)
        }
        var name = ""
        name.unicodeScalars.append(contentsOf: scalars)
        return ChecklistItem(
          id: UUID(), name: name, isChecked: Bool.random(using: &generator))
      }
      try storage().save(items)
      let loaded = try #require(try storage().load())
      #expect(loaded == items)
      #expect(loaded.map { Array($0.name.utf8) } == items.map { Array($0.name.utf8) })
    }
  }

  // MARK: Where it is written

  @Test("A missing folder is made when something is saved")
  func missingFolder() throws {
    try storage("a/b/Checklist.plist").save(ChecklistItem.samples)
    #expect(try storage("a/b/Checklist.plist").load() == ChecklistItem.samples)
  }

  @Test("A link is followed and stays a link", arguments: ["elsewhere/List.plist", "second"])
  func link(destination: String) throws {
    try folder.makeFolder("elsewhere")
    try storage("elsewhere/List.plist").save([])
    try folder.link("second", to: "elsewhere/List.plist")
    try folder.link("Checklist.plist", to: destination)

    try storage().save(ChecklistItem.samples)
    #expect(folder.destination(of: "Checklist.plist") == destination)
    #expect(folder.destination(of: "second") == "elsewhere/List.plist")
    #expect(try storage("elsewhere/List.plist").load() == ChecklistItem.samples)
    #expect(try storage().load() == ChecklistItem.samples)
    #expect(try folder.names == ["Checklist.plist", "elsewhere", "second"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("elsewhere").path)
        == ["List.plist"])
  }

  @Test("CL-18: a link that leads nowhere is unreadable, and is never replaced")
  func brokenLink() throws {
    try folder.link("Checklist.plist", to: "missing/List.plist")
    let problem = #expect(throws: StorageProblem.self) { try storage().load() }
    #expect(problem?.kind == .unreadable)
    #expect(problem?.reason == "It is a link that leads nowhere.")
    expectUnsaved()
    #expect(folder.destination(of: "Checklist.plist") == "missing/List.plist")
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("A file keeps its mode", arguments: [0o600, 0o640, 0o666])
  func mode(mode: Int) throws {
    try storage().save([])
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file().path)
    try storage().save(ChecklistItem.samples)
    let kept = try files.attributesOfItem(atPath: folder.file().path)[.posixPermissions] as? Int
    #expect(kept == mode)
  }

  // MARK: Failure

  @Test("CL-19: a folder in the file's place can't be written over, and nothing else is left")
  func folderInPlace() throws {
    try folder.makeFolder("Checklist.plist")
    try folder.write(Data("precious".utf8), to: "Checklist.plist/inside")
    expectUnsaved()
    #expect(try Data(contentsOf: folder.file("Checklist.plist/inside")) == Data("precious".utf8))
    #expect(try folder.names == ["Checklist.plist"])
  }

  @Test("CL-19: where the folder can't be made, nothing is saved and nothing is harmed")
  func fileInFolderPlace() throws {
    try folder.write(Data("precious".utf8), to: "file")
    expectUnsaved("file/Checklist.plist")
    expectUnsaved("file/deeper/Checklist.plist")
    #expect(try Data(contentsOf: folder.file("file")) == Data("precious".utf8))
    #expect(try folder.names == ["file"])
  }

  @Test("CL-16: whoever reads while another saves sees an old or a new list, always whole")
  func atomic() throws {
    let lists = (0..<2).map { list in
      (0..<500).map { ChecklistItem(id: UUID(), name: "Item \($0) of list \(list)") }
    }
    let storage = storage()
    try storage.save(lists[0])

    let writing = DispatchGroup()
    DispatchQueue(label: "writer").async(group: writing) {
      for turn in 1...60 { try? storage.save(lists[turn % 2]) }
    }
    var reads = 0
    while reads < 10 || writing.wait(timeout: .now()) == .timedOut {
      let list = try storage.load()
      try #require(list == lists[0] || list == lists[1])
      reads += 1
    }
    #expect(try storage.load() == lists[0])
    #expect(try folder.names == ["Checklist.plist"])
  }
}

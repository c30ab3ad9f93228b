import Foundation
import Model
import Testing

@Suite("Reading property lists")
struct PropertyListLoadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var storage: PropertyListStorage<[ChecklistItem]> {
    PropertyListStorage(url: folder.file())
  }

  private func xml(_ body: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\(body)</plist>

      """.utf8)
  }

  @Test("CL-15: if there is no file, nothing was saved yet, and reading makes none")
  func missing() throws {
    #expect(try storage.load() == nil)
    let deep = PropertyListStorage<[ChecklistItem]>(url: folder.file("a/b/c.plist"))
    #expect(try deep.load() == nil)
    #expect(try folder.names == [])
  }

  @Test("CL-15: a list in XML that another app wrote is read")
  func readsXML() throws {
    try folder.write(
      xml(
        """
        <array>
          <dict>
            <key>name</key><string>Bread &amp; 🧈</string>
            <key>isChecked</key><true/>
            <key>id</key><string>00000000-0000-0000-0000-000000000101</string>
          </dict>
          <dict>
            <key>id</key><string>00000000-0000-0000-0000-000000000102</string>
            <key>name</key><string> kept as it is </string>
            <key>isChecked</key><false/>
          </dict>
        </array>
        """))
    #expect(
      try storage.load() == [
        .sample(1, "Bread & 🧈", isChecked: true), .sample(2, " kept as it is "),
      ])
  }

  @Test("CL-15: a binary list is read")
  func readsBinary() throws {
    let list: [[String: Any]] = [
      ["id": UUID.number(1).uuidString, "name": "Tea", "isChecked": true],
      ["id": UUID.number(2).uuidString, "name": "Milk", "isChecked": false],
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(try storage.load() == [.sample(1, "Tea", isChecked: true), .sample(2, "Milk")])
  }

  @Test("CL-1: an item without a mark is unchecked, and unknown keys do no harm")
  func otherKeys() throws {
    try folder.write(
      xml(
        """
        <array><dict>
          <key>id</key><string>00000000-0000-0000-0000-000000000101</string>
          <key>name</key><string>Tea</string>
          <key>priority</key><integer>3</integer>
          <key>tags</key><array><string>hot</string></array>
        </dict></array>
        """))
    #expect(try storage.load() == [.sample(1, "Tea")])
  }

  @Test("FT-14: fasts in XML are read, with whole numbers or fractions, running or ended")
  func readsFasts() throws {
    try folder.write(
      xml(
        """
        <array>
          <dict>
            <key>id</key><string>00000000-0000-0000-0000-000000000101</string>
            <key>start</key><date>2023-11-14T22:13:20Z</date>
            <key>length</key><integer>14400</integer>
            <key>end</key><date>2023-11-14T22:14:20Z</date>
          </dict>
          <dict>
            <key>id</key><string>00000000-0000-0000-0000-000000000102</string>
            <key>start</key><date>2023-11-14T22:13:20Z</date>
            <key>length</key><real>28800.0</real>
            <key>mood</key><string>hungry</string>
          </dict>
        </array>
        """))
    let fasts = try PropertyListStorage<[Fast]>(url: folder.file()).load()
    #expect(fasts == [.sample(1, end: .beginning + 60), .sample(2, length: 28_800)])
  }

  @Test("FT-13: fasts of the years 1 and 9999 are read")
  func distantYears() throws {
    let date = "<key>start</key><date>0001-01-01T00:00:00Z</date>"
    let end = "<key>end</key><date>9999-12-31T23:59:59Z</date>"
    try folder.write(
      xml(
        """
        <array><dict>
          <key>id</key><string>00000000-0000-0000-0000-000000000101</string>
          \(date)<key>length</key><integer>5</integer>\(end)
        </dict></array>
        """))
    let fasts = try #require(try PropertyListStorage<[Fast]>(url: folder.file()).load())
    #expect(FastingSession(fasts).history.first?.duration == 5)
  }

  @Test(
    "CL-18: what is no list of items is unreadable, and stays as it is",
    arguments: [
      "<dict/>", "<string>Tea</string>", "<array><string>Tea</string></array>",
      "<array><dict/></array>",
      "<array><dict><key>name</key><string>Tea</string></dict></array>",
      "<array><dict><key>id</key><string>7</string><key>name</key><string>Tea</string></dict></array>",
      """
      <array><dict><key>id</key><string>00000000-0000-0000-0000-000000000101</string>\
      <key>name</key><integer>7</integer></dict></array>
      """,
      """
      <array><dict><key>id</key><string>00000000-0000-0000-0000-000000000101</string>\
      <key>name</key><string>Tea</string><key>isChecked</key><string>yes</string></dict></array>
      """,
    ])
  func wrongSchema(body: String) throws {
    try expectUnreadable(xml(body))
  }

  @Test("CL-18: an empty file is unreadable: something has gone wrong with it")
  func emptyFile() throws {
    try expectUnreadable(Data())
  }

  @Test("CL-18: a folder in the file's place is unreadable")
  func folderInPlace() throws {
    try folder.makeFolder("Checklist.plist")
    let problem = #expect(throws: StorageProblem.self) { try storage.load() }
    #expect(problem?.kind == .unreadable)
  }

  @Test("CL-18: a file in the folder's place is unreadable, and not a list that is empty")
  func fileInFolderPlace() throws {
    try folder.write(Data(), to: "file")
    let storage = PropertyListStorage<[ChecklistItem]>(url: folder.file("file/Checklist.plist"))
    let problem = #expect(throws: StorageProblem.self) { try storage.load() }
    #expect(problem?.kind == .unreadable)
  }

  // MARK: Damage

  @Test(
    "CL-18: a file that was cut off anywhere is read whole or not at all",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func cutOff(format: PropertyListSerialization.PropertyListFormat) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let whole = try encoder.encode(ChecklistItem.samples)
    for length in 0..<whole.count {
      try folder.write(whole.prefix(length))
      do throws(StorageProblem) {
        let items = try storage.load()
        #expect(items == ChecklistItem.samples, "cut off after \(length) of \(whole.count)")
      } catch {
        #expect(error.kind == .unreadable)
      }
    }
  }

  @Test("CL-18: random bytes are unreadable")
  func randomBytes() throws {
    var generator = SeededGenerator(seed: 3)
    for size in 1...100 {
      let bytes = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      try expectUnreadable(Data(bytes))
    }
  }

  @Test("CL-18: random damage stops no app, and what can't be read is kept")
  func randomDamage() throws {
    var generator = SeededGenerator(seed: 4)
    let encoder = PropertyListEncoder()
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      encoder.outputFormat = format
      let whole = try encoder.encode(ChecklistItem.samples)
      for _ in 0..<200 {
        var damaged = whole
        for _ in 1...3 {
          let position = Int.random(in: 0..<damaged.count, using: &generator)
          damaged[position] = UInt8.random(in: .min ... .max, using: &generator)
        }
        try folder.write(damaged)
        _ = try? storage.load()
        #expect(try Data(contentsOf: folder.file()) == damaged)
      }
    }
  }

  private func expectUnreadable(_ bytes: Data) throws {
    try folder.write(bytes)
    let problem = #expect(throws: StorageProblem.self) { try storage.load() }
    #expect(problem?.kind == .unreadable)
    #expect(problem?.path == folder.file().path)
    #expect(problem?.reason == "It is damaged, or not a list of this app.")
    #expect(try Data(contentsOf: folder.file()) == bytes)
    #expect(try folder.names == ["Checklist.plist"])
  }
}

import Foundation
import Model
import Testing

@Suite("Property lists that are nested")
struct NestedPropertyListTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load(_ text: String, encoding: String.Encoding = .utf8) throws -> [ChecklistItem]? {
    try folder.write(try #require(text.data(using: encoding)))
    return try PropertyListStorage<[ChecklistItem]>(url: folder.file()).load()
  }

  private func expectDamaged(_ text: String, encoding: String.Encoding = .utf8) {
    let problem = #expect(throws: StorageProblem.self) { try load(text, encoding: encoding) }
    #expect(problem?.reason == "It is damaged, or not a list of this app.")
  }

  @Test(
    "CL-18: a file that is nested so deeply that reading it would stop the app is damaged",
    arguments: [
      "<array>", "<dict><key>a</key>", "<array >", "<array\n>", "<array><!-- </array> -->",
      "<array><!--> </array> -->", "<array><string><![CDATA[</array>]]></string>",
      "<array><string>/></string>", "<array><array/>", "<array><![CDATA[]></array>]]>",
    ])
  func tooDeep(piece: String) {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"
    expectDamaged(head + String(repeating: piece, count: 100_000))
    expectDamaged("\u{FEFF} \r\n\t" + head + String(repeating: piece, count: 100_000))
  }

  @Test(
    "CL-18: a file in an encoding that can't be looked through first is damaged",
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func otherEncodings(encoding: String.Encoding) {
    expectDamaged(
      "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000), encoding: encoding)
  }

  @Test(
    "CL-18: the older format of property lists is no list of this app", arguments: ["(", "{a="])
  func olderFormat(piece: String) {
    expectDamaged(String(repeating: piece, count: 100_000))
  }

  @Test("CL-18: arrays in arrays without an end, in a binary file, are damaged")
  func endlessBinary() throws {
    // One array that holds itself, the table of offsets, and where all that is.
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [1, 0, 10].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    try folder.write(Data("bplist00".utf8) + Data([0xA1, 0] + [8] + trailer))
    #expect(throws: StorageProblem.self) {
      try PropertyListStorage<[ChecklistItem]>(url: folder.file()).load()
    }
  }

  @Test("CL-1: an item is read whose names look like tags and whose unknown keys are nested")
  func harmless() throws {
    let tags = String(repeating: "<array>", count: 1_000)
    let nested = String(repeating: "<array>", count: 50) + String(repeating: "</array>", count: 50)
    let item = """
      <dict><key>id</key><string>\(UUID.number(1))</string>\
      <key>name</key><string><![CDATA[\(tags)]]></string><!-- \(tags) -->\
      <key>more</key>\(nested)<key>empty</key><array><dict/><array/></array></dict>
      """
    let items = try load(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><array>\(item)</array></plist>")
    #expect(items == [.sample(1, tags)])
  }

  @Test("CL-15: a list of very many items is not nested, and is read")
  func manyItems() throws {
    let items = (0..<2_000).map { _ in
      "<dict><key>id</key><string>\(UUID())</string><key>name</key><string>Tea</string></dict>"
    }
    let list = "<plist version=\"1.0\"><array>\(items.joined())</array></plist>"
    #expect(try load(list)?.count == 2_000)
  }
}

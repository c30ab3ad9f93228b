import Grading
import Testing

@Suite("The name of a submission")
struct FileNameTests {
  @Test(
    "is told so that it does nothing, and so that no two are told alike",
    arguments: [
      ([0x61, 0x62], "ab"), ([0x61, 0x0A, 0x62], #"a\u{A}b"#), ([0x61, 0xFF], #"a\xFF"#),
      ([0x5C], #"\u{5C}"#), ([0xC3, 0xA9], "é"), ([0x65, 0xCC, 0x81], #"e\u{301}"#),
      ([0xE2, 0x80, 0xAE, 0x61], #"\u{202E}a"#), ([0x1B, 0x5B], #"\u{1B}["#),
      ([0xC3], #"\xC3"#), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
    ] as [([UInt8], String)])
  func description(bytes: [UInt8], text: String) {
    #expect(FileName(bytes: bytes).description == text)
  }

  @Test("is equal only to the same bytes, and sorts by them")
  func order() {
    let composed = FileName(bytes: [0xC3, 0xA9])
    let decomposed = FileName(bytes: [0x65, 0xCC, 0x81])
    #expect(composed != decomposed)
    #expect(
      [composed, decomposed, FileName("Z"), FileName("a")].sorted().map(\.bytes.first) == [
        0x5A, 0x61, 0x65, 0xC3,
      ])
  }
}

import Foundation
import Testing

@testable import Model

@Suite("The user's locale")
struct LocaleTests {
  @Test(
    "is the one that POSIX names, without the encoding",
    arguments: [
      ("de_DE.UTF-8", "de_DE"), ("ja_JP", "ja_JP"), ("sr_RS@latin", "sr_RS"),
      ("C", "en_US_POSIX"), ("C.UTF-8", "en_US_POSIX"), ("POSIX", "en_US_POSIX"),
    ])
  func names(name: String, identifier: String) {
    #expect(Locale(posixName: name).identifier == identifier)
  }
}

import Foundation
import Testing

@testable import Judging

@Suite("A fingerprint")
struct FingerprintTests {
  private func fingerprint(_ texts: String...) -> String {
    var fingerprint = Fingerprint()
    for text in texts { fingerprint.add(text) }
    return fingerprint.description
  }

  @Test("It is the same for the same content, and 16 digits long")
  func same() {
    #expect(fingerprint("let a = 1") == fingerprint("let a = 1"))
    for index in 0..<100 { #expect(fingerprint("\(index)").count == 16) }
    #expect(fingerprint() == "cbf29ce484222325")
  }

  @Test("It is another for another content, also for one of the same length")
  func other() {
    let contents = ["", "a", "b", "ab", "ba", "a\n", "\0", "\0\0"]
    #expect(Set(contents.map { fingerprint($0) }).count == contents.count)
  }

  @Test("It tells where one content ends and the next begins")
  func boundaries() {
    let all = [
      fingerprint("ab", "c"), fingerprint("a", "bc"), fingerprint("abc"), fingerprint("abc", ""),
      fingerprint("", "abc"),
    ]
    #expect(Set(all).count == all.count)
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The line to the judge: questions come in on one descriptor, answers go out on another.
struct JudgeLine {
  /// Where the judge's questions are read.
  private static let questions: Int32 = 3
  /// Where the answers are written.
  private static let answers: Int32 = 4

  /// What came in on one line.
  struct Request {
    /// The word that only this question carries, and that its answer repeats.
    let token: Substring
    /// From which its case is made.
    let seed: UInt64
    /// The name of the check; `nil` if there are no more questions.
    let check: String?
  }

  /// Waits for the next question; `nil` if the judge is gone or says what can't be understood.
  func nextRequest() -> Request? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(Self.questions, &byte, 1) == 1 {
      guard byte != UInt8(ascii: "\n") else {
        return request(in: String(decoding: bytes, as: UTF8.self))
      }
      bytes.append(byte)
    }
    return nil
  }

  private func request(in line: String) -> Request? {
    let words = line.split(separator: " ")
    if words.count == 2, words[1] == "end" {
      return Request(token: words[0], seed: 0, check: nil)
    }
    guard words.count == 3, let seed = UInt64(words[1]) else { return nil }
    return Request(token: words[0], seed: seed, check: String(words[2]))
  }

  /// Sends what came of a question.
  func answer(_ text: String, to request: Request) {
    let message = Array("\(request.token) \(text.utf8.count)\n\(text)".utf8)
    var sent = 0
    while sent < message.count {
      let count = message[sent...].withUnsafeBytes { write(Self.answers, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }
}

import Exercises

/// The line on which a program is asked, and answers.
struct AnswerLine {
  let run: ProgramRun
  let limits: Limits
  /// Whether the program has sent what it was not asked for.
  private(set) var isTampered = false

  /// The most bytes that one answer may have.
  private static let longestAnswer = 64 << 10
  private static let longestHead = 64

  init(run: ProgramRun, limits: Limits) {
    self.run = run
    self.limits = limits
  }

  /// Puts a question and waits for its answer.
  mutating func ask(_ query: Query, names: CheckNames) -> Reply {
    exchange { "\($0) \(query.seed) \(names.name(of: query.check))\n" }
  }

  /// Says that there are no more questions; returns whether the program has understood, and says no
  /// more.
  mutating func end() -> Bool {
    guard exchange({ "\($0) end\n" }) == .answer("") else { return false }
    // It has nothing to say any more, and closes its line.
    isTampered = !run.receive(until: ProgramRun.now + 1).isEmpty
    return !isTampered
  }

  private mutating func exchange(_ question: (String) -> String) -> Reply {
    guard !run.hasUnreadAnswers() else { return tampered() }
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    run.send(question(token))
    let deadline = ProgramRun.now + limits.waitSeconds
    var bytes: [UInt8] = []
    while true {
      let received = run.receive(until: deadline)
      guard !received.isEmpty else { return run.end == .stopped(.time) ? .timedOut : .stoppedEarly }
      bytes += received
      guard let headEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
        if bytes.count > Self.longestHead { return tampered() }
        continue
      }
      let head = String(decoding: bytes[..<headEnd], as: UTF8.self).split(separator: " ")
      guard head.count == 2, head[0] == token, let count = Int(head[1]), count >= 0 else {
        return tampered()
      }
      guard count <= Self.longestAnswer else { return .limit(.output) }
      let text = bytes[(headEnd + 1)...]
      guard text.count <= count else { return tampered() }
      if text.count == count { return .answer(String(decoding: text, as: UTF8.self)) }
    }
  }

  private mutating func tampered() -> Reply {
    isTampered = true
    return .tampered
  }
}

import Exercises

/// What a program has said beside what is right.
struct Comparison {
  let checks: [Check]
  let inquiry: Inquiry
  let transcript: Transcript
  let answer: [SourceFile]

  /// What came of each check that was asked, in the exercise's order.
  var results: [CheckResult] {
    var passed: Set<String> = []
    return checks.compactMap { check in
      let indices = inquiry.queries.indices.filter { inquiry.queries[$0].check == check }
      guard !indices.isEmpty else { return nil }
      let result = result(of: check, at: indices, passed: passed)
      if result.state == .passed { passed.insert(check.name) }
      return result
    }
  }

  /// How the answer fares as a whole.
  var state: Verdict.State {
    let states = Set(results.map(\.state))
    let byWeight: [(CheckResult.State, Verdict.State)] = [
      (.tampered, .tampered), (.stoppedEarly, .stoppedEarly), (.timedOut, .timedOut),
      (.limit, .limit), (.crashed, .crashed), (.failed, .failed), (.skipped, .failed),
    ]
    if let worst = byWeight.first(where: { states.contains($0.0) }) { return worst.1 }
    return transcript.hasEnd ? .passed : .stoppedEarly
  }

  private func result(of check: Check, at indices: [Int], passed: Set<String>) -> CheckResult {
    var result = CheckResult(check, state: .passed)
    for file in answer {
      guard let line = file.line(containing: check.place) else { continue }
      result.file = file.name
      result.line = line
      break
    }
    guard passed.isSuperset(of: check.needs) else {
      result.state = .skipped
      return result
    }
    let wrong = indices.first { transcript.replies[$0] != .answer(inquiry.right[$0]) }
    if let wrong {
      result.expected = inquiry.right[wrong]
      result.describe(transcript.replies[wrong], answer: answer)
    }
    return result
  }
}

extension CheckResult {
  fileprivate mutating func describe(_ reply: Reply, answer: [SourceFile]) {
    switch reply {
    case .answer(let text):
      state = .failed
      actual = text
    case .crashed(let message):
      state = .crashed
      detail = message
      if let place = message.flatMap({ SourcePlace(in: $0, files: answer) }) {
        file = place.file
        line = place.line
      }
    case .timedOut: state = .timedOut
    case .limit(let resource):
      state = .limit
      detail = resource.rawValue
    case .stoppedEarly: state = .stoppedEarly
    case .tampered: state = .tampered
    case .notAsked: state = .skipped
    }
  }
}

/// A place in the learner's code that a message names, as in "Exercise/Item.swift:12: Fatal error".
private struct SourcePlace {
  let file: String
  let line: Int

  init?(in message: String, files: [SourceFile]) {
    for file in files {
      // Not in a file whose name only ends like it.
      guard let name = message.range(of: "/\(file.name):"),
        let line = Int(message[name.upperBound...].prefix { $0.isNumber })
      else { continue }
      self.file = file.name
      self.line = line
      return
    }
    return nil
  }
}

import Exercises

extension Exercise {
  /// What whoever answers like this has misunderstood; `nil` if the answer is like no known one.
  ///
  /// An answer is like a known one if it says the same wherever it isn't right.
  func misconception(of inquiry: Inquiry, replies: [Reply]) throws -> String? {
    let answers = inquiry.wrongReplies(in: replies)
    guard !answers.isEmpty, let recorded = try recordedAnswers() else { return nil }
    let asked = Set(inquiry.queries.map(\.label))
    return wrongAnswers.first { wrong in
      guard let failure = recorded.wrong[wrong.name], failure.error == nil else { return false }
      return failure.answers.filter { asked.contains($0.key) } == answers
    }?.misconception
  }

  /// What whoever gets these errors has misunderstood; `nil` if it is no known misconception.
  func misconception(of diagnostics: [Diagnostic]) throws -> String? {
    guard let error = diagnostics.first(where: { $0.severity == .error }),
      let recorded = try recordedAnswers()
    else { return nil }
    return wrongAnswers.first { recorded.wrong[$0.name]?.error == error.message }?.misconception
  }
}

extension Reply {
  /// What is recorded of it, to know it again.
  public var record: String {
    switch self {
    case .answer(let text): text
    case .crashed: "(crashed)"
    case .timedOut: "(timed out)"
    case .limit(let resource): "(limit: \(resource.rawValue))"
    case .stoppedEarly: "(stopped early)"
    case .tampered: "(tampered)"
    case .notAsked: "(not asked)"
    }
  }
}

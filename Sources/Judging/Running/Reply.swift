/// What came of one question.
public enum Reply: Hashable, Sendable {
  /// The program has answered.
  case answer(String)
  /// The program has crashed.
  case crashed(message: String?)
  /// The program did not come to an end in time.
  case timedOut
  /// The program has used up something that is limited.
  case limit(LimitedResource)
  /// The program has ended, or has closed its line, before it answered.
  case stoppedEarly
  /// The program has sent what it was not asked for.
  case tampered
  /// The question wasn't put, since enough is known.
  case notAsked
}

/// What is limited while a program runs, besides time.
public enum LimitedResource: String, Hashable, Sendable, Codable {
  /// Its memory.
  case memory
  /// The stack of its calls.
  case stack
  /// What it prints.
  case output
  /// The sizes of its files.
  case files
}

/// All that came of a program's questions.
public struct Transcript: Sendable {
  /// For each question what came of it.
  public internal(set) var replies: [Reply] = []
  /// What the program printed.
  public internal(set) var printed = ""
  /// What kept it from the rest of the machine.
  public internal(set) var protections: Protections?
  /// Whether it has answered the last question, and has known that it was the last.
  public internal(set) var hasEnd = false
  /// Whether a program was stopped by the clock, and not by the processor's time.
  public internal(set) var isByClock = false
  /// Whether nobody wanted to know any more.
  var isCancelled = false
}

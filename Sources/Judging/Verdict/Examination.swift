/// What came of compiling an answer and asking it.
public enum Examination: Sendable {
  /// It was asked; the compiler had remarks.
  case asked(Transcript, remarks: [Diagnostic])
  /// The compiler has refused it.
  case refused([Diagnostic])
  /// The compiler did not come to an end, by the clock or by the processor's time.
  case compilerTimedOut(byClock: Bool)
  /// The compiler itself has failed.
  case compilerFailed(String)
  /// Nobody wanted to know any more.
  case cancelled
}

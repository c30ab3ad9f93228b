/// Tells the user about a comparison while it goes on.
public protocol Report {
  /// Tells what one action did on both sides.
  mutating func add(_ step: Step)
  /// Tells what the whole comparison has shown.
  mutating func finish(_ summary: Summary)
}

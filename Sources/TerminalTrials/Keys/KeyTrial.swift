import Comparison

/// Random bytes as keys into both patterns' apps, within this process, with every screen compared.
///
/// The apps are started without data every few thousand bytes, so that lists stay short, and so that
/// a difference can be shown again from the start.
@MainActor
public struct KeyTrial {
  /// What came of it.
  public struct Outcome: Sendable {
    /// What was counted.
    public var counts = KeyCounts()
    /// The shortest series of steps found that shows a difference; empty if there is none.
    public var shortest: [TerminalStep] = []
    /// The two screens after those.
    public var screens: [String] = []
  }

  private static let bytesOfOneLife = 3_000

  private let count: Int
  private let seed: UInt64

  /// Creates a trial with at least `count` bytes.
  public init(count: Int, seed: UInt64) {
    self.count = count
    self.seed = seed
  }

  /// Sends the bytes, until the first difference.
  ///
  /// - Parameter progress: told how many bytes are done.
  public func run(progress: (Int) -> Void = { _ in }) -> Outcome {
    var random = RandomSteps(seed: seed)
    var outcome = Outcome()
    while outcome.counts.bytes < count {
      let pair = AppPair()
      var steps: [TerminalStep] = []
      while pair.isSame, pair.counts.bytes < Self.bytesOfOneLife {
        steps.append(random.next())
        pair.perform(steps[steps.count - 1])
      }
      outcome.counts += pair.counts
      progress(outcome.counts.bytes)
      if !pair.isSame {
        outcome.shortest = Self.shortest(of: steps)
        outcome.screens = Self.pair(after: outcome.shortest).screens.map {
          $0.lines.joined(separator: "\n")
        }
        break
      }
    }
    return outcome
  }

  /// The fewest steps that still show a difference, and of those the fewest bytes.
  private static func shortest(of steps: [TerminalStep]) -> [TerminalStep] {
    let search = ShortestScript<TerminalStep> { !pair(after: $0).isSame }
    let fewest = search.search(in: steps)
    let single = fewest.flatMap { step in
      step.bytes.isEmpty ? [step] : step.bytes.map { .bytes([$0]) }
    }
    // Bytes that arrive one by one can mean something else.
    return pair(after: single).isSame ? fewest : search.search(in: single)
  }

  private static func pair(after steps: [TerminalStep]) -> AppPair {
    let pair = AppPair()
    for step in steps where pair.isSame { pair.perform(step) }
    return pair
  }
}

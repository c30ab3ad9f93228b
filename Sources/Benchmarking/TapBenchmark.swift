import Model
import TerminalUI

/// One tap on a row, from the key to the drawn cells.
struct TapBenchmark {
  static let sizes = [10, 1_000, 100_000]

  private let rounds = 400

  func run(progress: (String) -> Void) -> [Finding] {
    let terminals = Pattern.allCases.map { pattern in
      Self.sizes.map { pattern.launch(on: ForgetfulStorage(ChecklistItem.many($0))) }
    }
    var samples = Array(repeating: Array(repeating: Samples(), count: 3), count: 2)
    for round in 0..<rounds {
      if round % 50 == 0 { progress("taps, round \(round) of \(rounds)") }
      for (pattern, terminals) in terminals.enumerated() {
        for (size, terminal) in terminals.enumerated() {
          samples[pattern][size].measure { terminal.send(.key(.character(" "))) }
        }
      }
    }
    return growth(samples) + [comparison(samples)]
  }

  private func growth(_ samples: [[Samples]]) -> [Finding] {
    zip(Pattern.allCases, samples).map { pattern, samples in
      let figures = zip(Self.sizes, samples).map { size, samples in
        Finding.Figure("\(size) items", samples.median * 1e6, "µs")
      }
      return Finding(
        "One tap, \(pattern.rawValue)", figures, ratio: samples[2].median / samples[0].median,
        meaning: "100000 items ÷ 10 items", aim: 2)
    }
  }

  private func comparison(_ samples: [[Samples]]) -> Finding {
    let medians = samples.map { $0[1].median }
    return Finding(
      "One tap, both",
      [.init("MVC", medians[0] * 1e6, "µs"), .init("MVVM", medians[1] * 1e6, "µs")],
      ratio: medians[1] / medians[0], meaning: "MVVM ÷ MVC, at 1000 items")
  }
}

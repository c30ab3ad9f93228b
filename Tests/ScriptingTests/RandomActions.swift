import Scripting

/// Numbers that look random and are the same on every run (SplitMix64).
nonisolated struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension ScriptAction {
  /// Any action, with names made of what is hard to write.
  static func random(using generator: inout SeededGenerator) -> ScriptAction {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: .add(name: randomName(using: &generator))
    case 1: .rename(row: randomRow(using: &generator), name: randomName(using: &generator))
    case 2: .toggle(row: randomRow(using: &generator))
    case 3:
      .move(
        rows: randomRows(using: &generator), offset: Int.random(in: 0...20, using: &generator))
    case 4: .delete(rows: randomRows(using: &generator))
    case 5: .length(ScriptLength.allCases.randomElement(using: &generator) ?? .fourHours)
    case 6: .start
    case 7: .wait(seconds: Int.random(in: 0...315_360_000, using: &generator))
    case 8: .end
    case 9: .deleteFast(row: randomRow(using: &generator))
    case 10: .background
    case 11: .foreground
    case 12: .relaunch
    default: .kill
    }
  }

  private static func randomRow(using generator: inout SeededGenerator) -> Int {
    Int.random(in: 1...1_000_000_000, using: &generator)
  }

  private static func randomRows(using generator: inout SeededGenerator) -> ScriptRows {
    let count = Int.random(in: 1...4, using: &generator)
    return ScriptRows(
      (0..<count).map { _ in
        let first = Int.random(in: 1...30, using: &generator)
        return first...first + Int.random(in: 0...4, using: &generator)
      })
  }

  private static func randomName(using generator: inout SeededGenerator) -> String {
    let parts = [
      "a", "#", "\"", "\\", " ", "\t", "\n", "\r", "\u{1b}", "\0", "é", "e\u{301}", "👩‍👩‍👧", "\u{301}",
      "\u{feff}", "\u{2028}", "\u{a0}", "\\n", "end", "1", "\u{202e}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }
}

import RandomNumbers
import Scripting

/// Random actions, valid and invalid ones, the same for the same seed on every machine.
public struct RandomScript {
  private var generator: SplitMix64
  private static let names = [
    "milk", "Milk", "milk", "  trim me  ", "", "   ", "買い物 🛒", "👨‍👩‍👧‍👦 family",
    "e\u{301}tude", "\u{1B}[31mred", "tab\tbed", "עברית", "🏳️‍🌈🇩🇪", "–",
    String(repeating: "a name that is longer than any row ", count: 4),
  ]

  /// Creates the source of actions for a seed.
  public init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// The next action.
  public mutating func next() -> ScriptAction {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<18: .add(name: name())
    case 18..<28: .rename(row: row(), name: name())
    case 28..<44: .toggle(row: row())
    case 44..<54: .move(rows: rows(), offset: Int.random(in: 0...9, using: &generator))
    case 54..<68: .delete(rows: rows())
    case 68..<73: .length(length())
    case 73..<78: .start
    case 78..<86: .wait(seconds: seconds())
    case 86..<89: .end
    case 89..<93: .deleteFast(row: row())
    case 93..<95: .background
    case 95..<97: .foreground
    case 97..<99: .relaunch
    default: .kill
    }
  }

  private mutating func name() -> String {
    Self.names.randomElement(using: &generator) ?? ""
  }

  private mutating func row() -> Int {
    Int.random(in: 1...8, using: &generator)
  }

  private mutating func rows() -> ScriptRows {
    ScriptRows((0..<Int.random(in: 1...3, using: &generator)).map { _ in row() }.map { $0...$0 })
  }

  private mutating func length() -> ScriptLength {
    ScriptLength.allCases.randomElement(using: &generator) ?? .fiveSeconds
  }

  private mutating func seconds() -> Int {
    [1, 3, 5, 60, 3_599, 14_400, 100_000].randomElement(using: &generator) ?? 1
  }
}

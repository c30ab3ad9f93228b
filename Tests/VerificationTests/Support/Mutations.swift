import Foundation

@testable import Verification

/// What becomes of a piece of code by each of some edits.
func results(of edits: [Edit], in code: String) -> [String] {
  edits.map { code.replacingCharacters(in: $0.range, with: $0.replacement) }
}

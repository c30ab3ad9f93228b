import Arguments

/// How a script writes durations: `3s`, `15m`, `4h`, `1h30m`, `2d`.
nonisolated enum ScriptDuration {
  private static let units: [(letter: Character, seconds: Int)] = [
    ("d", 86400), ("h", 3600), ("m", 60), ("s", 1),
  ]
  private static let longest = 3650 * 86400

  /// The duration as a script writes it.
  static func written(_ seconds: Int) -> String {
    var left = seconds
    let parts = units.compactMap { unit -> String? in
      let (count, rest) = left.quotientAndRemainder(dividingBy: unit.seconds)
      left = rest
      return count > 0 ? "\(count)\(unit.letter)" : nil
    }
    return parts.isEmpty ? "0s" : parts.joined()
  }

  /// The seconds that a word tells.
  static func seconds(in word: String) throws(ScriptFault) -> Int {
    let malformed = ScriptFault(
      "\(word.quoted) is no duration; write one such as 3s, 15m, 4h, 1h30m or 2d")
    let tooLong = ScriptFault("\(word.quoted) is too long a time; the longest is 3650d")
    var total = 0
    var unitsLeft = units[...]
    var text = word[...]
    repeat {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let letter = text[digits.endIndex...].first,
        let place = unitsLeft.firstIndex(where: { $0.letter == letter })
      else { throw malformed }
      guard let count = Int(digits), count <= longest else { throw tooLong }
      total += count * units[place].seconds
      unitsLeft = units[(place + 1)...]
      text = text[digits.endIndex...].dropFirst()
    } while !text.isEmpty
    guard total <= longest else { throw tooLong }
    return total
  }
}

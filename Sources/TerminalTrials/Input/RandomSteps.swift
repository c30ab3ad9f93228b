import Comparison
import RandomNumbers
import TerminalUI

/// Random steps of a terminal, the same for the same seed on every machine: a mix of bytes without
/// any sense, keys, sequences, mouse reports, pastes and pieces of UTF-8.
struct RandomSteps {
  private static let keys = [
    "a", "a", "d", "e", "E", "m", " ", " ", "\r", "\r", "s", "s", "1", "2", "\t", "?", "j", "k",
    "\u{7F}", "\u{8}", "\u{1}", "\u{5}", "\u{15}", "\u{17}", "\u{B}", "\u{4}", "\n",
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[Z",
    "\u{1B}[3~", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OA", "\u{1B}OB", "\u{1B}OM", "\u{1B}",
  ].map { Array($0.utf8) }
  /// Quitting, ending and stopping: rare, so that an app lives long enough to get into trouble.
  private static let endings: [UInt8] = [0x03, 0x1A, 0x1C, UInt8(ascii: "q")]
  private static let texts = [
    "milk", "  ", "買い物", "🛒", "👨‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}", "\u{FEFF}",
    "\u{202E}abc", "\u{2066}", "\u{1F1E9}", "\u{1F1EA}", "🏳️‍🌈", "\u{FE0F}", "1\u{20E3}", "\u{85}",
    "\u{2028}", "\u{E0041}", "\u{FFFE}", "עברית", "नमस्ते", "ﷺ", "\u{1100}\u{1161}\u{11A8}", "\t",
    "\n",
  ].map { Array($0.utf8) }

  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// The next step.
  mutating func next() -> TerminalStep {
    switch number(0..<1000) {
    case 0..<8: .resize(size())
    case 8..<60: .silence
    case 60..<72: .clock(seconds: seconds(), ticks: Bool.random(using: &generator))
    case 72..<75: .suspension
    case 75..<290: .bytes(anything())
    case 280..<700: .bytes(key())
    case 700..<790: .bytes(sequence())
    case 790..<870: .bytes(mouse())
    case 870..<900: .bytes(paste())
    default: .bytes(pieceOfText())
    }
  }

  // MARK: Sizes and times

  /// A size that an app must bear, mostly one on which it has room.
  mutating func size() -> Size {
    number(0..<5) == 0
      ? Size(width: number(1..<30), height: number(1..<12))
      : Size(width: number(24..<130), height: number(8..<40))
  }

  private mutating func seconds() -> Int {
    [1, 1, 2, 5, 60, 3_599, 14_400, 100_000, 40_000_000, -1, -5, -3_600, -40_000_000]
      .randomElement(using: &generator) ?? 1
  }

  // MARK: Bytes

  private mutating func anything() -> [UInt8] {
    (0..<number(1..<7)).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return Self.endings.contains(byte) && number(0..<30) > 0 ? UInt8(ascii: "a") : byte
    }
  }

  private mutating func key() -> [UInt8] {
    Self.keys.randomElement(using: &generator) ?? []
  }

  private mutating func sequence() -> [UInt8] {
    var bytes: [UInt8] = [0x1B]
    bytes.append(Array("[[[[O]PX^_".utf8).randomElement(using: &generator) ?? 0)
    for _ in 0..<number(0..<9) {
      bytes.append(Array("0123456789;<?=> !".utf8).randomElement(using: &generator) ?? 0)
    }
    bytes.append(UInt8.random(in: 0x40...0x7E, using: &generator))
    if number(0..<3) == 0 { bytes += Array("\u{1B}\\".utf8) }
    return bytes
  }

  private mutating func mouse() -> [UInt8] {
    let button = [0, 0, 0, 0, 64, 65, 1, 32, 16].randomElement(using: &generator) ?? 0
    let most = number(0..<20) == 0 ? Int.max : 130
    let column = Int.random(in: 1...most, using: &generator)
    let row = Int.random(in: 1...min(most, most == 130 ? 40 : most), using: &generator)
    return Array("\u{1B}[<\(button);\(column);\(row)\(number(0..<4) == 0 ? "m" : "M")".utf8)
  }

  private mutating func paste() -> [UInt8] {
    var bytes = Array("\u{1B}[200~".utf8)
    for _ in 0..<number(0..<12) { bytes += pieceOfText() }
    if number(0..<200) == 0 { bytes += Array(repeating: UInt8(ascii: "x"), count: 5_000) }
    if number(0..<10) > 0 { bytes += Array("\u{1B}[201~".utf8) }
    return bytes
  }

  private mutating func pieceOfText() -> [UInt8] {
    let bytes = Self.texts.randomElement(using: &generator) ?? []
    return number(0..<6) == 0 ? Array(bytes.prefix(number(1..<5))) : bytes
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}

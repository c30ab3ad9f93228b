/// What a writer tells about its saves, a line each.
enum SaveReport: Hashable {
  /// A save with this number begins.
  case begun(Int)
  /// The save with this number has returned.
  case finished(Int)

  /// The report as a line, without its end.
  var line: String {
    switch self {
    case .begun(let number): "begun \(number)"
    case .finished(let number): "finished \(number)"
    }
  }

  /// Reads a line; `nil` if it was cut off or is something else.
  init?(line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]) else { return nil }
    switch words[0] {
    case "begun": self = .begun(number)
    case "finished": self = .finished(number)
    default: return nil
    }
  }
}

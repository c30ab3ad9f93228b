/// What a process that checks files tells, a line each.
enum FileReport: Hashable {
  /// The file with this number comes next.
  case begun(Int)
  /// The file with this number kept all promises, and so much of it could be read.
  case read(Int, FileCheck.Reading)
  /// The file with this number did not.
  case fault(Int, String)
  /// The most memory that the process has had, in bytes.
  case memory(Int)

  /// The report as a line, without its end.
  var line: String {
    switch self {
    case .begun(let number): "begun \(number)"
    case .read(let number, let reading): "read \(number) \(reading.rawValue)"
    case .fault(let number, let message):
      "fault \(number) \(message.replacing("\n", with: " "))"
    case .memory(let bytes): "memory \(bytes)"
    }
  }

  /// Reads a line; `nil` if it is something else.
  init?(line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let number = Int(words[1]) else { return nil }
    let rest = words.count == 3 ? String(words[2]) : ""
    switch words[0] {
    case "begun": self = .begun(number)
    case "read":
      guard let reading = FileCheck.Reading(rawValue: rest) else { return nil }
      self = .read(number, reading)
    case "fault": self = .fault(number, rest)
    case "memory": self = .memory(number)
    default: return nil
    }
  }
}

import Foundation

/// Findings as a table for the eye.
public struct FindingTable {
  /// The table.
  public let text: String

  /// Creates the table of some findings.
  public init(_ findings: [Finding]) {
    let names = findings.map(\.name.count).max() ?? 0
    text = findings.map { Self.lines(of: $0, nameWidth: names) }.joined(separator: "\n")
  }

  private static func lines(of finding: Finding, nameWidth: Int) -> String {
    let name = finding.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
    let indent = String(repeating: " ", count: nameWidth)
    let figures = finding.figures
      .map { "\($0.label) \(number($0.value)) \($0.unit)" }
      .joined(separator: ", ")
    guard let ratio = finding.ratio else { return "\(name)  \(figures)" }
    let aim = finding.aim.map { " (aim: at most \(number($0)))" } ?? ""
    return "\(name)  \(figures)\n\(indent)  = \(number(ratio)) \(finding.meaning)\(aim)"
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", value)
  }
}

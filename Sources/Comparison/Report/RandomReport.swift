import Foundation
import Scripting

/// What came of random actions as one JSON object, for other programs.
public struct RandomReport {
  /// The object.
  public let json: String

  /// Creates the report.
  public init(_ outcome: RandomComparison.Outcome, seed: UInt64) {
    let record = RandomRecord(
      same: outcome.summary.isSame, seed: seed, actions: outcome.summary.actions,
      actionsRefused: outcome.refused, screensCompared: outcome.summary.compared,
      screensEqual: outcome.summary.equal, shortest: outcome.shortest.map(\.description))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    json = (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

private nonisolated struct RandomRecord: Encodable {
  var same: Bool
  var seed: UInt64
  var actions: Int
  var actionsRefused: Int
  var screensCompared: Int
  var screensEqual: Int
  var shortest: [String]
}

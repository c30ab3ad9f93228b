import Arguments
import Foundation
import Scripting
import TerminalUI

/// A comparison as one JSON object, for other programs.
public struct JSONReport: Report {
  private let write: (String) -> Void
  private let showsScreens: Bool
  private let features: [ScriptFeature]
  private var steps: [StepRecord] = []

  /// Creates a report that is written when the comparison is finished.
  public init(
    showsScreens: Bool = false, features: [ScriptFeature] = ScriptFeature.allCases,
    write: @escaping (String) -> Void
  ) {
    self.showsScreens = showsScreens
    self.features = features
    self.write = write
  }

  /// Keeps a step for the end.
  public mutating func add(_ step: Step) {
    steps.append(StepRecord(step, showsScreens: showsScreens))
  }

  /// Writes the object.
  public mutating func finish(_ summary: Summary) {
    let comparison = ComparisonRecord(
      same: summary.isSame, error: summary.stop?.description, screensCompared: summary.compared,
      screensEqual: summary.equal,
      actions: summary.actions,
      mvc: PatternRecord(summary.mvc, in: .mvc, features: features, of: summary),
      mvvm: PatternRecord(summary.mvvm, in: .mvvm, features: features, of: summary),
      steps: steps)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(comparison) else { return }
    write(Self.inert(String(decoding: data, as: UTF8.self)))
  }

  /// The same JSON, in which what could steer a terminal is escaped.
  ///
  /// The encoder does that to ASCII alone.
  private static func inert(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.value < 0x7F || scalar.isInert {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 { text += String(format: "\\u%04x", Int(unit)) }
      }
    }
  }
}

private nonisolated struct ComparisonRecord: Encodable {
  var same: Bool
  var error: String?
  var screensCompared: Int
  var screensEqual: Int
  var actions: Int
  var mvc: PatternRecord
  var mvvm: PatternRecord
  var steps: [StepRecord]
}

private nonisolated struct PatternRecord: Encodable {
  var messages: Int
  var messagesPerAction: Double
  var rowsRead: Int
  var requiredTypes: [String: [String: [String]]] = [:]

  @MainActor
  init(
    _ count: Summary.Count, in pattern: Pattern, features: [ScriptFeature], of summary: Summary
  ) {
    messages = count.messages
    messagesPerAction = summary.perAction(count.messages)
    rowsRead = count.reads
    for feature in features {
      let types = RequiredTypes(for: feature, in: pattern)
      requiredTypes[feature.rawValue] = ["core": types.core, "drawing": types.drawing]
    }
  }
}

private nonisolated struct StepRecord: Encodable {
  struct Half: Encodable {
    var messages: [MessageRecord]
    var rowsRead: Int
    var error: String?
    var screen: [String]?
  }

  var line: Int?
  var action: String?
  var same: Bool
  var screensCompared: Int
  var mvc: Half
  var mvvm: Half

  @MainActor
  init(_ step: Step, showsScreens: Bool) {
    line = step.line?.number
    action = step.line?.source
    same = step.isSame
    screensCompared = step.screens.compared
    mvc = Self.half(step.mvc, showsScreen: showsScreens || !step.isSame)
    mvvm = Self.half(step.mvvm, showsScreen: showsScreens || !step.isSame)
  }

  @MainActor
  private static func half(_ half: Step.Half, showsScreen: Bool) -> Half {
    Half(
      messages: half.messages.map(MessageRecord.init), rowsRead: half.reads,
      error: half.stop?.description, screen: showsScreen ? half.moments.last?.screen.lines : nil)
  }
}

private nonisolated struct MessageRecord: Encodable {
  var from: String
  var to: String
  var text: String
  var isObservation: Bool

  @MainActor
  init(_ message: Message) {
    from = message.sender.rawValue
    to = message.receiver.rawValue
    text = message.text
    isObservation = message.isObservation
  }
}

import Foundation
import TerminalUI

/// Takes note of messages as they go.
public final class Recorder {
  /// The messages since the last ``takeMessages()``.
  private var messages: [Message] = []
  private var reads = 0

  /// Creates a recorder without messages.
  public init() {}

  func record(_ sender: Role, _ receiver: Role, _ text: String) {
    messages.append(Message(sender: sender, receiver: receiver, text: text))
  }

  func recordObservation(_ sender: Role, _ receiver: Role, _ text: String) {
    messages.append(
      Message(sender: sender, receiver: receiver, text: text, isObservation: true))
  }

  func recordRead() {
    reads += 1
  }

  /// The messages since the last call, which are forgotten, and how many rows a view has read.
  public func takeMessages() -> (messages: [Message], reads: Int) {
    defer {
      messages = []
      reads = 0
    }
    return (messages, reads)
  }
}

/// Rows as a script counts them, from 1: `2`, `2-4` or `1,3`.
func rowNumbers(_ rows: IndexSet) -> String {
  rows.rangeView
    .map { $0.count == 1 ? "\($0.lowerBound + 1)" : "\($0.lowerBound + 1)-\($0.upperBound)" }
    .joined(separator: ",")
}

/// A name in quotes, cut short where it takes more than 24 columns.
func quoted(_ name: String) -> String {
  var columns = 0
  let start = name.prefix { character in
    columns += CharacterWidth.columns(of: character)
    return columns <= 24
  }
  return start.endIndex == name.endIndex ? "“\(name)”" : "“\(start)…”"
}

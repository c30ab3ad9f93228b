import Confinement
import Foundation
import Testing

/// A program that was started.
struct RunningProgram {
  var child: confined
  /// What it and its descendants print.
  let output: Pipe

  /// Waits for its end.
  ///
  /// - Throws: If the end doesn't come in a time that is long enough on any machine.
  mutating func wait() throws -> confined_end {
    var end = confined_end()
    let code = confined_wait(&child, 30_000, &end)
    if code != 0 { confined_kill(&child) }
    try #require(code == 0, "It still runs.")
    return end
  }

  /// What it has printed, and how it has ended, once that is so.
  consuming func ended() throws -> EndedProgram {
    // What is printed is read first: a program whose pipe is full waits.
    let text = output.textToEnd()
    if text == nil { confined_kill(&child) }
    let protections = child.protections
    return EndedProgram(
      output: try #require(text, "Somebody still has its output open."),
      end: try wait(), protections: protections)
  }
}

/// A program that has ended.
struct EndedProgram {
  let output: String
  let end: confined_end
  let protections: confined_protections

  /// What it has printed, line by line.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var status: Int32 { end.status }
  var signal: Int32 { end.signal }
}

import Foundation
import Prediction
import Testing

/// Each page's whole output against the transcript in the repository.
///
/// After an intended change, `UPDATE_TRANSCRIPTS=1 swift test --filter PlaygroundTests` writes them
/// anew; read the difference before you commit it.
@Suite struct TranscriptTests {
  private let transcripts = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Transcripts")

  @Test("A page prints its transcript, measurements aside", arguments: Lesson.all)
  func transcript(lesson: Lesson) throws {
    let outcome = try lesson.outcome
    let output = PageOutput.withoutMeasurements(outcome.output)
    let file = transcripts.appending(path: "\(lesson.name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] != nil {
      try Data(output.utf8).write(to: file)
    }
    #expect(outcome.status == 0)
    #expect(output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("A page's output fits a terminal of 80 columns", arguments: Lesson.all)
  func width(lesson: Lesson) throws {
    let output = try lesson.outcome.output
    #expect(output.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test("A million objects take more memory than the same structures")
  func memory() throws {
    let output = try Lesson(title: "Choosing Types").outcome.output
    let line = output.split(separator: "\n").first { $0.contains("  memory, ") }
    let ratio = try #require(line?.split(separator: " ").last.flatMap { Double($0) })
    #expect(ratio > 1)
  }
}

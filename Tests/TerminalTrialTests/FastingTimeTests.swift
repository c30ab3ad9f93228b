import Foundation
import TerminalUI
import Testing

@testable import TerminalTrials

@MainActor
@Suite("A fast while odd things happen to the time")
struct FastingTimeTests {
  private static let start = [TerminalStep.bytes(Array("\ts".utf8))]

  /// What both patterns' screens show of the timer, and of the history, after some steps.
  private func shown(after steps: [TerminalStep]) throws -> String {
    let pair = AppPair()
    for step in steps { pair.perform(step) }
    try #require(pair.isSame)
    return try #require(pair.screens.first).lines.joined(separator: "\n")
  }

  @Test("FT-13: the clock is set back and forth: never below zero, and right again afterwards")
  func backAndForth() throws {
    let hourIn = Self.start + [.clock(seconds: 3_600, ticks: true)]
    #expect(try shown(after: hourIn).contains("1h 0m 0s"))
    let setBack = hourIn + [.clock(seconds: -7_200, ticks: true)]
    #expect(try shown(after: setBack).contains("0h 0m 0s"))
    let setForth = setBack + [.clock(seconds: 7_205, ticks: true)]
    #expect(try shown(after: setForth).contains("1h 0m 5s"))
    let ended = setBack + [.bytes(Array("s".utf8))]
    #expect(try shown(after: ended).contains("Press Start"))
    #expect(try shown(after: ended).contains("0h 0m 0s"))
  }

  @Test("FT-7: the app is suspended meanwhile: it shows the time at once, or the fast's end")
  func suspension() throws {
    let hour = Self.start + [.clock(seconds: 3_600, ticks: false), .suspension]
    #expect(try shown(after: hour).contains("1h 0m 0s"))
    let day = Self.start + [.clock(seconds: 86_400, ticks: false), .suspension]
    #expect(try shown(after: day).contains("Press Start"))
    #expect(try shown(after: day).contains("4h 0m 0s"))
  }
}

extension ProcessTests {
  @Suite("A fast over a stop")
  struct StopTests {
    @Test(
      "FT-5: the process is stopped and goes on: it shows the time at once",
      arguments: [Program.mvc, .mvvm])
    func stoppedProcess(program: Program) async throws {
      let output = try await onOwnThread {
        let job = try Products.makeStage().start(program)
        job.type("\ts")
        job.wait { job.hasWritten("End Fast") }
        job.send(signal: SIGSTOP)
        job.wait { job.state == .stopped }
        job.wait(seconds: 2)
        job.forgetOutput()
        job.goOn()
        // The whole screen is drawn again.
        job.wait { job.hasWritten("other") }
        return String(decoding: job.output, as: UTF8.self)
      }
      #expect(output.contains("0h 0m "))
      #expect(!output.contains("0h 0m 0s") && !output.contains("0h 0m 1s"))
    }
  }
}

import TerminalUI
import Testing

@testable import TerminalTrials

@Suite("Random keys")
struct KeyTrialTests {
  @MainActor
  @Test("UI-3: the patterns show the same screens, whatever is typed", arguments: [1, 2])
  func sameScreens(seed: UInt64) {
    let outcome = KeyTrial(count: 3_000, seed: seed).run()
    #expect(outcome.shortest == [])
    #expect(outcome.counts.bytes >= 3_000)
    #expect(outcome.counts.screens > 500)
  }

  @Test("are the same for the same seed, and of all kinds")
  func steps() {
    var one = RandomSteps(seed: 7)
    var other = RandomSteps(seed: 7)
    let steps = (0..<3_000).map { _ in one.next() }
    #expect(steps == (0..<3_000).map { _ in other.next() })
    #expect(steps.contains(.silence) && steps.contains(.suspension))
    #expect(Set(steps.flatMap(\.bytes)).count > 250)
    let pastes = steps.count { $0.bytes.starts(with: Array("\u{1B}[200~".utf8)) }
    let clicks = steps.count { $0.bytes.starts(with: Array("\u{1B}[<0;".utf8)) }
    #expect(pastes > 50 && clicks > 50)
  }

  @Test("are written as printf takes them")
  func written() {
    #expect(
      "\(TerminalStep.bytes(Array("a\u{1B}[A'%é\\".utf8)))"
        == #"bytes 'a\033[A\047\045\303\251\134'"#)
  }
}

extension ProcessTests {
  @Suite("Random keys into programs")
  struct ProcessKeyTests {
    @Test("leave a program on a terminal alive, and able to quit", arguments: Program.allCases)
    func programs(program: Program) async throws {
      let outcome = try await onOwnThread {
        try ProcessKeyTrial(
          program: program, stage: try Products.makeStage(), count: 2_000, seed: 3
        ).run()
      }
      #expect(outcome.problem == nil)
      #expect(outcome.counts.bytes >= 2_000)
      #expect(outcome.counts.resizes >= 4)
    }

    @Test("that arrive in one piece do what they do one by one", arguments: [Program.mvc, .mvvm])
    func onePiece(program: Program) async throws {
      let states = try await onOwnThread {
        let job = try Products.makeStage().start(program)
        // Three items, then one key more to delete them than there are, and one to edit none.
        job.type("amilk\rabread\rasalt\rdddde" + "ahoney\r")
        job.wait { job.hasWritten("honey") || job.state.isEnd }
        let state = job.state
        job.type("q")
        job.wait { job.state.isEnd }
        return [state, job.state]
      }
      #expect(states == [.running, .exited(0)])
    }
  }
}

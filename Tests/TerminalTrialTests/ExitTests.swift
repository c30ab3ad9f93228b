import Comparison
import TerminalTrials
import Testing

extension ProcessTests {
  @Suite("Ways out of a program on a terminal")
  struct ExitTests {
    @Test("leave the terminal as it was before", arguments: Program.allCases)
    func terminalAsBefore(program: Program) async throws {
      let problems = try await onOwnThread {
        let trial = ExitTrial(stage: try Products.makeStage())
        return try WayOut.all.compactMap { way in
          try trial.problem(of: program, by: way).map { "\(way.name): \($0)" }
        }
      }
      #expect(problems == [])
    }

    @Test(
      "are not needed if the output is no terminal: the app says so, and changes nothing",
      arguments: Program.allCases)
    func outputIsNoTerminal(program: Program) async throws {
      let (state, output, isAsBefore) = try await onOwnThread {
        let folder = try TemporaryFolder()
        let words = program.command(in: Products.folder, data: folder.url)
        let command = words.map { "'\($0)'" }.joined(separator: " ") + " | cat; echo done"
        let stage = try Products.makeStage()
        let job = try stage.start(["/bin/sh", "-c", command])
        job.wait { job.state.isEnd }
        let output = String(decoding: job.output, as: UTF8.self)
        return (
          job.state, output, job.settings == job.settingsBefore && job.modes == TerminalModes()
        )
      }
      #expect(state == .exited(0))
      #expect(output.contains("needs a terminal"))
      #expect(output.contains("done"))
      #expect(isAsBefore)
    }
  }
}

import TerminalTrials
import Testing

extension ProcessTests {
  @Suite("Ways out of a program on a terminal")
  struct ExitTests {
    @Test("leave the terminal as it was before", arguments: Program.allCases)
    func terminalAsBefore(program: Program) async throws {
      try await onOwnThread {
        let trial = ExitTrial(stage: try Products.makeStage())
        for way in WayOut.all {
          let problem = try trial.problem(of: program, by: way)
          #expect(problem == nil, "\(way.name): \(problem ?? "")")
        }
      }
    }

    @Test("are not taken if the output is no terminal: the app says so, and changes nothing")
    func outputIsNoTerminal() async throws {
      try await onOwnThread {
        let stage = try Products.makeStage()
        for program in ["mvc-app", "mvvm-app", "compare --live"] {
          var before: TerminalSettings?
          let command = "\(Products.folder.path)/\(program) | cat; echo done"
          let job = try stage.start(["/bin/sh", "-c", command]) { before = $0.settings }
          job.wait { job.state.isEnd }
          #expect(job.state == .exited(0))
          #expect(job.hasWritten("needs a terminal"))
          #expect(job.hasWritten("done"))
          #expect(job.modes.changed == [])
          #expect(job.settings == before)
        }
      }
    }
  }
}

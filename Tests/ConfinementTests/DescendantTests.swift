import Confinement
import Foundation
import Testing

/// A process that lives has the program's output open, so that there is no end of it.
@Suite("What a program leaves behind")
struct DescendantTests {
  @Test("Processes of its group end with the program", arguments: [false, true])
  func endWithProgram(isolated: Bool) throws {
    var program = try Program(script: "sleep 1000 & exit 3")
    program.settings.isolate = isolated
    var running = try program.start()
    #expect(try running.wait().status == 3)
    #expect(running.output.textToEnd() != nil)
  }

  @Test("Processes of its group are killed with the program", arguments: [false, true])
  func killedWithProgram(isolated: Bool) throws {
    var program = try Program(script: "sleep 1000 & sleep 1000")
    program.settings.isolate = isolated
    var running = try program.start()
    confined_kill(&running.child)
    #expect(try running.wait().signal == SIGKILL)
    #expect(running.output.textToEnd() != nil)
  }

  @Test(
    "Processes that have left the program's session end with it in isolation",
    .enabled(if: System.isolates, System.noIsolation))
  func detachedEndWithProgram() throws {
    let input = try Pipe()
    var running = try startDetaching(input: input)
    input.write("\n")
    #expect(try running.wait().status == 3)
    #expect(running.output.textToEnd() != nil)
  }

  @Test(
    "Processes that have left the program's session are killed with it in isolation",
    .enabled(if: System.isolates, System.noIsolation))
  func detachedKilledWithProgram() throws {
    let input = try Pipe()
    var running = try startDetaching(input: input)
    confined_kill(&running.child)
    #expect(try running.wait().signal == SIGKILL)
    #expect(running.output.textToEnd() != nil)
  }

  /// Starts a program that ends when it gets a line, and waits until it has a detached process.
  private func startDetaching(input: Pipe) throws -> RunningProgram {
    let answers = try Pipe()
    let detached = "echo detached >&4; exec 4>&-; exec sleep 1000"
    var program = try Program(
      script: "setsid sh -c '\(detached)' & exec 4>&-; read line; exit 3"
    ).isolated()
    program.settings.input = input.reader
    program.settings.answers = answers.writer
    let running = try program.start()
    answers.closeWriter()
    try #require(answers.textToEnd() == "detached\n")
    return running
  }

  #if os(Linux)
    @Test("A program ends when its caller is gone", arguments: [false, true])
    func callerIsGone(isolated: Bool) throws {
      var program = try Program(script: "sleep 1000 & sleep 1000")
      program.settings.isolate = isolated
      let running = try program.start()
      // This is what the system does for a process that ends.
      close(running.child.status_descriptor)
      #expect(running.output.textToEnd() != nil)
      #expect(waitpid(running.child.process, nil, 0) == running.child.process)
    }
  #endif
}

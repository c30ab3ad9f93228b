import Confinement
import Foundation
import Testing

@Suite(
  "What a program may not ask of the system",
  .enabled(if: System.forbidsProcesses, System.noForbidding))
struct SystemCallTests {
  @Test("A program that may not start others can't", arguments: [false, true])
  func noProcesses(isolated: Bool) throws {
    var program = try Program(script: "(echo from another process)").forbiddenProcesses()
    program.settings.isolate = isolated
    let ended = try program.run()
    #expect(ended.status != 0)
    #expect(!ended.output.contains("from another process"))
    #expect(ended.protections.contains(.noProcesses))
  }

  @Test("It can become another program, which can't start others either")
  func becomesAnother() throws {
    let script = "exec /bin/sh -c 'echo alone; (echo from another process)'"
    let ended = try Program(script: script).forbiddenProcesses().run()
    #expect(ended.lines.first == "alone")
    #expect(ended.status != 0)
    #expect(!ended.output.contains("from another process"))
  }

  #if os(Linux)
    @Test("It reaches no process but itself, not even without isolation")
    func otherProcesses() throws {
      let script = "kill -0 $$ && echo itself; kill -0 $PPID && echo its parent"
      let ended = try Program(script: script).forbiddenProcesses().run()
      #expect(ended.lines.first == "itself")
      #expect(!ended.lines.contains("its parent"))
      #expect(ended.protections.contains(.noNetwork))
    }
  #endif

  @Test("A program that may start others can")
  func processes() throws {
    let ended = try Program(script: "(echo from another process)").run()
    #expect(ended.lines == ["from another process"])
    #expect(!ended.protections.contains(.noProcesses))
  }
}

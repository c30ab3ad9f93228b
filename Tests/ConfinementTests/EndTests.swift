import Confinement
import Foundation
import Testing

@Suite("How a program starts and ends")
struct EndTests {
  @Test("A program gets its arguments, its environment and its folder", arguments: [false, true])
  func surroundings(isolated: Bool) throws {
    var program = try Program(script: #"echo "$0 $1 $WORD"; pwd -P"#)
    program.arguments += ["name", "argument"]
    program.environment = ["WORD": "variable"]
    program.settings.isolate = isolated
    #expect(try program.run().lines == ["name argument variable", program.folder.path])
  }

  @Test("The exit status is told", arguments: [false, true])
  func exitStatus(isolated: Bool) throws {
    var program = try Program(script: "exit 7")
    program.settings.isolate = isolated
    let ended = try program.run()
    #expect(ended.status == 7)
    #expect(ended.signal == 0)
  }

  @Test("The signal that ends a program is told", arguments: [false, true])
  func signal(isolated: Bool) throws {
    var program = try Program(script: "kill -ABRT $$").forbiddenProcesses()
    program.settings.isolate = isolated
    let ended = try program.run()
    #expect(ended.status == 0)
    #expect(ended.signal == SIGABRT)
  }

  @Test("A program that doesn't exist is an error of the start", arguments: [false, true])
  func missingProgram(isolated: Bool) throws {
    var program = try Program("/usr/bin/there-is-no-such-program")
    program.settings.isolate = isolated
    #expect(throws: StartError(code: ENOENT)) { try program.run() }
  }

  @Test("A file that can't be executed is an error of the start", arguments: [false, true])
  func noProgram(isolated: Bool) throws {
    let files = try TemporaryFolder()
    let file = try files.write("Not a program.", to: "file")
    var program = try Program(file)
    program.readable.append(file)
    program.settings.isolate = isolated
    #expect(throws: StartError(code: EACCES)) { try program.run() }
  }

  @Test("A folder that doesn't exist is an error of the start", arguments: [false, true])
  func missingFolder(isolated: Bool) throws {
    var program = try Program(script: "exit")
    program.settings.isolate = isolated
    try FileManager.default.removeItem(atPath: program.folder.path)
    #expect(throws: StartError(code: ENOENT)) { try program.run() }
  }

  @Test("Whoever waits for no time learns that a program still runs")
  func stillRunning() throws {
    let input = try Pipe()
    var program = try Program(script: "read line")
    program.settings.input = input.reader
    var running = try program.start()
    var end = confined_end()
    #expect(confined_wait(&running.child, 0, &end) == ETIMEDOUT)
    #expect(confined_wait(&running.child, 1, &end) == ETIMEDOUT)
    input.write("\n")
    #expect(try running.wait().status == 0)
  }

  @Test("The end can be waited for together with other descriptors")
  func statusDescriptor() throws {
    let input = try Pipe()
    var program = try Program(script: "read line")
    program.settings.input = input.reader
    var running = try program.start()
    var source = pollfd(fd: running.child.status_descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&source, 1, 0) == 0)
    input.write("\n")
    #expect(poll(&source, 1, 30_000) == 1)
    #expect(try running.wait().status == 0)
  }

  @Test("After the end there is nothing to wait for, and nothing to kill")
  func afterTheEnd() throws {
    var running = try Program(script: "exit").start()
    _ = try running.wait()
    var end = confined_end()
    #expect(confined_wait(&running.child, -1, &end) == ECHILD)
    #expect(running.child.process == 0)
    #expect(running.child.status_descriptor == -1)
    confined_kill(&running.child)
  }

  @Test("A program that is killed tells what it used, too", arguments: [false, true])
  func killed(isolated: Bool) throws {
    var program = try Program(script: "echo; while :; do :; done")
    program.settings.isolate = isolated
    var running = try program.start()
    confined_kill(&running.child)
    let ended = try running.ended()
    #expect(ended.signal == SIGKILL)
    #expect(ended.end.peak_bytes > 0)
  }

  @Test("What a program used is told", arguments: [false, true])
  func use(isolated: Bool) throws {
    var program = try Program(script: "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done")
    program.settings.isolate = isolated
    let end = try program.run().end
    #expect(end.user_microseconds + end.system_microseconds > 1_000)
    #expect(end.peak_bytes > 100 << 10)
  }
}

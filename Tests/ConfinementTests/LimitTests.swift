import Confinement
import Foundation
import Testing

@Suite("How much a program may use")
struct LimitTests {
  @Test("The limit of processor time ends a program")
  func processorTime() throws {
    var program = try Program(script: "while :; do :; done")
    program.settings.cpu_seconds = 1
    #expect(try program.run().signal == SIGXCPU)
  }

  #if os(Linux)
    @Test("A program that ignores the limit of processor time is killed a second later")
    func ignoredProcessorTime() throws {
      var program = try Program(script: "trap '' XCPU; while :; do :; done")
      program.settings.cpu_seconds = 1
      #expect(try program.run().signal == SIGKILL)
    }
  #endif

  @Test("A program gets no more memory than its limit")
  func memory() throws {
    var program = try Program(script: "x=aaaaaaaa; while :; do x=$x$x; done")
    program.settings.memory_bytes = 64 << 20
    program.settings.cpu_seconds = 20
    #if os(Linux)
      let ended = try program.run()
      #expect(ended.protections.contains(.memoryLimit))
      #expect(ended.status != 0 || ended.signal != 0)
      #expect(ended.end.peak_bytes < 128 << 20)
    #else
      // Not run: it would take all the memory there is.
      program.arguments = ["-c", "exit"]
      #expect(try !program.run().protections.contains(.memoryLimit))
    #endif
  }

  @Test("A file that grows beyond its limit ends the program")
  func fileSize() throws {
    var program = try Program(script: "while :; do echo line; done > file")
    program.settings.file_bytes = 10_000
    #expect(try program.run().signal == SIGXFSZ)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: program.folder.path + "/file")
    #expect(attributes[.size] as? Int == 10_000)
  }

  @Test("Open files and the stack have the limits that are asked for, and there are no core files")
  func otherLimits() throws {
    var program = try Program(script: "ulimit -n; ulimit -s; ulimit -c")
    program.settings.open_files = 23
    program.settings.stack_bytes = 4 << 20
    let ended = try program.run()
    #expect(ended.lines == ["23", "4096", "0"])
    #expect(ended.protections.contains(.limits))
  }

  @Test("A limit that is not asked for is that of the caller")
  func noLimits() throws {
    var limit = rlimit()
    #if os(Linux)
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #else
      getrlimit(RLIMIT_NOFILE, &limit)
    #endif
    let lines = try Program(script: "ulimit -n").run().lines
    #expect(lines == [limit.rlim_cur >= Int64.max ? "unlimited" : "\(limit.rlim_cur)"])
  }

  @Test(
    "An isolated program can't have more processes than its limit",
    .enabled(if: System.limitsProcesses, System.noProcessLimit))
  func processes() throws {
    let script = "for i in 1 2 3 4 5 6; do sleep 1000 & echo $i; done"
    var program = try Program(script: script).isolated()
    program.settings.processes = 4
    let ended = try program.run()
    #expect(ended.status != 0)
    #expect(ended.lines.prefix(3) == ["1", "2", "3"])
    #expect(!ended.lines.contains("4"))
  }

  @Test("Without isolation there is no limit of processes, as others' would count")
  func processesWithoutIsolation() throws {
    var program = try Program(script: "(echo from another process)")
    program.settings.processes = 1
    let ended = try program.run()
    #expect(ended.lines == ["from another process"])
    #expect(!ended.protections.contains(.processLimit))
  }
}

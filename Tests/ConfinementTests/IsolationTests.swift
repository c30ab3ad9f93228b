import Confinement
import Foundation
import Testing

@Suite(
  "What an isolated program sees", .enabled(if: System.isolates, System.noIsolation))
struct IsolationTests {
  @Test("It is told that a program is isolated, and what that means")
  func protections() throws {
    let protections = try Program(script: "exit").isolated().run().protections
    #expect(
      protections.isSuperset(of: [.isolated, .noNetwork, .privateFiles, .privateProcesses]))
  }

  @Test("The root has only what the program needs")
  func root() throws {
    let program = try Program(script: "cd /; echo * .*").isolated()
    let names = Set(try program.run().output.split { $0 == " " || $0 == "\n" }.map(String.init))
    let top = program.folder.path.split(separator: "/").first.map(String.init) ?? ""
    #expect(
      names.subtracting(["bin", "lib", "lib64", "usr"])
        .isSubset(of: [".", "..", "dev", "proc", "tmp", top]))
  }

  @Test("The caller's home and this file are not there")
  func privateFiles() throws {
    for file in [NSHomeDirectory(), #filePath] where file != "/" {
      let program = try Program(script: "[ -e '\(file)' ]").isolated()
      #expect(try program.run().status == 1, "\(file)")
    }
  }

  @Test("What is readable can be read, but not changed, even where everybody may")
  func readable() throws {
    let files = try TemporaryFolder()
    let file = try files.write("text\n", to: "file")
    for (path, permissions) in [(files.path, 0o777), (file, 0o666)] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
    let script = """
      read line < \(file); echo $line
      echo other > \(file); echo other > \(files.path)/other; exec rm \(file)
      """
    var program = try Program(script: script).isolated()
    program.readable += [files.path, files.path + "/missing"]
    let ended = try program.run()
    #expect(ended.lines.first == "text")
    #expect(ended.status != 0)
    #expect(try files.contents == ["file"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "text\n")
  }

  @Test("A file in a folder that only its owner may open can be readable")
  func privateParent() throws {
    let files = try TemporaryFolder()
    let file = try files.write("text\n", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: files.path)
    var program = try Program(script: "read line < \(file); echo $line").isolated()
    program.readable.append(file)
    #expect(try program.run().lines == ["text"])
  }

  @Test("What is readable can lie in the working folder")
  func readableInFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text\n", to: "file")
    _ = try folder.write("", to: "hidden")
    var program = try Program(script: "read line < file; echo $line *", in: folder).isolated()
    program.readable.append(file)
    #expect(try program.run().lines == ["text file"])
  }

  @Test("A link that is readable shows what it leads to")
  func link() throws {
    let files = try TemporaryFolder()
    let file = try files.write("text\n", to: "file")
    let link = files.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    var program = try Program(script: "read line < \(link); echo $line").isolated()
    program.readable.append(link)
    #expect(try program.run().lines == ["text"])
  }

  @Test("The working folder and /tmp start out empty, can be written to, and leave nothing behind")
  func folder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "before")
    let script = """
      ls; echo 1 > file; echo 2 > /tmp/file
      read a < file; read b < /tmp/file; echo $a $b
      """
    #expect(try Program(script: script, in: folder).isolated().run().lines == ["1 2"])
    #expect(try folder.contents == ["before"])
  }

  @Test("The working folder takes no more than its size", arguments: [".", "/tmp"])
  func folderSize(folder: String) throws {
    let line = String(repeating: "x", count: 1000)
    let script = "cd \(folder); while echo \(line); do :; done > file; exec wc -c < file"
    var program = try Program(script: script).isolated()
    program.settings.folder_bytes = 256 << 10
    program.settings.cpu_seconds = 20
    let size = try #require(try program.run().lines.last.flatMap { Int($0) })
    #expect((200 << 10...256 << 10).contains(size))
  }

  @Test("The working folder takes no endless number of files")
  func fileCount() throws {
    // The shell ends when it can't write to a file.
    let script = "trap 'echo $i' EXIT; i=0; while : > file$i; do i=$((i+1)); done"
    var program = try Program(script: script).isolated()
    program.settings.cpu_seconds = 20
    let count = try #require(try program.run().lines.last.flatMap { Int($0) })
    #expect((100...5000).contains(count))
  }

  @Test("Nothing else can be written to")
  func readOnly() throws {
    let script = "for d in / /dev /usr /bin; do ( : > $d/file ) && echo $d; done; exit 0"
    let ended = try Program(script: script).isolated().run()
    #expect(!ended.lines.contains { $0.hasPrefix("/") && !$0.contains(" ") })
    #expect(ended.status == 0)
  }

  @Test("It has the devices that programs use")
  func devices() throws {
    let script = "echo x > /dev/null && exec head -c 4 /dev/urandom | wc -c"
    #expect(try Program(script: script).isolated().run().lines.map { Int($0) } == [4])
  }

  @Test("It has no rights of root")
  func user() throws {
    let ended = try Program(script: "exec id -u").isolated().run()
    #expect(ended.lines.first.map { $0 != "0" } == true)
  }

  @Test("It sees no processes but its own")
  func processes() throws {
    // The first in its namespace is the supervisor.
    let script = "echo $$; kill -0 \(getpid())"
    let ended = try Program(script: script).isolated().run()
    #expect(ended.lines.first == "2")
    #expect(ended.status != 0)
  }

  @Test(
    "It has no network device but the one that leads to itself",
    .enabled(if: System.showsProcesses, "Isolated programs can't have /proc here."))
  func network() throws {
    let ended = try Program(script: "exec cat /proc/net/dev").isolated().run()
    let devices = ended.lines.filter { $0.contains(":") }
    #expect(devices.allSatisfy { $0.contains("lo:") })
    #expect(ended.status == 0)
  }

  @Test(
    "It can't look into the supervisor, whose memory is a copy of the caller's",
    .enabled(if: System.showsProcesses, "Isolated programs can't have /proc here."))
  func supervisor() throws {
    let script = """
      [ -d /proc/1 ] || exit 3
      for file in mem environ maps; do cat /proc/1/$file && exit 4; done
      exit 0
      """
    #expect(try Program(script: script).isolated().run().status == 0)
  }
}

@Suite("What happens without isolation")
struct NoIsolationTests {
  @Test("A program runs without isolation, and says so")
  func notIsolated() throws {
    let ended = try Program(script: "echo here").run()
    #expect(ended.lines == ["here"])
    #expect(ended.protections.isDisjoint(with: [.isolated, .privateFiles, .privateProcesses]))
  }

  @Test("A program that can't be isolated runs without, says so, and keeps the other protections")
  func impossible() throws {
    // Something can't be shown where a link leads nowhere.
    let files = try TemporaryFolder()
    let target = try TemporaryFolder()
    let link = files.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target.path)
    var program = try Program(script: "pwd -P").isolated().forbiddenProcesses()
    program.readable += [files.path, link]
    let ended = try program.run()
    #expect(ended.lines == [program.folder.path])
    #expect(ended.protections.isDisjoint(with: [.isolated, .privateFiles, .privateProcesses]))
    #expect(ended.protections.contains(.limits))
    #expect(ended.protections.contains(.noProcesses) == System.forbidsProcesses)
  }

  #if os(Linux)
    @Test(
      "It can't look into the supervisor without isolation either",
      .enabled(if: geteuid() != 0, "Root may look into every process."))
    func supervisor() throws {
      let ended = try Program(script: ": < /proc/$PPID/environ && echo seen").run()
      #expect(ended.status != 0)
      #expect(!ended.lines.contains("seen"))
    }
  #endif
}

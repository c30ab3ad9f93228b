import Confinement
import Foundation

/// A program to be started in a folder of its own.
struct Program {
  var path: String
  var arguments: [String]
  var environment: [String: String] = [:]
  /// What it may read in isolation.
  var readable = ["/bin", "/lib", "/lib64", "/usr"]
  /// How it is started, apart from what has a property here.
  var settings = confinement()
  let folder: TemporaryFolder

  init(_ path: String, _ arguments: String..., in folder: TemporaryFolder? = nil) throws {
    self.path = path
    self.arguments = arguments
    self.folder = try folder ?? TemporaryFolder()
    settings.input = -1
    settings.output = -1
    settings.error = -1
    settings.questions = -1
    settings.answers = -1
  }

  /// A program written for the shell.
  init(script: String, in folder: TemporaryFolder? = nil) throws {
    try self.init("/bin/sh", "-c", script, in: folder)
  }

  /// The same program, in isolation if the system allows that.
  func isolated() -> Program {
    var program = self
    program.settings.isolate = true
    return program
  }

  /// The same program, which can't start others.
  func forbiddenProcesses() -> Program {
    var program = self
    program.settings.forbid_processes = true
    return program
  }

  /// Starts the program; throws what `confined_start` returns.
  func start() throws -> RunningProgram {
    let output = try Pipe()
    var settings = self.settings
    settings.output = output.writer
    settings.error = output.writer
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var child = confined()
    let code = path.withCString { path in
      folder.path.withCString { folder in
        withCStrings([self.path] + arguments) { arguments in
          withCStrings(variables) { environment in
            withCStrings(readable) { readable in
              settings.program = path
              settings.folder = folder
              settings.arguments = arguments
              settings.environment = environment
              // C takes pointers to strings that may change where these may not; Swift doesn't.
              settings.readable = UnsafeRawPointer(readable)
                .assumingMemoryBound(to: UnsafePointer<CChar>?.self)
              return confined_start(&settings, &child)
            }
          }
        }
      }
    }
    output.closeWriter()
    guard code == 0 else { throw StartError(code: code) }
    return RunningProgram(child: child, output: output)
  }

  /// Runs the program to its end.
  func run() throws -> EndedProgram {
    try start().ended()
  }
}

/// Why a program couldn't be started.
struct StartError: Error, Equatable {
  /// A number as in `errno`.
  let code: Int32
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}

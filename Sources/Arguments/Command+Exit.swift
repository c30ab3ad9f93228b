import Foundation

extension Command {
  /// The options that the process was started with.
  ///
  /// Shows the help or the version and ends the process with status 0 if that was asked for, or
  /// tells what is wrong and ends it with status 2.
  public func parseOrExit(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Options {
    do throws(ArgumentError) {
      switch try parse(arguments) {
      case .run(let options): return options
      case .help: print(help, terminator: "")
      case .version: print(name, version ?? "")
      }
      exit(EXIT_SUCCESS)
    } catch {
      fail(error)
    }
  }

  /// Tells on standard error what is wrong with the command line and ends the process with status 2.
  public func fail(_ error: ArgumentError) -> Never {
    FileHandle.standardError.write(Data(report(of: error).utf8))
    exit(2)
  }
}

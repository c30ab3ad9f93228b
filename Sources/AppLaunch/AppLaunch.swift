import Arguments
import Foundation
import Model
import Scripting
import TerminalUI

/// Starts an app as the command line says: on a terminal, or by a script.
public struct AppLaunch {
  private let name: String
  private let pattern: String
  private let makeApp: (AppModel) -> any App

  /// Creates the launch of an app.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - pattern: The pattern, in words.
  ///   - makeApp: Makes the app over a model.
  public init(name: String, pattern: String, makeApp: @escaping (AppModel) -> any App) {
    self.name = name
    self.pattern = pattern
    self.makeApp = makeApp
  }

  /// Runs the app; returns the exit status.
  public func run() -> Int32 {
    let options = AppOptions.command(name: name, pattern: pattern).parseOrExit()
    // A file larger than the user's limit is then an error of the save, and does not end the app.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let folder = DataFolder(path: options.data)
      let lock = try FolderLock(folder, owner: name)
      defer { withExtendedLifetime(lock) {} }
      let console = try options.console.map { try openConsole($0) }
      let model = LaunchedModel(folder: folder, policy: options.policy, console: console)
      return isatty(STDIN_FILENO) == 1 ? try runOnTerminal(model) : try runScript(model)
    } catch let errors as ScriptErrors {
      report(errors.description)
      return 2
    } catch {
      report(description(of: error))
      return 1
    }
  }

  private func runOnTerminal(_ model: LaunchedModel) throws -> Int32 {
    let terminal = try Terminal()
    let app = makeApp(model.make(savingInBackground: true))
    return AppRunner(app: app, terminal: terminal).run()
  }

  private func runScript(_ model: LaunchedModel) throws -> Int32 {
    let input = try FileHandle.standardInput.readToEnd() ?? Data()
    let script = try Script(parsing: String(decoding: input, as: UTF8.self))
    let clock = SimulatedClock(now: Date())
    let player = ScriptPlayer(size: Size(width: 80, height: 24), clock: clock) {
      makeApp(model.make(savingInBackground: false, now: { clock.now }))
    }
    player.start()
    show(player, after: "start")
    for line in script.lines {
      do {
        try player.perform(line)
      } catch {
        player.quit()
        throw error
      }
      show(player, after: "line \(line.number): \(line.source)")
    }
    player.quit()
    guard let unsaved = player.app.unsavedChanges else { return 0 }
    report(unsaved)
    return 1
  }

  private func show(_ player: ScriptPlayer, after title: String) {
    print("── \(String(inert: title, upTo: 200))\n\(player.text)\n")
  }

  private func openConsole(_ path: String) throws(UnwritableConsole) -> FileConsole {
    do {
      return try FileConsole(url: URL(filePath: path))
    } catch {
      throw UnwritableConsole(path: path)
    }
  }

  private func description(of error: any Error) -> String {
    switch error {
    case let error as FolderLock.Taken: error.description
    case let error as ScriptStop: error.description
    case let error as TerminalError: error.description
    case let error as UnwritableConsole: "can't write the console's file \(error.path.quoted)"
    default: error.localizedDescription
    }
  }

  private func report(_ message: String) {
    for line in message.split(separator: "\n") {
      FileHandle.standardError.write(Data("error: \(String(inert: String(line)))\n".utf8))
    }
  }
}

/// The file for the debug console can't be made or written.
private struct UnwritableConsole: Error {
  var path: String
}

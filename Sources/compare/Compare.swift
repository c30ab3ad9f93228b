import Arguments
import Comparison
import Foundation
import Scripting
import TerminalUI

/// A script's file that isn't there or can't be read.
struct UnreadableScript: Error {
  var path: String
  var reason: String
}

/// What `compare` does with its options.
struct Compare {
  var options: CompareOptions

  /// Runs, and returns the exit status.
  func run() -> Int32 {
    // Whoever reads the output may have seen enough; the temporary files are to go all the same.
    signal(SIGPIPE, SIG_IGN)
    do {
      if options.isLive { return try runLive() }
      if let count = options.randomCount { return try runRandom(count) }
      return try runScript()
    } catch let errors as ScriptErrors {
      report(errors.description)
      return 2
    } catch let error as UnreadableScript {
      report("can't read the script \(error.path.quoted): \(error.reason)")
      return 2
    } catch let error as TerminalError {
      report(error.description)
      return 1
    } catch {
      report(error.localizedDescription)
      return 1
    }
  }

  private func runScript() throws -> Int32 {
    let script = try Script(parsing: scriptText(), for: features)
    let comparison = try Comparison(setting: Setting(policy: options.policy))
    var report = makeReport()
    var summary = Summary()
    let start = comparison.start()
    summary.count(start)
    report.add(start)
    for line in script.lines {
      let step = comparison.perform(line)
      summary.count(step)
      report.add(step)
      if summary.stop != nil { break }
    }
    report.finish(summary)
    if let stop = summary.stop { self.report(stop.description) }
    return summary.isSame && summary.stop == nil ? 0 : 1
  }

  private var features: [ScriptFeature] {
    options.feature.map { [$0] } ?? ScriptFeature.allCases
  }

  private func scriptText() throws -> String {
    guard let path = options.script else { return Story.text(of: options.feature) }
    do {
      let file =
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw UnreadableScript(path: path, reason: "there is no such file")
    } catch {
      throw UnreadableScript(path: path, reason: error.localizedDescription)
    }
  }

  private func makeReport() -> any Report {
    switch options.format {
    case .json:
      return JSONReport(showsScreens: options.showsScreens, features: features) { print($0) }
    case .text:
      var text = TextReport.Options()
      let output = StandardOutput()
      text.width = output.columns ?? 100
      text.usesColor = output.colorSupport == .colors
      text.showsScreens = options.showsScreens
      return TextReport(options: text, features: features) { print($0) }
    }
  }

  private func runRandom(_ count: Int) throws -> Int32 {
    let setting = Setting(
      policy: options.policy, size: Size(width: 60, height: 16), place: .memory)
    let progress = ProgressLine()
    let seed = options.seed ?? 1
    let outcome = try RandomComparison(count: count, seed: seed, setting: setting)
      .run { if $0 % 100 == 0 { progress.show("\($0) of \(count)") } }
    progress.clear()
    let summary = outcome.summary
    if options.format == .json {
      print(RandomReport(outcome, seed: seed).json)
      return summary.isSame ? 0 : 1
    }
    print(
      """
      \(summary.actions) random actions, seed \(seed): \(summary.compared) screens \
      compared, \(summary.equal) equal; \(outcome.refused) actions refused by both alike.
      """)
    if summary.isSame { return 0 }
    print("The patterns differ. The shortest script that shows it:\n")
    print(Script(outcome.shortest))
    return 1
  }

  private func runLive() throws -> Int32 {
    let terminal = try Terminal()
    return AppRunner(app: try LiveApp(policy: options.policy), terminal: terminal).run()
  }

  private func report(_ message: String) {
    for line in message.split(separator: "\n") {
      FileHandle.standardError.write(Data("error: \(String(inert: String(line)))\n".utf8))
    }
  }
}

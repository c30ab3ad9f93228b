import Arguments
import Comparison
import Foundation
import Scripting
import TerminalUI

/// A script's file that isn't there or can't be read.
struct UnreadableScript: LocalizedError {
  var path: String

  var errorDescription: String? { "can't read the script '\(path)'" }
}

/// What `compare` does with its options.
struct Compare {
  var options: CompareOptions

  /// Runs, and returns the exit status.
  func run() -> Int32 {
    do {
      if options.isLive { return try runLive() }
      if let count = options.randomCount { return try runRandom(count) }
      return try runScript()
    } catch let errors as ScriptErrors {
      report(errors.description)
      return 2
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
      if step.mvc.stop != nil || step.mvvm.stop != nil {
        report.finish(summary)
        return 1
      }
    }
    report.finish(summary)
    return summary.isSame ? 0 : 1
  }

  private var features: [ScriptFeature] {
    options.feature.map { [$0] } ?? ScriptFeature.allCases
  }

  private func scriptText() throws -> String {
    guard let path = options.script else { return Story.text(of: options.feature) }
    if path == "-" {
      let data = try FileHandle.standardInput.readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw UnreadableScript(path: path)
    }
    return String(decoding: data, as: UTF8.self)
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
    let outcome = try RandomComparison(count: count, seed: options.seed, setting: setting)
      .run { if $0 % 100 == 0 { progress.show("\($0) of \(count)") } }
    progress.clear()
    let summary = outcome.summary
    print(
      """
      \(summary.actions) random actions, seed \(options.seed): \(summary.compared) screens \
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
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}

import Arguments
import Benchmarking
import Foundation
import TerminalUI

struct Options {
  enum Format: String, CaseIterable, ArgumentValue { case text, json }

  var format = Format.text
  var measuresTests = false
  var measuresCourse = false
  var rounds = 10
}

let command = Command(
  "benchmarks", summary: "Measures what each pattern costs.",
  discussion: """
    Run it with -c release. Each figure is the median of several runs, and what is compared was \
    measured in one run, in turn.
    """,
  version: "1.0", defaults: Options(),
  parameters: [
    .option("--format", \.format, help: "How to report."),
    .flag(
      "--tests", \.measuresTests,
      help: "Also build and run each pattern's tests in the package of this folder: minutes."),
    .option(
      "--rounds", \.rounds, in: 1...1_000, value: "N",
      help: "How often each slow thing is done; the median counts."),
    .flag(
      "--course", \.measuresCourse,
      help: "Measure only the course in this folder: the time from a save to its verdict."),
  ])

// A process of its own for each figure of memory; not for users.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "memory-of",
  let content = MemoryBenchmark.Content(rawValue: CommandLine.arguments[2])
{
  print(MemoryBenchmark.measure(content), terminator: "")
  exit(0)
}

let options = command.parseOrExit()
do {
  let progress = ProgressLine()
  let executable = URL(filePath: ProcessInfo.processInfo.arguments[0])
  let folder = URL(filePath: FileManager.default.currentDirectoryPath)
  let benchmarks = Benchmarks(
    executable: Bundle.main.executableURL ?? executable,
    workspace: options.measuresTests ? folder : nil, rounds: options.rounds)
  let findings =
    try options.measuresCourse
    ? Benchmarks.ofCourse(in: folder, rounds: options.rounds, progress: progress.show)
    : benchmarks.run(progress: progress.show)
  progress.clear()
  switch options.format {
  case .text: print(FindingTable(findings).text)
  case .json:
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(findings), as: UTF8.self))
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}

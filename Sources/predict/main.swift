import Arguments
import Foundation
import Prediction

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(EXIT_FAILURE)
}

/// The page's program: at its path, or by its name beside this one.
func location(of program: String) -> URL {
  let siblings = Bundle.main.executableURL?.deletingLastPathComponent()
  guard let siblings, !program.contains("/") else { return URL(filePath: program) }
  return siblings.appending(path: program)
}

let program = location(of: PredictOptions.command.parseOrExit().page)
guard !Page.all.isEmpty else {
  fail("The playground is not where it was when this was built: \(Page.pagesFolder.path)")
}
guard let page = Page.all.first(where: { $0.name == program.lastPathComponent }) else {
  PredictOptions.command.fail(ArgumentError("There is no page '\(program.lastPathComponent)'"))
}
guard let source = try? String(contentsOf: page.source, encoding: .utf8) else {
  fail("The page's source is not where it was when this was built: \(page.source.path)")
}
guard let output = try? Page.output(ofProgramAt: program) else {
  fail("The page can't be run: \(program.path). To build it: swift build --product \(page.name)")
}

let isTerminal = isatty(STDIN_FILENO) == 1
_ = Quiz(source: PageSource(source), output: PageOutput(output)).run(
  readGuess: {
    let guess = readLine()
    if let guess, !isTerminal { print(guess) }
    return guess
  },
  write: { text in
    print(text, terminator: "")
    fflush(nil)
  })

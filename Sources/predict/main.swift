import Foundation
import Prediction

let help = """
  Predict what a page of the playground prints, line by line, before you see it.

    swift run PAGE              runs the page
    swift run PAGE --predict    stops before each result for your prediction, and keeps score
    swift run predict PAGE      the same

  Pages: value-types, reference-types, choosing-types, protocols-and-inheritance, bindings.
  White space, case and quotation marks do not count. Ctrl-D stops, and shows the score so far.
  Without a terminal the predictions are read from standard input, one a line.
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

/// The page's program: at its path, or by its name beside this one.
func location(of program: String) -> URL {
  let siblings = Bundle.main.executableURL?.deletingLastPathComponent()
  guard let siblings, !program.contains("/") else { return URL(filePath: program) }
  return siblings.appending(path: program)
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--predict" }
guard let argument = arguments.first, !arguments.contains("--help") else {
  print(help)
  exit(0)
}

guard !Page.all.isEmpty else {
  fail("The playground is not where it was when this was built: \(Page.pagesFolder.path)")
}
let program = location(of: argument)
guard let page = Page.all.first(where: { $0.name == program.lastPathComponent }) else {
  fail("There is no page \"\(program.lastPathComponent)\" in \(Page.pagesFolder.path).\n\n\(help)")
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

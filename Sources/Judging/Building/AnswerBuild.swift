import Exercises
import Foundation

/// The commands that make a program of one answer.
struct AnswerBuild {
  let sources: [URL]
  let modules: [SupportModule]
  /// What the compiler needs for tests, if the answer is some.
  let testing: [String]
  /// Where it is built.
  let folder: URL

  var program: URL { folder.appending(path: "Answer") }
  private var object: URL { folder.appending(path: "Answer.o") }
  private var imports: [String] { modules.flatMap { ["-I", $0.folder.path] } }

  func compileCommand(by recipe: BuildRecipe) -> [String] {
    recipe.compileCommand(
      sources: sources, object: object,
      flags: imports + testing + ["-diagnostic-style", "llvm"])
  }

  /// The compiled code, with all that is linked with it.
  var objects: [URL] { [object] + modules.map(\.object) }

  func linkCommand(by recipe: BuildRecipe, libraries: [String]) -> [String] {
    recipe.linkCommand(objects: objects, libraries: libraries, program: program)
  }

  func driverCommand(toolchain: Toolchain, flags: [String]) -> [String] {
    [toolchain.compiler.path] + flags + imports + testing + ["-diagnostic-style", "llvm"]
      + sources.map(\.path) + modules.map(\.object.path) + ["-o", program.path]
  }

  func typeCheckCommand(toolchain: Toolchain, flags: [String]) -> [String] {
    [toolchain.compiler.path, "-typecheck"] + flags + imports + testing + sources.map(\.path)
  }
}

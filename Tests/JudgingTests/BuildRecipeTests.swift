import Foundation
import Testing

@testable import Judging

@Suite("A recipe for a build")
struct BuildRecipeTests {
  private let recipe = BuildRecipe(
    compile: ["/bin/swift-frontend", "-frontend", "-c", "-wmo"],
    link: ["/bin/ld", "begin.o", BuildRecipe.object, "-lc", "-o", BuildRecipe.program, "end.o"])

  @Test("Compiling takes the sources where the driver puts them, and the flags after its own")
  func compile() {
    let command = recipe.compileCommand(
      sources: [URL(filePath: "/w/A.swift"), URL(filePath: "/w/B C.swift")],
      object: URL(filePath: "/w/Answer.o"), flags: ["-I", "/modules"])
    #expect(
      command == [
        "/bin/swift-frontend", "-frontend", "-c", "/w/A.swift", "/w/B C.swift", "-wmo",
        "-I", "/modules", "-o", "/w/Answer.o",
      ])
  }

  @Test("Linking takes the objects where the driver puts its own")
  func link() {
    let command = recipe.linkCommand(
      objects: [URL(filePath: "/w/Answer.o"), URL(filePath: "/m/Model.o")], libraries: [],
      program: URL(filePath: "/w/Answer"))
    #expect(
      command == [
        "/bin/ld", "begin.o", "/w/Answer.o", "/m/Model.o", "-lc", "-o", "/w/Answer", "end.o",
      ])
  }

  @Test("Libraries follow the objects that need them, and only needed ones are linked")
  func libraries() {
    let command = recipe.linkCommand(
      objects: [URL(filePath: "/w/Answer.o")], libraries: ["-lFoundation", "-lTesting"],
      program: URL(filePath: "/w/Answer"))
    #expect(
      command == [
        "/bin/ld", "begin.o", "/w/Answer.o", "--as-needed", "-lFoundation", "-lTesting",
        "--no-as-needed", "-lc", "-o", "/w/Answer", "end.o",
      ])
  }
}

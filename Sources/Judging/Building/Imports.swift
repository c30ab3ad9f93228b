import Exercises
import Foundation

/// The toolchain's libraries that a piece of code needs, by what it imports.
enum Imports {
  #if os(Linux)
    private static let always = [
      "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swiftGlibc",
    ]
    private static let byModule = [
      "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization"],
      "Observation": ["swiftObservation"],
      "Testing": ["Testing"],
      "Dispatch": ["dispatch", "swiftDispatch"],
    ]
  #endif

  /// The names of the libraries; none where the compiled files name them to the linker.
  static func libraries(of files: [SourceFile], modules: [SupportModule]) -> [String] {
    #if os(Linux)
      let imported = Set(files.flatMap { names(in: $0.text) } + modules.flatMap(\.libraries))
      return always + imported.sorted().flatMap { byModule[$0] ?? [] }
    #else
      []
    #endif
  }

  private static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      return String(words[words.count - 1])
    }
  }
}

import Foundation

/// A page of the playground: its source in the checkout, and the program made of it.
public struct Page: Sendable {
  /// The program's name, such as `value-types`.
  public let name: String

  /// The file that Xcode opens.
  public let source: URL

  /// All pages of the playground, in no order; none if the checkout is not where it was built.
  public static var all: [Page] {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: pagesFolder, includingPropertiesForKeys: nil)
    return (folders ?? [])
      .filter { $0.pathExtension == "xcplaygroundpage" }
      .map { folder in
        let title = folder.deletingPathExtension().lastPathComponent
        return Page(
          name: title.lowercased().replacing(" ", with: "-"),
          source: folder.appending(path: "Contents.swift"))
      }
  }

  /// The folder of all pages.
  ///
  /// A page runs from the checkout that it was built in, and the compiler knows where this is.
  public static let pagesFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Playgrounds/ValueAndReferenceTypes.playground/Pages")

  /// Runs a page's program.
  ///
  /// - Returns: All that it printed.
  public static func output(ofProgramAt program: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

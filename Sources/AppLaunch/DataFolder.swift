import Foundation

/// The folder that holds an app's files.
struct DataFolder {
  /// The folder.
  let url: URL

  /// Creates the folder at a path that the user gave, or the usual one.
  init(path: String?) {
    url = path.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? Self.usual
  }

  /// The place that the platform has for an app's data.
  static var usual: URL {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      let base =
        environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        ?? URL.homeDirectory.appending(path: ".local/share")
    #else
      let base = URL.applicationSupportDirectory
    #endif
    return base.appending(path: "SideBySide", directoryHint: .isDirectory)
  }

  /// Where copies go when the folder can't be written, the best first.
  static let othersForCopies = [URL.homeDirectory, FileManager.default.temporaryDirectory]

  /// The checklist's file.
  var checklist: URL { url.appending(path: "Checklist.plist") }

  /// The fasts' file.
  var fasts: URL { url.appending(path: "Fasts.plist") }
}

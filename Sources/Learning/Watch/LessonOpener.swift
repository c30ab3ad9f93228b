import Foundation

/// Opens lessons with what the desktop has for them.
public struct LessonOpener: Sendable {
  private let program: URL?

  /// Finds the desktop's program, if there is one.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    #if os(macOS)
      program = URL(filePath: "/usr/bin/open")
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      let folders = environment["PATH", default: ""].split(separator: ":")
      let found = folders.map { URL(filePath: String($0)).appending(path: "xdg-open") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      program = hasDesktop ? found : nil
    #endif
  }

  /// Opens a lesson; whether there was something to open it with.
  func open(_ lesson: URL) -> Bool {
    guard let program else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [lesson.isFileURL ? lesson.path : lesson.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}

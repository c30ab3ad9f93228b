import Foundation

/// Loads large files, each in a process of its own, whose time and memory are told.
public struct LargeFilesTrial {
  private let bytes: Int
  private let program: URL
  private let loadArguments: (URL) -> [String]

  /// Creates a trial of files of so many bytes.
  ///
  /// - Parameters:
  ///   - program: A program that calls ``LargeFile/load()``…
  ///   - loadArguments: …when it is given these arguments.
  public init(bytes: Int, program: URL, loadArguments: @escaping (URL) -> [String]) {
    self.bytes = bytes
    self.program = program
    self.loadArguments = loadArguments
  }

  /// Runs the trial, and returns what was wrong.
  public func run(show: (String) -> Void) throws -> [String] {
    let folder = try TrialFolder()
    let url = folder.url.appending(path: "Checklist.plist")
    var faults: [String] = []
    for content in LargeFile.Content.allCases {
      try LargeFile(url: url).write(content, size: bytes)
      let child = try Child(
        program, arguments: loadArguments(url), output: folder.url.appending(path: "output"))
      let end = child.wait()
      show("\(bytes >> 20) MB, \(content.rawValue): " + (try child.lines().first ?? "\(end)"))
      if end != .exited(0) { faults.append("\(content.rawValue) ended the process: \(end).") }
    }
    return faults
  }
}

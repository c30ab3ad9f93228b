import Foundation

extension URL {
  /// Whether a symbolic link is there, wherever it leads.
  var isSymbolicLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

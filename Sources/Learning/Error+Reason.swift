import Foundation

extension Error {
  /// What went wrong, in words for a learner.
  public var reason: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let path = error.filePath ?? error.url?.path
    return error.localizedDescription + (path.map { " (\($0))" } ?? "")
  }
}

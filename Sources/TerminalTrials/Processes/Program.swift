import Foundation

/// One of the programs that a trial starts.
public enum Program: String, CaseIterable, Sendable {
  /// The apps, and both side by side.
  case mvc = "mvc-app"
  case mvvm = "mvvm-app"
  case live = "compare"

  /// The command that shows the program on a terminal.
  ///
  /// - Parameters:
  ///   - products: The folder with the programs.
  ///   - data: The folder for an app's files.
  public func command(in products: URL, data: URL) -> [String] {
    let path = products.appending(path: rawValue).path
    return self == .live ? [path, "--live"] : [path, "--data", data.path]
  }
}

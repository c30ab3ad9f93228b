import Foundation

extension Locale {
  /// The locale that the user has chosen.
  ///
  /// Foundation knows it from the system's settings; on Linux it is in the environment, as POSIX
  /// has it: in `LC_ALL`, or else `LC_TIME`, or else `LANG`, like `de_DE.UTF-8`.
  public static var user: Locale {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      let name = ["LC_ALL", "LC_TIME", "LANG"].lazy
        .compactMap { environment[$0] }
        .first { !$0.isEmpty }
      return Locale(posixName: name ?? "C")
    #else
      return .autoupdatingCurrent
    #endif
  }

  /// Creates the locale that POSIX calls `name`.
  init(posixName name: String) {
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    let isDefault = identifier == "C" || identifier == "POSIX" || identifier.isEmpty
    self.init(identifier: isDefault ? "en_US_POSIX" : identifier)
  }
}

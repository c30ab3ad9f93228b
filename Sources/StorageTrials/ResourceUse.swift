import Foundation

/// What this process has used of the machine.
enum ResourceUse {
  /// The most memory that it has had at once, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1_024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}

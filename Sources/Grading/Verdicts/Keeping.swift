import Foundation

// The lock guards all that changes.
/// Whether verdicts can still be kept, for all threads.
final class Keeping: @unchecked Sendable {
  private let lock = NSLock()
  private var problem: String?
  private var isTold = false

  /// Whether nothing has gone wrong so far.
  var isPossible: Bool { lock.withLock { problem == nil } }

  /// Keeps something, unless that was impossible before.
  func attempt<Result>(_ keep: () throws -> Result) -> Result? {
    guard isPossible else { return nil }
    do {
      return try keep()
    } catch {
      let reason = Self.reason(of: error)
      lock.withLock { problem = problem ?? reason }
      return nil
    }
  }

  /// What has gone wrong, the first time that this is asked after it.
  func newProblem() -> String? {
    lock.withLock {
      guard let problem, !isTold else { return nil }
      isTold = true
      return problem
    }
  }

  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let system = underlying ?? error as NSError
    if system.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(system.code))) }
    return error.localizedDescription
  }
}

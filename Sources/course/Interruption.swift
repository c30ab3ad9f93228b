import Dispatch
import Foundation
import Judging

/// Ctrl-C, and its like, as a wish that the work ends in good order.
@MainActor
final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  /// Listens from now on.
  init(cancelling cancellation: Cancellation) {
    // Their own queue, since the main thread is busy grading.
    let queue = DispatchQueue(label: "Interruption")
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in cancellation.cancel() }
      source.resume()
      return source
    }
  }

  /// Lets the signals end the process again.
  func end() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}

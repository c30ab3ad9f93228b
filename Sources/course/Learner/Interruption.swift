import Dispatch
import Foundation
import Judging

/// Ends what is being judged when the user wants the command to end, so that nothing goes on alone.
final class Interruption {
  let cancellation = Cancellation()
  private let sources: [any DispatchSourceSignal]

  /// Begins to listen.
  init() {
    let cancellation = cancellation
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in cancellation.cancel() }
      source.resume()
      return source
    }
  }

  /// The exit status of a command that was ended so.
  let status: Int32 = 128 + SIGINT
}

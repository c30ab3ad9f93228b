import Foundation

/// The fast that runs, if any, the history, and the rules by which they change.
///
/// A structure that has no clock: whoever asks says what time it is.
public struct FastingSession: Hashable, Sendable {
  /// The fasts that have ended, the newest last.
  public private(set) var history: [Fast] = []
  /// The fast that runs.
  public private(set) var running: Fast?

  /// Creates a session from all fasts, ended and running.
  ///
  /// Only one can run; of several the last. The others ended when their length was reached, or when
  /// the last began if that was earlier. Of two with one identity, the second gets a new one.
  public init(_ fasts: [Fast] = []) {
    var known: Set<Fast.ID> = []
    let fasts = fasts.map { fast in
      known.insert(fast.id).inserted
        ? fast : Fast(id: UUID(), start: fast.start, length: fast.length, end: fast.end)
    }
    running = fasts.last { $0.end == nil }
    for var fast in fasts where fast != running {
      if let running, fast.end == nil { fast.end = fast.start + fast.elapsed(at: running.start) }
      history.append(fast)
    }
  }

  /// All fasts, the running one last.
  public var fasts: [Fast] { history + [running].compactMap { $0 } }

  /// Starts a fast, unless one runs already.
  public mutating func start(id: UUID, length: TimeInterval, at now: Date) {
    guard running == nil else { return }
    running = Fast(id: id, start: now, length: length)
  }

  /// Ends the fast that runs: now, or when its length was reached if that was earlier, and never
  /// before it began.
  public mutating func end(at now: Date) {
    guard var fast = running else { return }
    fast.end = fast.start + fast.elapsed(at: now)
    history.append(fast)
    running = nil
  }

  /// Ends the fast that runs if it has lasted its whole length; whether it did.
  public mutating func endIfComplete(at now: Date) -> Bool {
    guard let running, running.isComplete(at: now) else { return false }
    end(at: now)
    return true
  }

  /// Deletes a fast from the history; returns where it stood.
  @discardableResult
  public mutating func delete(_ id: Fast.ID) -> Int? {
    guard let position = history.firstIndex(where: { $0.id == id }) else { return nil }
    history.remove(at: position)
    return position
  }

  /// How long until the elapsed time shows another second, in seconds; `nil` while no fast runs.
  public func secondsToNextTick(at now: Date) -> TimeInterval? {
    guard let running else { return nil }
    return 1 - running.elapsed(at: now).truncatingRemainder(dividingBy: 1)
  }
}

import Foundation
import Model
import Observation

/// A clock that shows what a test sets.
final class TestClock {
  /// The time it shows: noon of an ordinary day at first, by universal time.
  var now = Date(timeIntervalSince1970: 1_750_075_200)

  /// Lets time pass, or with a number below zero, sets the clock back.
  func advance(by seconds: TimeInterval) {
    now += seconds
  }
}

/// A file that can be damaged or on a full disk, and be well again.
final class UnreliableStorage<Value>: Storage {
  /// What the file holds.
  private(set) var value: Value?
  /// What is wrong with the file, if anything.
  var problem: StorageProblem?
  /// What went wrong after a save had returned, if anything.
  var lateProblem: StorageProblem?

  init(_ value: Value? = nil, problem: StorageProblem? = nil) {
    self.value = value
    self.problem = problem
  }

  func load() throws(StorageProblem) -> Value? {
    if let problem { throw problem }
    return value
  }

  func save(_ value: Value) throws(StorageProblem) {
    if let problem { throw problem }
    self.value = value
  }

  func check() throws(StorageProblem) {
    if let lateProblem { throw lateProblem }
  }

  func setAside() throws(StorageProblem) {
    value = nil
    problem = nil
  }
}

extension StorageProblem {
  /// A file that can't be read.
  static let damaged = StorageProblem(.unreadable, path: "/home/ada/List.plist", reason: "Damaged.")
  /// A file that can't be written.
  static let diskFull = StorageProblem(.unsaved, path: "/home/ada/List.plist", reason: "Disk full.")
}

/// A debug console that remembers what was written to it.
final class RecordingConsole: DebugConsole {
  /// What was written.
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

/// Remembers that something happened.
final class Flag {
  /// Whether it happened.
  var isSet = false
}

/// Whether a view that showed `shown` would render it again after `change`.
func rendersAgain<Shown>(
  _ shown: () -> Shown, after change: () throws -> Void
) rethrows -> Bool {
  let flag = Flag()
  _ = withObservationTracking(shown) {
    MainActor.assumeIsolated { flag.isSet = true }
  }
  try change()
  return flag.isSet
}

extension FastFormat {
  /// British English at Berlin, which is two hours before universal time in summer.
  static let berlin = FastFormat(zone: "Europe/Berlin")
  /// British English at New York, four hours behind universal time in summer.
  static let newYork = FastFormat(zone: "America/New_York")

  private init(zone: String) {
    self.init(
      locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: zone) ?? .gmt)
  }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  /// The object, as long as something else holds it.
  private(set) weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}

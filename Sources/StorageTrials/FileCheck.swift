import Foundation
import Model

/// Loads a file into a store as an app does, changes something, and moves the file aside if it is
/// damaged; tells what is not as promised.
@MainActor
struct FileCheck {
  /// How much of a file could be read.
  enum Reading: String, CaseIterable { case whole, partly, nothing }

  /// A promise that was not kept.
  struct Fault: Error {
    var message: String
  }

  private let url: URL
  private let bytes: Data

  init(_ file: DamagedFile, in folder: URL) throws {
    url = folder.appending(path: file.content.name)
    bytes = file.bytes
    try bytes.write(to: url)
  }

  /// Checks a file of a checklist.
  func checklist() throws -> Reading {
    let store = ChecklistStore(storage: PropertyListStorage(url: url))
    let stored = PropertyListStorage<[ChecklistItem]>(url: url)
    let reading = try reading(store.problem, isEmpty: store.checklist.items.isEmpty)
    try? store.add(named: "Another")
    try expectKept(
      store.problem, resolve: store.resolveProblem, isResolved: { store.problem == nil })
    try expect(try stored.load() == store.checklist.items, "What was shown is not what was saved.")
    return reading
  }

  /// Checks a file of fasts.
  func fasts() throws -> Reading {
    let store = FastStore(storage: PropertyListStorage(url: url))
    let stored = PropertyListStorage<[Fast]>(url: url)
    let reading = try reading(store.problem, isEmpty: store.session.fasts.isEmpty)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    try show(store.session, at: now)
    store.endIfComplete(at: now)
    store.start(length: .fiveSeconds, at: now)
    store.end(at: now + 5)
    try expectKept(
      store.problem, resolve: store.resolveProblem, isResolved: { store.problem == nil })
    try expect(try stored.load() == store.session.fasts, "What was shown is not what was saved.")
    try show(store.session, at: now)
    return reading
  }

  private func reading(_ problem: StorageProblem?, isEmpty: Bool) throws -> Reading {
    guard let problem else { return .whole }
    try expect(problem.kind == .unreadable, "The problem is not that the file can't be read.")
    try expect(problem.message.contains(url.path), "The message does not name the file.")
    return isEmpty ? .nothing : .partly
  }

  /// Expects that a damaged file is as it was until the problem is resolved, and stays beside it.
  private func expectKept(
    _ problem: StorageProblem?, resolve: () -> Void, isResolved: () -> Bool
  ) throws {
    if problem == nil { return }
    try expect(try Data(contentsOf: url) == bytes, "A file that can't be read was overwritten.")
    resolve()
    try expect(isResolved(), "Moving the file aside did not help.")
    let name = url.deletingPathExtension().lastPathComponent
    let aside = url.deletingLastPathComponent().appending(path: "\(name) (damaged).plist")
    try expect(try Data(contentsOf: aside) == bytes, "What was moved aside is not the same.")
    try FileManager.default.removeItem(at: aside)
  }

  /// Asks for all that a screen shows.
  private func show(_ session: FastingSession, at now: Date) throws {
    let format = FastFormat(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    for fast in session.fasts {
      try expect(!format.start(of: fast).isEmpty, "A start is shown as nothing.")
      try expect(fast.elapsed(at: now) >= 0 && fast.duration >= 0, "A time is below zero.")
      try expect((0...1).contains(fast.progress(at: now)), "Progress is not between 0 and 1.")
      _ = format.elapsed(fast.elapsed(at: now)) + format.elapsed(fast.duration)
    }
    if let tick = session.secondsToNextTick(at: now) {
      try expect(tick > 0 && tick <= 1, "The next tick is in \(tick) seconds.")
    }
  }

  private func expect(_ isTrue: @autoclosure () throws -> Bool, _ message: String) throws {
    if try !isTrue() { throw Fault(message: message) }
  }
}

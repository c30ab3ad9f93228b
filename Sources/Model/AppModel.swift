import Foundation

/// What the apps stand on: both stores, the clock, and how dates are written.
@MainActor
public struct AppModel {
  /// The checklist.
  public let checklist: ChecklistStore
  /// The fasts.
  public let fasts: FastStore
  /// The clock.
  public let now: () -> Date
  /// How fasts are put into words.
  public let format: FastFormat
  /// Where the life cycle is logged, if anywhere.
  public let console: (any DebugConsole)?

  /// Creates a model of its parts.
  public init(
    checklist: ChecklistStore, fasts: FastStore, now: @escaping () -> Date = Date.init,
    format: FastFormat = FastFormat(), console: (any DebugConsole)? = nil
  ) {
    self.checklist = checklist
    self.fasts = fasts
    self.now = now
    self.format = format
    self.console = console
  }

  /// What would be lost by quitting now, in a sentence for the user; `nil` when all is saved.
  public var unsavedChanges: String? {
    let problems = [
      checklist.hasUnsavedChanges ? checklist.problem : nil,
      fasts.hasUnsavedChanges ? fasts.problem : nil,
    ]
    let words = problems.compactMap { $0?.lastWords }
    return words.isEmpty ? nil : "Not saved: " + words.joined(separator: " ")
  }

  /// Saves what is not saved yet.
  public func save() {
    checklist.save()
    fasts.save()
  }

  /// Saves copies elsewhere of what can't be saved where it belongs.
  public func saveCopies() {
    checklist.saveCopy()
    fasts.saveCopy()
  }

  /// Looks how the last saves went.
  public func checkStorage() {
    checklist.checkStorage()
    fasts.checkStorage()
  }
}

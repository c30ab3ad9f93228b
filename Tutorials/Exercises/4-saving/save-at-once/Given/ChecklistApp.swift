import Foundation

/// What the system tells an app, if there is time.
protocol AppLifeCycle: AnyObject {
  /// The user went on to something else, and may never come back.
  func appDidEnterBackground()
}

extension AppLifeCycle {
  /// Does nothing: not all who could be told have something to do.
  func appDidEnterBackground() {}
}

/// An app that can be started, sent to the background, and killed.
final class ChecklistApp {
  /// The checklist of the running app.
  let store: ChecklistStore

  /// Starts the app with the items in `file`.
  init(file: ChecklistFile) {
    store = ChecklistStore(file: file)
  }

  /// The user goes on to something else.
  func enterBackground() {
    store.appDidEnterBackground()
  }

  /// Ends the app at once.
  func kill() {
    // After a sudden stop no more code runs, a `deinit` neither: so the store is never released.
    _ = Unmanaged.passRetained(store)
  }
}

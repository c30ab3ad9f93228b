import Foundation
import Model
import TerminalUI

/// Makes the model that an app is launched on, from the files in a folder.
final class LaunchedModel {
  private let folder: DataFolder
  private let policy: SavePolicy
  private let console: FileConsole?
  private let printer: ChecklistPrinter?

  init(folder: DataFolder, policy: SavePolicy, console: FileConsole?) {
    self.folder = folder
    self.policy = policy
    self.console = console
    printer = console.map(ChecklistPrinter.init)
  }

  /// Makes a model that loads what is in the files.
  ///
  /// - Parameter savingInBackground: Whether saving a long list may take its time without the user
  ///   having to wait. A script wants each action saved before the next.
  func make(savingInBackground: Bool, now: @escaping () -> Date = Date.init) -> AppModel {
    let others = DataFolder.othersForCopies
    let items = PropertyListStorage<[ChecklistItem]>(
      url: folder.checklist, otherFolders: others)
    let fasts = PropertyListStorage<[Fast]>(url: folder.fasts, otherFolders: others)
    let model = AppModel(
      checklist: ChecklistStore(
        storage: savingInBackground ? inBackground(items) : items, policy: policy),
      fasts: FastStore(storage: savingInBackground ? inBackground(fasts) : fasts, policy: policy),
      now: now, console: console)
    if let printer { model.checklist.addObserver(printer) }
    return model
  }

  private func inBackground<Element: Codable & Sendable>(
    _ storage: PropertyListStorage<[Element]>
  ) -> any Storage<[Element]> {
    BackgroundStorage(storage, didSave: Terminal.wake)
  }
}

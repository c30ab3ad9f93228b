import Foundation
import MVC
import MVVM
import MVVMViews
import Model
import TerminalUI

/// The two patterns, as they are measured.
enum Pattern: String, CaseIterable {
  case mvc = "MVC"
  case mvvm = "MVVM"

  /// Launches the pattern's app on a terminal that is not there.
  func launch(on storage: any Storage<[ChecklistItem]>) -> OffscreenTerminal {
    let model = AppModel(
      checklist: ChecklistStore(storage: storage), fasts: FastStore(storage: MemoryStorage()))
    let app: any App =
      switch self {
      case .mvc: AppController(model: model)
      case .mvvm: AppView(viewModel: AppViewModel(model: model))
      }
    let terminal = OffscreenTerminal(app: app)
    terminal.start()
    return terminal
  }
}

/// Gives items and forgets what is saved, so that saving is not part of what is measured.
final class ForgetfulStorage: Storage {
  private let items: [ChecklistItem]

  init(_ items: [ChecklistItem]) {
    self.items = items
  }

  func load() throws(StorageProblem) -> [ChecklistItem]? { items.map { $0 } }
  func save(_ value: [ChecklistItem]) throws(StorageProblem) {}
  func setAside() throws(StorageProblem) {}
}

extension ChecklistItem {
  /// Items as a user might have them, with names longer than a string can hold in itself.
  static func many(_ count: Int) -> [ChecklistItem] {
    (0..<count).map { number in
      ChecklistItem(
        id: UUID(), name: "Item number \(number) of the list", isChecked: number % 3 == 0)
    }
  }
}

import Foundation
import MVVM
import Model

/// Shows names as they were typed.
final class UntrimmedChecklistViewModel: ChecklistViewModel {
  private let store: TypedNamesStore

  init(store: TypedNamesStore, console: (any DebugConsole)?) {
    self.store = store
    super.init(store: store, console: console)
  }

  override func row(at index: Int) -> ChecklistRow {
    var row = super.row(at: index)
    row.name = store.typedName(at: index)
    return row
  }
}

/// Finds a tapped item by its name where identity belongs.
final class NameSeekingChecklistViewModel: ChecklistViewModel {
  override func rowTapped(_ id: UUID) {
    let rows = (0..<rowCount).map(row(at:))
    let name = rows.first { $0.id == id }?.name
    super.rowTapped(rows.first { $0.name == name }?.id ?? id)
  }
}

/// Deletes the first item that has the same name.
final class NamesakeDeletingChecklistViewModel: ChecklistViewModel {
  override func deleteRowsTapped(at rows: IndexSet) {
    let names = (0..<rowCount).map { row(at: $0).name }
    super.deleteRowsTapped(at: IndexSet(rows.compactMap { names.firstIndex(of: names[$0]) }))
  }
}

/// Takes the offset to be one in the list without the moved rows.
final class ShortOffsetChecklistViewModel: ChecklistViewModel {
  override func rowsDragged(at rows: IndexSet, toOffset offset: Int) {
    super.rowsDragged(at: rows, toOffset: offset - rows.count(in: 0..<offset))
  }
}

/// Opens another screen to add items than the real one.
final class AddItemReplacingChecklistViewModel: ChecklistViewModel {
  private let makeReplacement: () -> AddItemViewModel

  init(model: AppModel, makeAddItem: @escaping () -> AddItemViewModel) {
    makeReplacement = makeAddItem
    super.init(store: model.checklist, console: model.console)
  }

  override func makeAddItem() -> AddItemViewModel { makeReplacement() }
}

/// Adds the item on cancel too.
final class AddingOnCancelViewModel: AddItemViewModel {
  override func cancelTapped() {
    if canAdd { addTapped() } else { super.cancelTapped() }
  }
}

/// Lets an item be added without a name.
final class LenientAddItemViewModel: AddItemViewModel {
  override var canAdd: Bool { true }
}

/// Counts ticks in place of looking at the clock.
final class TickCountingFastingViewModel: FastingViewModel {
  private let counter: TickCounter

  init(model: AppModel) {
    let counter = TickCounter(from: model.now())
    self.counter = counter
    super.init(
      store: model.fasts, now: { counter.now }, format: model.format, console: model.console)
  }

  override func tick() {
    counter.tick()
    super.tick()
  }
}

/// Deletes the first fast that looks the same.
final class LookalikeDeletingFastingViewModel: FastingViewModel {
  override func deleteRowTapped(_ id: UUID) {
    let rows = (0..<rowCount).map(row(at:))
    guard let row = rows.first(where: { $0.id == id }) else { return }
    let lookalike = rows.first { $0.start == row.start && $0.elapsed == row.elapsed }
    super.deleteRowTapped(lookalike?.id ?? id)
  }
}

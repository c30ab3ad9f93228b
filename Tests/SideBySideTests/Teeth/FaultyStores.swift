import Foundation
import Model

/// Remembers each name as it was typed, so that a faulty app can show it so.
final class TypedNamesStore: ChecklistStore {
  private var typed: [ChecklistItem.ID: String] = [:]

  convenience init(_ stage: Stage) {
    self.init(storage: stage.items, policy: stage.policy, makeID: stage.makeID)
  }

  override func add(named text: String) throws(ItemName.EmptyError) {
    try super.add(named: text)
    if let item = checklist.items.last { typed[item.id] = text }
  }

  /// The name of the item at a position, with the white space that was typed.
  func typedName(at index: Int) -> String {
    let item = checklist.items[index]
    return typed[item.id] ?? item.name
  }
}

/// Ends a complete fast at the moment at which that is noticed.
final class LateFastStore: FastStore {
  private var chosenLength = FastLength.initial

  convenience init(_ stage: Stage) {
    self.init(storage: stage.fasts, policy: stage.policy, makeID: stage.makeID)
  }

  override func start(length: FastLength, at now: Date) {
    chosenLength = length
    super.start(length: .twentyFourHours, at: now)
  }

  override func endIfComplete(at now: Date) {
    guard let fast = session.running, now >= fast.start + chosenLength.seconds else { return }
    end(at: now)
  }
}

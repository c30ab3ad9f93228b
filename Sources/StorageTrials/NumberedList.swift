import Foundation
import RandomNumbers
import Model

/// A list that tells which save it belongs to, and whether any of it is missing or of another save.
struct NumberedList: Hashable {
  /// Which save it is.
  let number: Int

  /// The list of a save; its length differs from that of the saves before and after.
  init(number: Int) {
    self.number = number
  }

  /// The list that `items` are, whole and in order; `nil` if they are none.
  init?(_ items: [ChecklistItem]) {
    guard let word = items.first?.name.split(separator: " ").first, let number = Int(word) else {
      return nil
    }
    self.init(number: number)
    if items != self.items { return nil }
  }

  /// The items: one to two hundred, some with long names.
  var items: [ChecklistItem] {
    let count = 1 + number &* 7_919 % 200
    return (0..<count).map { position in
      let name = "\(number) \(position) of \(count)" + String(repeating: "·", count: position % 50)
      return ChecklistItem(id: id(position), name: name, isChecked: (number + position) % 3 == 0)
    }
  }

  private func id(_ position: Int) -> UUID {
    var numbers = SplitMix64(state: UInt64(number) << 8 | UInt64(position))
    let bytes = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

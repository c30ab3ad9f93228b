import Foundation
import Model
import Testing

extension UUID {
  /// An identity with a number.
  static func number(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, number))
  }
}

/// Gives identities in the order of their numbers, from 1.
func numberedIDs() -> () -> UUID {
  var number: UInt8 = 0
  return {
    number += 1
    return .number(number)
  }
}

extension Date {
  /// The moment at which the tests' stories begin: a Tuesday evening in Greenwich, 22:13:20.
  static let beginning = Date(timeIntervalSince1970: 1_700_000_000)

  /// A time on the clock on a wall of `zone`.
  static func local(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, in zone: String
  ) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }
}

extension Fast {
  /// A fast of four hours, unless said.
  static func sample(
    _ number: UInt8 = 1, start: Date = .beginning, length: TimeInterval = 14_400, end: Date? = nil
  ) -> Fast {
    Fast(id: .number(number), start: start, length: length, end: end)
  }
}

extension ChecklistItem {
  /// An item with a number for its identity.
  static func sample(_ number: UInt8, _ name: String, isChecked: Bool = false) -> ChecklistItem {
    ChecklistItem(id: .number(number), name: name, isChecked: isChecked)
  }
}

import Foundation

extension ChecklistItem {
  /// Five items for demos, tests and lessons.
  ///
  /// A user's own list never starts with them. Their identities are fixed, so that two runs show
  /// the same.
  public static let samples: [ChecklistItem] = [
    sample(1, "Walk the dog"),
    sample(2, "Brush my teeth"),
    sample(3, "Learn iOS development", isChecked: true),
    sample(4, "Soccer practice"),
    sample(5, "Eat ice cream", isChecked: true),
  ]

  private static func sample(_ number: UInt8, _ name: String, isChecked: Bool = false) -> Self {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return ChecklistItem(id: id, name: name, isChecked: isChecked)
  }
}

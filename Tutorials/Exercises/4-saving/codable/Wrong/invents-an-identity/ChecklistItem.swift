import Foundation

/// One thing to do, as it is kept in the file `Checklist.plist`.
struct ChecklistItem: Identifiable {
  /// Which item this is: two items may share a name.
  let id: UUID
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool

  /// Creates an item, a new and unchecked one unless said.
  init(id: UUID = UUID(), name: String, isChecked: Bool = false) {
    self.id = id
    self.name = name
    self.isChecked = isChecked
  }
}

extension ChecklistItem: Codable {
  /// Reads an item; one without `isChecked` is unchecked.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(UUID.self, forKey: .id) ?? UUID()
    name = try container.decode(String.self, forKey: .name)
    isChecked = try container.decodeIfPresent(Bool.self, forKey: .isChecked) ?? false
  }
}

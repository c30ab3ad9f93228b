import Foundation

/// One thing to do.
///
/// A structure: a copy of an item is a value of its own, and changing it changes nothing else.
public struct ChecklistItem: Identifiable, Hashable, Sendable {
  /// Which item this is.
  ///
  /// Two items may share a name, so a name can't tell.
  public let id: UUID
  /// What is to be done.
  public var name: String
  /// Whether it is done.
  public var isChecked: Bool

  /// Creates an item, unchecked unless said.
  public init(id: UUID, name: String, isChecked: Bool = false) {
    self.id = id
    self.name = name
    self.isChecked = isChecked
  }
}

extension ChecklistItem: Codable {
  /// Reads an item; one without `isChecked` is unchecked.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    isChecked = try container.decodeIfPresent(Bool.self, forKey: .isChecked) ?? false
  }
}

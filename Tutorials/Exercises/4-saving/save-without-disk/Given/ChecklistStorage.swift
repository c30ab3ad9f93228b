import Foundation

/// Where a checklist is kept between two runs of the app.
protocol ChecklistStorage: AnyObject {
  /// The list that was saved last, or an empty one if none ever was.
  func load() throws -> [ChecklistItem]
  /// Keeps `items` in place of what was kept before.
  func save(_ items: [ChecklistItem]) throws
}

/// One thing to do.
struct ChecklistItem: Identifiable, Codable {
  /// Which item this is.
  var id = UUID()
  /// What is to be done.
  var name: String
  /// Whether it is done.
  var isChecked: Bool
}

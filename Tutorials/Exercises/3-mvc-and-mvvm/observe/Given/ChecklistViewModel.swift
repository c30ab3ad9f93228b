import Observation

/// What a checklist's screen shows.
@Observable
@MainActor
final class ChecklistViewModel {
  /// What the rows show.
  var rows: [String] = []
  /// What stands above the rows.
  var title = "Checklist"
}

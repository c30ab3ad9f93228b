import MVC

/// A checklist's view that shows no row again.
final class DeafChecklistView: ChecklistView {
  override func reloadRow(at index: Int) {}
}

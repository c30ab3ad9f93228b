import MVVM
import MVVMViews

/// Counts how often each part of a screen is rendered.
final class RenderCount {
  private var counts: [String: Int] = [:]

  func count(_ part: String) {
    counts[part, default: 0] += 1
  }

  /// The counts since the last call, which are forgotten.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

/// A checklist's view that counts its renders.
final class CountingChecklistView: ChecklistView {
  let renders = RenderCount()

  override func showRows() {
    renders.count("rows")
    super.showRows()
  }

  override func showEditing() {
    renders.count("editing")
    super.showEditing()
  }

  override func showProblem() {
    renders.count("problem")
    super.showProblem()
  }

  override func showAddItem() {
    renders.count("addItem")
    super.showAddItem()
  }

  override func showEditItem() {
    renders.count("editItem")
    super.showEditItem()
  }
}

/// A fasting timer's view that counts its renders.
final class CountingFastingView: FastingView {
  let renders = RenderCount()

  override func showLengths() {
    renders.count("lengths")
    super.showLengths()
  }

  override func showTimer() {
    renders.count("timer")
    super.showTimer()
  }

  override func showRunning() {
    renders.count("running")
    super.showRunning()
  }

  override func showEmptyState() {
    renders.count("empty")
    super.showEmptyState()
  }

  override func showRows() {
    renders.count("rows")
    super.showRows()
  }

  override func showProblem() {
    renders.count("problem")
    super.showProblem()
  }
}

/// A view to edit an item that counts its renders.
final class CountingEditItemView: EditItemView {
  let renders = RenderCount()

  override func showName() {
    renders.count("name")
    super.showName()
  }

  override func showNameProblem() {
    renders.count("nameProblem")
    super.showNameProblem()
  }

  override func showCompleted() {
    renders.count("completed")
    super.showCompleted()
  }
}

/// Takes note of when a view's bindings render: the first time because the view is new, later
/// because it has observed a change.
final class RenderRecorder {
  private let recorder: Recorder
  private var rendered: Set<String> = []

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func record(_ property: String) {
    if rendered.insert(property).inserted {
      recorder.record(.view, .viewModel, "reads \(property)")
    } else {
      recorder.recordObservation(.viewModel, .view, "\(property) changed")
    }
  }
}

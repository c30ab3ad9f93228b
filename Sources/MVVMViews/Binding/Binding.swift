import Observation

/// Keeps a part of a view in step with what it reads from a view model.
///
/// The view model is observed and knows nothing of it: whatever the rendering reads is tracked, and
/// a change to any of it marks the binding as out of date. The next update renders once, however
/// many changes there were.
final class Binding {
  /// Whether something has changed since the last rendering.
  private(set) var isOutOfDate = true

  private let render: () -> Void

  /// Creates a binding that renders at the first update.
  init(_ render: @escaping () -> Void) {
    self.render = render
  }

  /// Renders again, if something has changed.
  func updateIfNeeded() {
    guard isOutOfDate else { return }
    isOutOfDate = false
    withObservationTracking(render) { [weak self] in
      // This is called before the new value is there, once, and where the change is made: on the
      // main actor, where view models live.
      MainActor.assumeIsolated { self?.isOutOfDate = true }
    }
  }
}

import Observation

/// Keeps a part of a view in step with what it reads from a view model.
@MainActor
final class Binding {
  /// Whether something has changed since the last rendering.
  private(set) var isOutOfDate = true

  private let render: () -> Void

  /// Creates a binding that renders at the first update.
  init(_ render: @escaping () -> Void) {
    self.render = render
  }

  /// Renders again, if something has changed, and watches what the rendering reads.
  func updateIfNeeded() {
    guard isOutOfDate else { return }
    isOutOfDate = false
    withObservationTracking(render) { [weak self] in
      MainActor.assumeIsolated {
        self?.isOutOfDate = true
        self?.updateIfNeeded()
      }
    }
  }
}

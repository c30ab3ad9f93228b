import TerminalUI

/// A screen whose parts are bound to a view model.
open class BoundScreen: Screen {
  private var bindings: [Binding] = []

  /// Renders a part of the screen now and whenever something that the rendering reads has changed.
  public func bind(_ render: @escaping () -> Void) {
    bindings.append(Binding(render))
  }

  /// Renders the parts that are out of date.
  open override func updateIfNeeded() {
    for binding in bindings { binding.updateIfNeeded() }
  }
}

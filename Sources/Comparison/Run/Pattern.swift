/// The two patterns that are compared.
public nonisolated enum Pattern: String, CaseIterable, Sendable {
  /// Model, view, controller.
  case mvc = "MVC"
  /// Model, view, view model.
  case mvvm = "MVVM"
}

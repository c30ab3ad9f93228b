/// Those who want to be told, held weakly: being told keeps no screen alive.
final class Observers<Observer> {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  /// Adds an observer, which must be an object.
  func add(_ observer: Observer) {
    references.removeAll { $0.object == nil }
    references.append(Reference(object: observer as AnyObject))
  }

  /// Tells those that are still there, in the order in which they came.
  func forEach(_ tell: (Observer) -> Void) {
    for reference in references {
      if let observer = reference.object as? Observer { tell(observer) }
    }
  }
}

import Answering
import Testing

// Set before each run of the tests, and only read while they run.
nonisolated(unsafe) private var fault = ""

/// The binding of the exercise, right or with a fault.
struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let memory: Memory<Value>

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
    memory = Memory(first: get())
  }

  var wrappedValue: Value {
    get {
      switch fault {
      case "reads-a-copy": memory.hasWritten ? get() : memory.first
      case "believes-itself": memory.written ?? get()
      default: get()
      }
    }
    nonmutating set {
      defer { memory.remember(newValue) }
      switch fault {
      case "never-writes-back": break
      case "ignores-equal-values" where isEqual(newValue, get()): break
      case "writes-the-old-value": set(get())
      default: set(newValue)
      }
    }
  }

  private func isEqual(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}

/// What a faulty binding remembers, and a right one does not need.
private final class Memory<Value> {
  let first: Value
  private(set) var written: Value?

  init(first: Value) {
    self.first = first
  }

  var hasWritten: Bool { written != nil }

  func remember(_ value: Value) {
    written = value
  }
}

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    fault = question.check
    return outcome(ofTestsWithStatus: await Testing.__swiftPMEntryPoint(passing: nil))
  }
}

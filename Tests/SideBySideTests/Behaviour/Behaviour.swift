import Testing

/// Something that an app must do, whichever pattern it is built in.
nonisolated struct Behaviour: Sendable, CustomTestStringConvertible {
  /// The clauses of the specification, a colon, and what the app must do.
  let name: String

  private let prepare: @MainActor @Sendable (Stage) -> Void
  private let check: @MainActor @Sendable (any AppDriver) throws -> Void

  /// Creates a behaviour.
  ///
  /// - Parameters:
  ///   - name: The clauses, a colon, and what the app must do.
  ///   - prepare: Makes things as they must be before the app is launched.
  ///   - check: Uses the started app, and throws a ``Mismatch`` if it does something else.
  init(
    _ name: String, given prepare: @escaping @MainActor @Sendable (Stage) -> Void = { _ in },
    check: @escaping @MainActor @Sendable (any AppDriver) throws -> Void
  ) {
    self.name = name
    self.prepare = prepare
    self.check = check
  }

  /// All behaviours.
  static let all = checklist + fasting + storage

  /// Launches an app, and checks it.
  ///
  /// - Throws: a ``Mismatch`` if the app does not behave so, or why a script could not go on.
  @MainActor
  func verify(_ makeDriver: (Stage) -> any AppDriver) throws {
    let stage = Stage()
    prepare(stage)
    let driver = makeDriver(stage)
    driver.player.start()
    try check(driver)
  }

  var testDescription: String { name }
}

nonisolated extension Behaviour {
  /// The clauses of the specification that the behaviour covers.
  var clauses: [String] {
    name.prefix { $0 != ":" }.split(separator: ", ").map(String.init)
  }
}

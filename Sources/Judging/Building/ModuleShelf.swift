import Foundation

// The lock guards the only state.
/// The compiled modules of this workspace, each looked for once.
final class ModuleShelf: @unchecked Sendable {
  private let lock = NSLock()
  private let prepare: @Sendable (String) throws -> SupportModule
  private var modules: [String: SupportModule] = [:]

  /// Creates a shelf.
  ///
  /// - Parameter prepare: Finds a module, or compiles it.
  init(prepare: @escaping @Sendable (String) throws -> SupportModule) {
    self.prepare = prepare
  }

  /// The module of a name; whoever else wants one meanwhile waits.
  subscript(name: String) -> SupportModule {
    get throws {
      try lock.withLock {
        if let module = modules[name] { return module }
        let module = try prepare(name)
        modules[name] = module
        return module
      }
    }
  }
}

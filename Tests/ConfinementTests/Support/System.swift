import Confinement
import Testing

/// What the system allows, found out by starting a program.
enum System {
  /// Whether programs can be isolated.
  static let isolates = protections.contains(.isolated)
  /// Whether programs can be kept from starting others.
  static let forbidsProcesses = protections.contains(.noProcesses)
  /// Whether isolated programs have `/proc`, which tells what else they have.
  static let showsProcesses =
    isolates && (try? Program(script: "[ -r /proc/self/stat ]").isolated().run().status) == 0

  static let noIsolation: Comment =
    "This system has no namespaces, or a container or a setting keeps them from this user."
  static let noForbidding: Comment =
    "This system can't keep this user's programs from starting others."

  private static let protections =
    (try? Program(script: "exit").isolated().forbiddenProcesses().run().protections) ?? []
}

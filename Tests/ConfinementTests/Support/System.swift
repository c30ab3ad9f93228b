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

  /// Whether processes of isolated programs can be limited.
  static let limitsProcesses = isolates && protections.contains(.processLimit)

  static let noIsolation: Comment =
    "This system has no namespaces, or a container or a setting keeps them from this user."
  static let noForbidding: Comment =
    "This system can't keep this user's programs from starting others."

  static let noProcessLimit: Comment =
    "This system has no namespaces, or this user is root and can't become another."

  private static let protections: confined_protections = {
    guard var program = try? Program(script: "exit").isolated().forbiddenProcesses() else {
      return []
    }
    program.settings.processes = 1
    return (try? program.run().protections) ?? []
  }()
}

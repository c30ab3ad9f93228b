import Confinement

/// What kept a program from the rest of the machine while it ran.
public struct Protections: Hashable, Sendable {
  private let flags: UInt32

  init(_ protections: confined_protections) {
    flags = protections.rawValue
  }

  /// Those that are there, in words.
  public var names: [String] {
    let all: [(confined_protections, String)] = [
      (.limits, "limits"), (.memoryLimit, "a limit of memory"),
      (.noProcesses, "no new processes"), (.privateProcesses, "no view of other processes"),
      (.noNetwork, "no network"), (.privateFiles, "a private file system"),
    ]
    return all.filter { flags & $0.0.rawValue != 0 }.map(\.1)
  }
}

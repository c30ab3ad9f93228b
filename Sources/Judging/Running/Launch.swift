import Foundation

/// A program to be started, and what it may use.
public struct Launch: Sendable {
  /// The program.
  public var program: URL
  /// What stands on its command line, after its name.
  public var arguments: [String]
  /// Its environment, whole.
  public var environment: [String: String]
  /// The folder in which it works.
  public var folder: URL
  /// What it may use.
  public var limits: Limits
  /// How far it is shut off from the rest.
  public var isolation: Isolation

  /// Describes a program to be started.
  public init(
    _ program: URL, arguments: [String] = [], environment: [String: String] = [:], in folder: URL,
    limits: Limits, isolation: Isolation = .none
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.limits = limits
    self.isolation = isolation
  }
}

/// How far a program is shut off from the rest of the machine.
public enum Isolation: Hashable, Sendable {
  /// Not at all.
  case none
  /// As far as the system allows: no other processes, no network, and no files but the ones named.
  case full(readable: [String])
}

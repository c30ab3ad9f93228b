import Foundation

/// A process to be started, with what `posix_spawn` needs to know.
struct Spawn {
  /// What may be done in the process before it becomes the program.
  enum Action {
    /// To open a file as a descriptor.
    case open(path: String, as: Int32)
    /// To have a descriptor under another number, too.
    case duplicate(Int32, as: Int32)
  }

  /// The flag for a process in a session of its own.
  static let newSession: Int32 = {
    #if canImport(Darwin)
      Int32(POSIX_SPAWN_SETSID)
    #else
      0x80  // POSIX_SPAWN_SETSID, which Swift doesn't see here.
    #endif
  }()
  /// The flag for a process in a group of its own.
  static let newJob = Int32(POSIX_SPAWN_SETPGROUP)

  var program: String
  var arguments: [String] = []
  var environment: [String: String]
  /// None, ``newSession`` or ``newJob``.
  var flags: Int32 = 0
  var actions: [Action] = []
  /// Signals that are to do what they usually do.
  var usualSignals: [Int32] = []

  /// Starts the process; returns its identifier.
  func start() throws(TrialError) -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var files: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&files)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&files)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in usualSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // The thread that starts a process may have blocked signals, as those of tests have.
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let signalFlags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags | signalFlags))
    for action in actions {
      switch action {
      case .open(let path, let number):
        posix_spawn_file_actions_addopen(&files, number, path, O_RDWR, 0)
      case .duplicate(let descriptor, let number):
        posix_spawn_file_actions_adddup2(&files, descriptor, number)
      }
    }
    var words = ([program] + arguments).map { strdup($0) }
    var variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    words.append(nil)
    variables.append(nil)
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &files, &attributes, words, variables)
    guard code == 0 else { throw TrialError("start \(program)", code: code) }
    return process
  }
}

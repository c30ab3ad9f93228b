import Foundation

/// A folder of someone else's that is kept open while it is read.
///
/// Nothing in it is reached through a link, and what it is called meanwhile makes no difference.
final class OpenFolder {
  /// What can lie in a folder.
  enum Kind {
    case file, folder, link, other
  }

  /// What came of reading a file.
  enum Reading {
    case content(Data)
    case missing
    /// It isn't what an answer has to be; why, to follow the file's name.
    case unusable(String)
  }

  private let descriptor: Int32

  /// Opens the folder at a path that whoever runs the grader has named; links are followed.
  init(at path: String) throws(GradingError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw GradingError("can't read the folder \(path): \(String(cString: strerror(errno)))")
    }
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder in this one; `nil` if it is none, or can't be read.
  func folder(_ name: FileName) -> OpenFolder? {
    let opened = name.withPath {
      openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    return opened >= 0 ? OpenFolder(descriptor: opened) : nil
  }

  /// What is in the folder, sorted by name.
  func names() -> [FileName] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [FileName] = []
    while let entry = readdir(stream) {
      let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let text = (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self)
      let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
      names.append(FileName(bytes: Array(bytes)))
    }
    return names.filter { $0 != FileName(".") && $0 != FileName("..") }.sorted()
  }

  /// What lies under a name; `nil` if it is nothing.
  func kind(of name: FileName) -> Kind? {
    var status = stat()
    guard name.withPath({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      return nil
    }
    return Kind(status)
  }

  /// Reads a regular file of at most so many bytes.
  func read(_ name: FileName, limit: Int) -> Reading {
    switch kind(of: name) {
    case nil: return .missing
    case .link?: return .unusable("is a link, and not a file")
    case .folder?: return .unusable("is a folder, and not a file")
    case .other?: return .unusable("is no regular file")
    case .file?: break
    }
    // It may have become something else since; a pipe would make the opening wait.
    let file = name.withPath {
      openat(descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard file >= 0 else {
      return .unusable("can't be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, Kind(status) == .file else {
      return .unusable("is no regular file")
    }
    do {
      var content = Data()
      while content.count <= limit,
        let part = try handle.read(upToCount: limit + 1 - content.count),
        !part.isEmpty
      {
        content += part
      }
      return content.count > limit
        ? .unusable("is larger than \(limit >> 10) KB") : .content(content)
    } catch {
      return .unusable("can't be read: \(error.localizedDescription)")
    }
  }
}

extension OpenFolder.Kind {
  fileprivate init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}

extension FileName {
  /// Calls `body` with the name as C wants it.
  fileprivate func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { path in
        // A buffer with an element has an address.
        path.baseAddress.map(body) ?? "".withCString(body)
      }
    }
  }
}

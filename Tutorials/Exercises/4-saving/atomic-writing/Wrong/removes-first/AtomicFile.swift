/// A file that is replaced as a whole: at every moment it is the old one or the new one.
struct AtomicFile {
  /// Where the file is.
  let path: String
  /// The disk that it is on.
  let disk: any Disk

  /// Puts `text` in place of what the file holds.
  ///
  /// - Throws: the disk's error. The file is then what it was, and no other file is left.
  func write(_ text: String) throws {
    let newPath = path + ".new"
    do {
      try disk.write(text, to: newPath)
      // A file of that name must not be there.
      try? disk.remove(path)
      try disk.rename(newPath, to: path)
    } catch {
      try? disk.remove(newPath)
      throw error
    }
  }
}

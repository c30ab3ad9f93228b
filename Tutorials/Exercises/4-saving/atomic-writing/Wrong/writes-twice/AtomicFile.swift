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
    let trial = path + ".new"
    do {
      // If there is room for it here, there is room for it there.
      try disk.write(text, to: trial)
      try disk.remove(trial)
    } catch {
      try? disk.remove(trial)
      throw error
    }
    try disk.write(text, to: path)
  }
}

/// A disk in memory, on which all that goes wrong on real ones can be made to go wrong.
final class MemoryDisk: Disk {
  /// The text of each file, by its path.
  private(set) var files: [String: String]
  /// How many characters can still be written.
  var room = Int.max
  /// Whether files can be renamed.
  var allowsRenaming = true
  /// How many more steps there is power for.
  var stepsLeft = Int.max

  /// Creates a disk with some files.
  init(_ files: [String: String] = [:]) {
    self.files = files
  }

  func write(_ text: String, to path: String) throws {
    try step()
    files[path] = ""
    for character in text {
      try step()
      guard room > 0 else { throw DiskError.full }
      room -= 1
      files[path, default: ""].append(character)
    }
  }

  func rename(_ path: String, to newPath: String) throws {
    try step()
    guard folder(of: path) == folder(of: newPath) else { throw DiskError.otherFolder }
    guard allowsRenaming else { throw DiskError.noPermission }
    guard let text = files[path] else { throw DiskError.noSuchFile }
    files[path] = nil
    files[newPath] = text
  }

  func remove(_ path: String) throws {
    try step()
    guard files[path] != nil else { throw DiskError.noSuchFile }
    files[path] = nil
  }

  private func step() throws {
    guard stepsLeft > 0 else { throw DiskError.noPower }
    stepsLeft -= 1
  }

  private func folder(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }
}

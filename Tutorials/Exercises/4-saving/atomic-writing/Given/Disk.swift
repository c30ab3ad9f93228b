/// A disk, as far as saving needs one.
protocol Disk: AnyObject {
  /// Writes `text` to the file at `path`, character by character.
  ///
  /// What was in the file is gone with the first step.
  func write(_ text: String, to path: String) throws

  /// Gives the file at `path` the path `newPath`, in one step.
  ///
  /// A file that is there already is replaced. Both paths must be in one folder: only then can a
  /// disk do it in one step.
  func rename(_ path: String, to newPath: String) throws

  /// Removes the file at `path`.
  func remove(_ path: String) throws
}

/// What can go wrong on a disk.
enum DiskError: Error {
  case full
  case noPermission
  case noPower
  case noSuchFile
  case otherFolder
}

import Foundation

/// Something other than a file stands where a file is wanted.
///
/// Reading such a thing may never end, and replacing it would break more than a list.
struct IrregularFileError: Error {
  /// Whether it is a folder, and not a device, a pipe or the like.
  var isFolder: Bool
}

extension URL {
  /// Makes sure that what is here, or where the link here leads, is an ordinary file, or nothing.
  ///
  /// - Throws: ``IrregularFileError`` if it is anything else.
  func checkIsRegularFileIfThere() throws(IrregularFileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let type = status.st_mode & S_IFMT
    if type != S_IFREG { throw IrregularFileError(isFolder: type == S_IFDIR) }
  }
}

import Foundation

extension Error {
  /// Why something failed, in a sentence for the user.
  var reason: String {
    switch self {
    case let error as IrregularFileError:
      error.isFolder ? "It is a folder." : "It is a device or a pipe, and not a file."
    case is DecodingError, CocoaError.fileReadCorruptFile, CocoaError.propertyListReadCorrupt:
      "It is damaged, or not a list of this app."
    case CocoaError.fileReadNoPermission, CocoaError.fileWriteNoPermission:
      "You don't have the permission."
    case CocoaError.fileWriteOutOfSpace: "The disk is full."
    case CocoaError.fileWriteVolumeReadOnly: "The disk can only be read."
    case CocoaError.fileReadNoSuchFile: "It is a link that leads nowhere."
    case CocoaError.fileWriteFileExists: "A part of its path is not a folder."
    case let error as POSIXError: error.code.reason
    default: cause?.reason ?? (self as NSError).localizedDescription
    }
  }

  /// The system's error that Foundation's more general one stands for.
  private var cause: POSIXError? {
    (self as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
  }
}

extension POSIXErrorCode {
  fileprivate var reason: String {
    switch self {
    case .EACCES, .EPERM: "You don't have the permission."
    case .ENOSPC, .EDQUOT: "The disk is full."
    case .EROFS: "The disk can only be read."
    case .EISDIR: "It is a folder."
    case .ENOTDIR: "A part of its path is not a folder."
    case .ELOOP: "It is a link that leads to itself."
    case .EFBIG: "The file would be larger than is allowed here."
    case .ENAMETOOLONG: "Its name is too long."
    default: String(cString: strerror(rawValue)) + "."
    }
  }
}

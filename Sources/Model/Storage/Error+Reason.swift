import Foundation

extension Error {
  /// Why something failed, in a sentence for the user.
  var reason: String {
    switch self {
    case is DecodingError: "It is damaged, or not a list of this app."
    case CocoaError.fileReadCorruptFile, CocoaError.propertyListReadCorrupt:
      "It is damaged, or not a list of this app."
    case CocoaError.fileReadNoPermission, CocoaError.fileWriteNoPermission:
      "You don't have the permission."
    case CocoaError.fileWriteOutOfSpace: "The disk is full."
    case CocoaError.fileWriteVolumeReadOnly: "The disk can only be read."
    case CocoaError.fileReadNoSuchFile: "It is a link that leads nowhere."
    case let error as POSIXError: String(cString: strerror(error.code.rawValue)) + "."
    default: (self as NSError).localizedDescription
    }
  }
}

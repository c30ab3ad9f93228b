import Foundation

/// Strings as C takes a list of them: pointers, and a null at the end.
struct CStrings {
  private let strings: [String]

  init(_ strings: [String]) {
    self.strings = strings
  }

  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}

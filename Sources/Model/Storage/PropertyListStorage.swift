import Foundation

/// Keeps a list in a property-list file.
///
/// Reads XML and binary property lists and writes binary ones, in which any name is safe: XML has
/// no way to write most control characters. A symbolic link is followed, and a file that is there
/// keeps its mode.
public final class PropertyListStorage<Value: Codable & Sendable>: Storage, Sendable
where Value: RangeReplaceableCollection, Value.Element: Codable {
  /// The file.
  public let url: URL

  /// Creates a storage in the file at `url`.
  ///
  /// Its folder is made when first needed.
  public init(url: URL) {
    self.url = url
  }

  /// The list in the file, or `nil` if there is no file.
  public func load() throws(StorageProblem) -> Value? {
    do {
      return try PropertyListDecoder().decode(Value.self, from: bytes())
    } catch CocoaError.fileReadNoSuchFile where !url.isSymbolicLink {
      return nil
    } catch {
      throw StorageProblem(.unreadable, path: url.path, reason: error.reason)
    }
  }

  /// The elements of a damaged list that can be read, or `nil` if none can.
  public func salvage() -> Salvage<Value>? {
    let decoder = PropertyListDecoder()
    guard
      let list = try? decoder.decode(ReadableElements<Value.Element>.self, from: bytes()),
      !list.elements.isEmpty
    else { return nil }
    return Salvage(
      value: Value(list.elements),
      problem: StorageProblem(
        .unreadable, path: url.path,
        reason: """
          It is damaged. Of \(list.total) entries, \(list.elements.count) could be read and are \
          shown here.
          """))
  }

  private func bytes() throws -> Data {
    try url.checkIsRegularFileIfThere()
    let data = try Data(contentsOf: url)
    guard PropertyListBytes(data).areDecodable else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return data
  }

  /// Writes `value` to a new file beside the old one, and puts it in its place in one step.
  public func save(_ value: Value) throws(StorageProblem) {
    do {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try AtomicFile(url: url).write(encoder.encode(value))
    } catch {
      throw StorageProblem(.unsaved, path: url.path, reason: error.reason)
    }
  }

  /// Gives the file another name, like `Checklist (damaged).plist`.
  public func setAside() throws(StorageProblem) {
    do {
      try FileManager.default.moveItem(at: url, to: unusedName())
    } catch {
      throw StorageProblem(.unreadable, path: url.path, reason: error.reason)
    }
  }

  private func unusedName() -> URL {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    let names = (1...).lazy.map { number in
      folder.appending(path: "\(name) (damaged\(number == 1 ? "" : " \(number)")).plist")
    }
    return names.first { !$0.exists } ?? url
  }
}

extension URL {
  fileprivate var exists: Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}

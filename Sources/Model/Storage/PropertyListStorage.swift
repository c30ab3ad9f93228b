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
  /// Folders for a copy when the file can't be written, the best first.
  private let otherFolders: [URL]

  /// Creates a storage in the file at `url`.
  ///
  /// Its folder is made when first needed.
  ///
  /// - Parameter otherFolders: where a copy is saved when the file can't be; nowhere unless said.
  public init(url: URL, otherFolders: [URL] = []) {
    self.url = url
    self.otherFolders = otherFolders
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
      try write(value, to: url)
    } catch {
      throw StorageProblem(.unsaved, path: url.path, reason: error.reason)
    }
  }

  private func write(_ value: Value, to url: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try AtomicFile(url: url).write(encoder.encode(value))
  }

  /// Writes `value` to the first of the other folders in which that is possible.
  ///
  /// The file gets a name like `Checklist (copy).plist`.
  public func saveCopy(_ value: Value) -> String? {
    for folder in otherFolders {
      let copy = unusedName(in: folder, for: "copy")
      if (try? write(value, to: copy)) != nil { return copy.path }
    }
    return nil
  }

  /// Gives the file another name, like `Checklist (damaged).plist`.
  public func setAside() throws(StorageProblem) {
    let aside = unusedName(in: url.deletingLastPathComponent(), for: "damaged")
    do {
      try FileManager.default.moveItem(at: url, to: aside)
    } catch {
      throw StorageProblem(.unreadable, path: url.path, reason: error.reason)
    }
  }

  private func unusedName(in folder: URL, for purpose: String) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    let names = (1...).lazy.map { number in
      folder.appending(path: "\(name) (\(purpose)\(number == 1 ? "" : " \(number)")).plist")
    }
    return names.first { !$0.exists } ?? url
  }
}

extension URL {
  fileprivate var exists: Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}

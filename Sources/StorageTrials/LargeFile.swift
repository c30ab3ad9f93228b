import Foundation
import RandomNumbers
import Model

/// A large file of a checklist.
public struct LargeFile {
  /// What large files hold.
  enum Content: String, CaseIterable {
    /// A list of many items in XML.
    case manyItems = "a list of many items"
    /// The same, with one that can't be read.
    case oneDamaged = "the same with one damaged"
    /// One item with a long name.
    case longName = "an item with a long name"
    /// Arrays in arrays.
    case nested = "arrays in arrays"
    /// Zeros.
    case zeros = "zeros"
  }

  private let url: URL

  /// Creates a file at `url`.
  public init(url: URL) {
    self.url = url
  }

  /// Writes the file, piece by piece, until it has `size` bytes.
  func write(_ content: Content, size: Int) throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"
    var numbers = SplitMix64(state: 1)
    var piece: () -> String
    var (beginning, end) = (head, "</plist>")
    switch content {
    case .manyItems, .oneDamaged:
      beginning +=
        "<array>" + (content == .oneDamaged ? "<dict><key>id</key><true/></dict>" : "")
      end = "</array>" + end
      piece = { Self.item(name: "Item", numbers: &numbers) }
    case .longName:
      let parts = Self.item(name: "|", numbers: &numbers).split(separator: "|")
      beginning += "<array>" + parts[0]
      end = parts[1] + "</array>" + end
      piece = { "a long name that does not end, " }
    case .nested: piece = { "<array>" }
    case .zeros:
      (beginning, end) = ("", "")
      piece = { "\0\0\0\0\0\0\0\0" }
    }
    try file.write(contentsOf: Data(beginning.utf8))
    var written = 0
    while written < size {
      let pieces = Data((0..<10_000).map { _ in piece() }.joined().utf8)
      try file.write(contentsOf: pieces)
      written += pieces.count
    }
    try file.write(contentsOf: Data(end.utf8))
  }

  private static func item(name: String, numbers: inout SplitMix64) -> String {
    """
    <dict><key>id</key><string>\(UUID.random(using: &numbers))</string>\
    <key>name</key><string>\(name)</string><key>isChecked</key><true/></dict>
    """
  }

  /// Loads the file into a store, and prints how it went.
  @MainActor
  public func load() {
    let start = ContinuousClock.now
    let store = ChecklistStore(storage: PropertyListStorage(url: url))
    let seconds = start.duration(to: .now) / .seconds(1)
    let count = store.checklist.items.count
    print(
      "\(String(format: "%.1f", seconds)) s, \(ResourceUse.peakMemory >> 20) MB, \(count) items"
        + (store.problem.map { ": \($0.reason)" } ?? ""))
  }
}

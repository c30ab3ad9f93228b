/// The elements of a stored list that can be read, where some can't.
struct ReadableElements<Element: Decodable>: Decodable {
  /// Those that can be read, in their order.
  private(set) var elements: [Element] = []
  /// How many are stored, readable or not.
  private(set) var total = 0

  /// Whether an element can be read never keeps the next from being read.
  private struct Attempt: Decodable {
    var element: Element?

    init(from decoder: any Decoder) {
      element = try? Element(from: decoder)
    }
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      total += 1
      if let element = try container.decode(Attempt.self).element { elements.append(element) }
    }
  }
}

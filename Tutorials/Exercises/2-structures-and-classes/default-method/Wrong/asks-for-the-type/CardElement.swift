/// What lies on a card.
protocol CardElement {
  /// Which element this is.
  var id: Int { get }
  /// What kind of element this is, in a word.
  var kind: String { get }
}

extension CardElement {
  /// The kind and the number, which will do for most.
  func spokenText() -> String {
    if let element = self as? TextElement { return element.text }
    return "\(kind) \(id)"
  }
}

/// A picture on a card.
struct ImageElement: CardElement {
  let id: Int
  let kind = "image"
}

/// Some words on a card.
struct TextElement: CardElement {
  let id: Int
  let kind = "text"
  /// The words.
  var text: String
}

/// What VoiceOver says of several elements, one after the other.
func spokenTexts(of elements: [any CardElement]) -> [String] {
  elements.map { $0.spokenText() }
}

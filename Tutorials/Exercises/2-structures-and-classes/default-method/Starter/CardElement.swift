/// What lies on a card.
protocol CardElement {
  /// Which element this is.
  var id: Int { get }
  /// What kind of element this is, in a word.
  var kind: String { get }
}

extension CardElement {
  /// What VoiceOver says of the element.
  func spokenText() -> String {
    // TODO: By default, say the kind and the number: “image 3”.
    kind
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

  // TODO: A text says its words, also when it is one of many elements.
}

/// What VoiceOver says of several elements, one after the other.
func spokenTexts(of elements: [any CardElement]) -> [String] {
  elements.map { $0.spokenText() }
}

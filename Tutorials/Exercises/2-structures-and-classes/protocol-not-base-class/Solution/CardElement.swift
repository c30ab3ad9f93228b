/// What lies on a card.
protocol CardElement {
  /// Which element this is.
  var id: Int { get }
  /// How far it was moved.
  var offset: Int { get set }
}

/// A picture on a card.
struct ImageElement: CardElement {
  let id: Int
  var offset = 0
  /// The picture.
  var imageName: String
}

/// Some words on a card.
struct TextElement: CardElement {
  let id: Int
  var offset = 0
  /// The words.
  var text: String
}

/// A card with what lies on it.
struct Card {
  /// The elements, from back to front.
  var elements: [any CardElement]

  /// Moves the element with the identity `id`.
  mutating func move(_ id: Int, by distance: Int) {
    for position in elements.indices where elements[position].id == id {
      elements[position].offset += distance
    }
  }
}

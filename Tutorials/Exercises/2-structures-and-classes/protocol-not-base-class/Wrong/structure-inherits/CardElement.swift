/// What lies on a card.
class CardElement {
  /// Which element this is.
  let id: Int
  /// How far it was moved.
  var offset: Int

  /// Creates an element.
  init(id: Int, offset: Int = 0) {
    self.id = id
    self.offset = offset
  }
}

/// A picture on a card.
struct ImageElement: CardElement {
  /// The picture.
  var imageName: String
}

/// Some words on a card.
struct TextElement: CardElement {
  /// The words.
  var text: String
}

/// A card with what lies on it.
struct Card {
  /// The elements, from back to front.
  var elements: [CardElement]

  /// Moves the element with the identity `id`.
  mutating func move(_ id: Int, by distance: Int) {
    for position in elements.indices where elements[position].id == id {
      elements[position].offset += distance
    }
  }
}

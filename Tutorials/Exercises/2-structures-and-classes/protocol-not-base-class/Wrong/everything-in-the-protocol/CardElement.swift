/// What lies on a card.
protocol CardElement {
  /// Which element this is.
  var id: Int { get }
  /// How far it was moved.
  var offset: Int { get set }
  /// The picture, if this is an image.
  var imageName: String { get set }
  /// The words, if this is a text.
  var text: String { get set }
}

/// A picture on a card.
struct ImageElement: CardElement {
  let id: Int
  var offset = 0
  /// The picture.
  var imageName: String
  var text = ""
}

/// Some words on a card.
struct TextElement: CardElement {
  let id: Int
  var offset = 0
  var imageName = ""
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

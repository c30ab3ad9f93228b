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
final class ImageElement: CardElement {
  /// The picture.
  var imageName: String

  /// Creates an image.
  init(id: Int, offset: Int = 0, imageName: String) {
    self.imageName = imageName
    super.init(id: id, offset: offset)
  }
}

/// Some words on a card.
final class TextElement: CardElement {
  /// The words.
  var text: String

  /// Creates a text.
  init(id: Int, offset: Int = 0, text: String) {
    self.text = text
    super.init(id: id, offset: offset)
  }
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

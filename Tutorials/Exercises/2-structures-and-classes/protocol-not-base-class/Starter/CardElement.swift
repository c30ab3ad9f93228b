/// What lies on a card.
// TODO: Say only what all elements have in common, in a protocol.
class CardElement {
  /// Which element this is.
  let id: Int
  /// How far it was moved.
  var offset: Int
  /// The picture, if this is an image.
  var imageName = ""
  /// The words, if this is a text.
  var text = ""

  /// Creates an element.
  init(id: Int, offset: Int = 0) {
    self.id = id
    self.offset = offset
  }
}

/// A picture on a card.
// TODO: Make it a value that has what an image needs.
final class ImageElement: CardElement {
  /// Creates an image.
  init(id: Int, offset: Int = 0, imageName: String) {
    super.init(id: id, offset: offset)
    self.imageName = imageName
  }
}

/// Some words on a card.
// TODO: Make it a value that has what a text needs.
final class TextElement: CardElement {
  /// Creates a text.
  init(id: Int, offset: Int = 0, text: String) {
    super.init(id: id, offset: offset)
    self.text = text
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

/// What lies on a card.
protocol CardElement: AnyObject {
  /// Which element this is.
  var id: Int { get }
  /// How far it was moved.
  var offset: Int { get set }
}

/// A picture on a card.
final class ImageElement: CardElement {
  let id: Int
  var offset = 0
  /// The picture.
  var imageName: String

  init(id: Int, offset: Int = 0, imageName: String) {
    self.id = id
    self.offset = offset
    self.imageName = imageName
  }
}

/// Some words on a card.
final class TextElement: CardElement {
  let id: Int
  var offset = 0
  /// The words.
  var text: String

  init(id: Int, offset: Int = 0, text: String) {
    self.id = id
    self.offset = offset
    self.text = text
  }
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

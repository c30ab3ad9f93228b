import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "image-has-its-own":
      return "An image has \(properties(of: ImageElement(id: 1, imageName: "dog")))."
    case "text-has-its-own":
      return "A text has \(properties(of: TextElement(id: 1, text: "Rex")))."
    case "begins-at-zero":
      let image = ImageElement(id: 1, imageName: "dog")
      let text = TextElement(id: 2, text: "Rex")
      return "The offsets are \(image.offset) and \(text.offset)."
    case "any-move":
      var card = randomCard(&question)
      let before = told(card)
      let (id, distance) = randomMove(&question, on: card)
      card.move(id, by: distance)
      return "\(before)\n\(id) moved by \(distance): \(told(card))"
    case "any-duplicate":
      let card = randomCard(&question)
      let before = told(card)
      let (id, distance) = randomMove(&question, on: card)
      var duplicate = card
      duplicate.move(id, by: distance)
      return """
        \(before)
        \(id) moved by \(distance) in a duplicate: \(told(duplicate))
        The first card is still: \(told(card))
        """
    default: return "unknown check"
    }
  }

  private static func randomCard(_ question: inout Question) -> Card {
    let words = question.words(question.number(in: 2...4))
    var card = Card(elements: [])
    for (position, word) in words.enumerated() {
      let id = position + 1
      let offset = question.number(in: 1...9)
      if question.flip() {
        card.elements.append(ImageElement(id: id, offset: offset, imageName: word))
      } else {
        card.elements.append(TextElement(id: id, offset: offset, text: word))
      }
    }
    return card
  }

  private static func randomMove(
    _ question: inout Question, on card: Card
  ) -> (id: Int, distance: Int) {
    (question.number(in: 1...card.elements.count), question.number(in: 10...90))
  }

  private static func told(_ card: Card) -> String {
    card.elements.map { element in
      switch element {
      case let image as ImageElement: "\(image.id) image \(image.imageName) at \(image.offset)"
      case let text as TextElement: "\(text.id) text \(text.text) at \(text.offset)"
      default: "something else"
      }
    }.joined(separator: ", ")
  }

  private static func properties(of element: Any) -> String {
    let mirror = Mirror(reflecting: element)
    var inherited: [String] = []
    var base = mirror.superclassMirror
    while let mirror = base {
      inherited += names(in: mirror)
      base = mirror.superclassMirror
    }
    let own = told(names(in: mirror))
    return inherited.isEmpty ? own : "\(own) and inherits \(told(inherited))"
  }

  private static func names(in mirror: Mirror) -> [String] {
    mirror.children.compactMap(\.label)
  }

  private static func told(_ names: [String]) -> String {
    names.isEmpty ? "nothing of its own" : names.sorted().joined(separator: ", ")
  }
}

import Answering

@main
enum Checks: ExerciseChecks {
  static func answer(_ question: inout Question) async throws -> String {
    switch question.check {
    case "image-uses-the-default": return ImageElement(id: 3).spokenText()
    case "text-says-its-words":
      return TextElement(id: 4, text: "Walk the dog").spokenText()
    case "any-elements":
      let elements = randomElements(&question, kinds: 0...1)
      return "\(described(elements)): \(spokenTexts(of: elements))"
    case "other-kinds":
      let elements = randomElements(&question, kinds: 0...3)
      return "\(described(elements)): \(spokenTexts(of: elements))"
    default: return "unknown check"
    }
  }

  private static func randomElements(
    _ question: inout Question, kinds: ClosedRange<Int>
  ) -> [any CardElement] {
    let first = question.number(in: 1...90)
    let elements = kinds.map { kind -> any CardElement in
      switch kind {
      case 0: ImageElement(id: first)
      case 1: TextElement(id: first + 1, text: question.word())
      case 2: ColorElement(id: first + 2)
      default: StickerElement(id: first + 3, mood: question.word())
      }
    }
    return question.shuffled(elements)
  }

  private static func described(_ elements: [any CardElement]) -> String {
    elements.map { "\($0.kind) \($0.id)" }.joined(separator: ", ")
  }
}

/// A kind that has no more to say than most.
private struct ColorElement: CardElement {
  let id: Int
  let kind = "color"
}

/// A kind that speaks for itself.
private struct StickerElement: CardElement {
  let id: Int
  let kind = "sticker"
  let mood: String

  func spokenText() -> String {
    "a sticker of \(mood)"
  }
}

/// One thing that an answer must do.
public struct Check: Hashable, Sendable {
  /// What the check is called, as a slug.
  public let name: String
  /// What must hold, as a sentence.
  public let sentence: String
  /// What must come of it; `nil` if it is asked of several cases, and the solution says what is right.
  public let expected: String?
  /// Of how many random cases it is asked; 0 if it has no cases.
  public let cases: Int
  /// A piece of the learner's code: the line that has it is the place to look at.
  public let place: String
  /// What to think about when it fails.
  public let thought: String
  /// What it is worth.
  public let points: Int
  /// The checks without which this one tells nothing.
  public let needs: [String]
  /// Whether only graders ask it.
  public let isHidden: Bool
}

extension Check: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name, sentence, expected, cases, points, needs
    case place = "at"
    case thought = "think"
    case isHidden = "hidden"
  }

  /// Reads a check; what can be left out has a default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    sentence = try container.decode(String.self, forKey: .sentence)
    expected = try container.decodeIfPresent(String.self, forKey: .expected)
    cases = try container.decodeIfPresent(Int.self, forKey: .cases) ?? 0
    place = try container.decode(String.self, forKey: .place)
    thought = try container.decode(String.self, forKey: .thought)
    points = try container.decodeIfPresent(Int.self, forKey: .points) ?? 1
    needs = try container.decodeIfPresent([String].self, forKey: .needs) ?? []
    isHidden = try container.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
    guard (expected == nil) == (1...20).contains(cases) else {
      throw DecodingError.dataCorruptedError(
        forKey: .expected, in: container,
        debugDescription: "check '\(name)' needs either 'expected' or 'cases' from 1 to 20")
    }
  }
}

/// What `exercise.json` says of an exercise.
struct ExerciseManifest: Sendable {
  let title: String
  let minutes: Int
  let idea: String
  let lesson: String?
  let modules: [String]
  let checksFrom: String?
  let shared: [String]
  let writesTests: Bool
  let checks: [Check]
  let hints: [String]
  let starterFails: [String]
  let starterDoesNotCompile: Bool
  let wrong: [WrongAnswer]
  let equalMutants: [EqualMutant]
  let formerIDs: [String]
}

extension ExerciseManifest: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title, minutes, idea, lesson, modules, checksFrom, shared, writesTests, checks, hints
    case starterFails, starterDoesNotCompile, wrong, equalMutants, formerIDs
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    minutes = try container.decode(Int.self, forKey: .minutes)
    idea = try container.decode(String.self, forKey: .idea)
    lesson = try container.decodeIfPresent(String.self, forKey: .lesson)
    modules = try container.decodeIfPresent([String].self, forKey: .modules) ?? []
    checksFrom = try container.decodeIfPresent(String.self, forKey: .checksFrom)
    shared = try container.decodeIfPresent([String].self, forKey: .shared) ?? []
    writesTests = try container.decodeIfPresent(Bool.self, forKey: .writesTests) ?? false
    checks = try container.decode([Check].self, forKey: .checks)
    hints = try container.decode([String].self, forKey: .hints)
    starterFails = try container.decodeIfPresent([String].self, forKey: .starterFails) ?? []
    starterDoesNotCompile =
      try container.decodeIfPresent(Bool.self, forKey: .starterDoesNotCompile) ?? false
    wrong = try container.decode([WrongAnswer].self, forKey: .wrong)
    equalMutants = try container.decodeIfPresent([EqualMutant].self, forKey: .equalMutants) ?? []
    formerIDs = try container.decodeIfPresent([String].self, forKey: .formerIDs) ?? []
  }
}

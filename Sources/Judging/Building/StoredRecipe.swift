import Foundation

/// What was found out about a toolchain, kept from one start to the next.
struct StoredRecipe: Codable {
  /// What the driver takes here.
  let flags: [String]
  /// What it does with them; `nil` if it has to be asked each time.
  let recipe: BuildRecipe?

  /// Reads the recipe, or finds it out and keeps it.
  ///
  /// - Parameter language: The flags that are needed in any case.
  static func recipe(
    for toolchain: Toolchain, language: [String], environment: [String: String], cache: URL
  ) throws -> StoredRecipe {
    let file = cache.appending(path: "recipe.json")
    if let data = try? Data(contentsOf: file),
      let stored = try? JSONDecoder().decode(StoredRecipe.self, from: data),
      // An earlier version of the course may have asked for others.
      stored.flags.starts(with: language)
    {
      return stored
    }
    let scratch = cache.appending(path: "probe-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let stored = try find(
      for: toolchain, language: language, environment: environment, scratch: scratch)
    try JSONEncoder().encode(stored).write(to: file, options: .atomic)
    return stored
  }

  private static func find(
    for toolchain: Toolchain, language: [String], environment: [String: String], scratch: URL
  ) throws -> StoredRecipe {
    #if os(Linux)
      // The quickest linker comes with the toolchain, but not with each.
      let quick = language + ["-use-ld=lld"]
      if let recipe = try BuildRecipe.probe(
        toolchain, flags: quick, environment: environment, scratch: scratch)
      {
        return StoredRecipe(flags: quick, recipe: recipe)
      }
    #endif
    return StoredRecipe(
      flags: language,
      recipe: try BuildRecipe.probe(
        toolchain, flags: language, environment: environment, scratch: scratch))
  }
}

/// The books on a shelf.
struct Shelf {
  /// Their titles, from left to right.
  var titles: [String] = []

  /// The titles that begin with a letter.
  func titles(beginningWith letter: Character) -> [String] {
    []
  }
}

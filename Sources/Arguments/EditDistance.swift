extension StringProtocol {
  /// How many characters must be inserted, deleted, replaced or exchanged with their neighbour to
  /// make one text from the other (the Damerau-Levenshtein distance of neighbouring exchanges).
  ///
  /// - Complexity: O(*m* · *n*) for texts of *m* and *n* characters.
  public func editDistance(to other: some StringProtocol) -> Int {
    let old = Array(self)
    let new = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for row in old.indices {
      var current = [row + 1]
      for column in new.indices {
        let isSame = old[row] == new[column]
        var distance = Swift.min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, old[row] == new[column - 1], old[row - 1] == new[column] {
          distance = Swift.min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[new.count]
  }

  /// The word that was probably meant, for a "did you mean"; `nil` if none is near.
  ///
  /// Case makes no difference. A word is near if about every third character is wrong, or if it
  /// only goes on after the text.
  public func nearest(in words: some Sequence<String>) -> String? {
    // Nothing so long is a slip of the fingers, and comparing it would take long.
    let meant = lowercased()
    guard !meant.isEmpty, meant.utf8.count <= 100 else { return nil }
    let allowed = (meant.count + 2) / 3
    let distances = words.map { word in
      (word: word, distance: meant.editDistance(to: word.lowercased()))
    }
    let closest = distances.filter { $0.distance <= allowed }.min { $0.distance < $1.distance }
    let longer = distances.first { meant.count > 1 && $0.word.lowercased().hasPrefix(meant) }
    return (closest ?? longer)?.word
  }
}

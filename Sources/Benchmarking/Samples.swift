/// Durations of one thing that was done several times.
struct Samples {
  private var seconds: [Double] = []

  /// Does something once and takes note of how long it took.
  mutating func measure(_ body: () throws -> Void) rethrows {
    let duration = try ContinuousClock().measure(body)
    seconds.append(duration / .seconds(1))
  }

  /// The middle one, in seconds: unlike the mean, a single slow one does not move it.
  var median: Double {
    let sorted = seconds.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

import Exercises
import TerminalUI

/// A hint in words.
public struct HintText {
  private let exercise: Exercise
  private let number: Int

  /// Creates the text of an exercise's hint.
  ///
  /// - Parameter number: Which it is, counted from 1.
  public init(_ exercise: Exercise, number: Int) {
    self.exercise = exercise
    self.number = number
  }

  /// The hint with its number.
  public var lines: [TextLine] {
    let text = TaskText(exercise.hints[number - 1]).lines
    let heading = TextLine("Hint \(number) of \(exercise.hints.count): ", style: .bold)
    guard let first = text.first else { return [heading] }
    return [TextLine(parts: heading.parts + first.parts)] + text.dropFirst()
  }
}

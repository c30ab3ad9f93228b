import Arguments
import Exercises

extension Course {
  /// The exercise of a name that somebody has typed.
  func exercise(named name: String) throws(ArgumentError) -> Exercise {
    if let exercise = self[name] { return exercise }
    let nearest = name.nearest(in: exercises.map(\.id))
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; 'course list' shows all"
    throw ArgumentError("there is no exercise \(name.quoted)\(hint)")
  }
}

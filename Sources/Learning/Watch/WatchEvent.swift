import Exercises
import Judging

/// What whoever watches an answer has to tell.
public enum WatchEvent: Sendable {
  /// A new content was saved, and is being judged.
  case began(Exercise.ID)
  /// It was judged.
  case ended(CheckReport)
  /// It couldn't be judged.
  case failed(Exercise.ID, reason: String)
  /// One of its files isn't there any more, or can't be read.
  case unreadable(Exercise.ID, file: String)
}

/// Watches the answer to one exercise at a time.
public protocol AnswerWatching: AnyObject {
  /// Watches this exercise from now on, and no other.
  func watch(_ exercise: Exercise)
  /// Ends all work.
  func stop()
}

import Foundation

/// A part of the course with exercises on one subject.
public struct Chapter: Hashable, Sendable {
  /// Where it stands in the course, counted from 1.
  public let number: Int
  /// What it is about.
  public let title: String
  /// Where its exercises are.
  public let folder: URL
}

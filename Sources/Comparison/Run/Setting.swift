import Foundation
import Model
import Scripting
import TerminalUI

/// What is the same for both patterns in a comparison.
public struct Setting {
  /// Where each pattern keeps its data.
  ///
  /// Never with the user's files.
  public enum Place {
    /// In files of a temporary folder.
    case files
    /// In memory, which is faster.
    case memory
  }

  /// When changes are saved.
  public var policy: SavePolicy
  /// The extent of each app's screen.
  public var size: Size
  /// Where the data is kept.
  public var place: Place

  /// Creates a setting.
  public init(
    policy: SavePolicy = .onChange, size: Size = Size(width: 80, height: 24), place: Place = .files
  ) {
    self.policy = policy
    self.size = size
    self.place = place
  }

  /// The time at which the apps are first started: fixed, so that each run shows the same.
  static let start = Date(timeIntervalSince1970: 1_767_600_000)  // 5 January 2026, 08:00 UTC

  /// Dates as they are written in every run, whatever the machine's settings.
  static let format = FastFormat(
    locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
    timeZone: .gmt)
}

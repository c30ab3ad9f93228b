import Scripting
import TerminalUI

/// An app of one of the patterns, as its user has it.
///
/// All that a behaviour knows of an app goes through here, so that it can't know the pattern.
protocol AppDriver: AnyObject {
  /// What the app stands on, and what outlives it.
  var stage: Stage { get }
  /// The one who uses the app.
  var player: ScriptPlayer { get }
}

extension AppDriver {
  /// What the app shows.
  var screen: ScreenReading { ScreenReading(canvas: player.canvas) }

  // MARK: Scripts

  /// Does what the lines of a script say.
  ///
  /// - Throws: what is wrong with the script, or why it could not go on.
  func perform(_ script: String) throws {
    for line in try Script(parsing: script).lines { try player.perform(line) }
  }

  // MARK: Keys and the mouse

  /// Presses keys.
  func press(_ keys: Key...) {
    for key in keys { player.send(.key(key)) }
  }

  /// Types characters, one after the other.
  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks on a button.
  ///
  /// - Throws: ``Mismatch`` if the button is not there.
  func tap(_ button: String) throws(Mismatch) {
    guard let point = screen.place(of: "[ \(button) ]") else {
      throw mismatch("there is no button “\(button)”")
    }
    player.send(.click(point))
  }

  /// Clicks on a cell of a row of the list, both counted from 1.
  func click(onRow row: Int, column: Int) {
    player.send(.click(Point(x: column, y: screen.firstRowLine + row - 1)))
  }

  // MARK: Time

  /// Lets time pass while the app is not told of it.
  func oversleep(_ seconds: Double) {
    stage.clock.advance(by: seconds)
  }

  /// Tells the app that time has passed.
  func tick() throws {
    try perform("wait 0s")
  }

  /// Lets time pass, and tells the app of it.
  func wait(_ seconds: Double) throws {
    oversleep(seconds)
    try tick()
  }

  // MARK: Life

  /// Quits the app and starts it again.
  func relaunch() throws {
    try perform("relaunch")
  }

  /// Stops the app suddenly and starts it again.
  func kill() throws {
    try perform("kill")
  }
}

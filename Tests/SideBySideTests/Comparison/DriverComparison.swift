import Scripting
import TerminalUI

/// Drives two apps by the same scripts, to see whether they show the same.
struct DriverComparison {
  /// Makes the driver of one app.
  let first: (Stage) -> any AppDriver
  /// Makes the driver of the other app.
  let second: (Stage) -> any AppDriver

  /// Whether the two apps show anything else, or refuse anything else, during a script.
  func showsDifference(during actions: [ScriptAction]) -> Bool {
    record(first, during: actions) != record(second, during: actions)
  }

  /// All that an app shows and refuses.
  private struct Record: Equatable {
    var screens: [Canvas] = []
    var stops: [ScriptStop] = []
  }

  private func record(
    _ makeDriver: (Stage) -> any AppDriver, during actions: [ScriptAction]
  ) -> Record {
    var record = Record()
    let driver = makeDriver(Stage())
    driver.player.onEvent = { record.screens.append($1) }
    driver.player.start()
    for line in Script(actions).lines {
      do { try driver.player.perform(line) } catch { record.stops.append(error) }
    }
    return record
  }
}

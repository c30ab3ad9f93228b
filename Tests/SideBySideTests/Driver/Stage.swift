import Foundation
import Model
import Scripting
import TerminalUI

/// What an app of either pattern stands on in a test, and what outlives the app: its files, the
/// clock, and what it wrote to the debug console.
final class Stage {
  /// The checklist's file.
  let items = UnreliableFile<[ChecklistItem]>(path: "/data/Checklist.plist")
  /// The fasts' file.
  let fasts = UnreliableFile<[Fast]>(path: "/data/Fasts.plist")
  /// The clock: noon of 16 June 2025 at Greenwich, until time passes.
  let clock = SimulatedClock(now: Date(timeIntervalSince1970: 1_750_075_200))
  /// The debug console.
  let console = RecordingConsole()
  /// When the apps save.
  var policy = SavePolicy.onChange
  /// Where the user is.
  var format = FastFormat.london

  private var printer: ChecklistPrinter?
  private var identities: UInt8 = 0

  /// Makes the model of a newly launched app.
  func makeModel(checklist: ChecklistStore? = nil, fasts: FastStore? = nil) -> AppModel {
    let model = AppModel(
      checklist: checklist ?? ChecklistStore(storage: items, policy: policy, makeID: makeID),
      fasts: fasts ?? FastStore(storage: self.fasts, policy: policy, makeID: makeID),
      now: { [clock] in clock.now }, format: format, console: console)
    let printer = ChecklistPrinter(console: console)
    model.checklist.addObserver(printer)
    self.printer = printer
    return model
  }

  /// Gives identities that count up, so that both patterns give the same.
  func makeID() -> UUID {
    identities += 1
    return UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, identities))
  }
}

extension FastFormat {
  /// British English at Greenwich.
  static let london = FastFormat(zone: "Europe/London")
  /// British English at Berlin.
  static let berlin = FastFormat(zone: "Europe/Berlin")

  /// British English in a time zone.
  private init(zone: String) {
    self.init(
      locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: zone) ?? .gmt)
  }
}

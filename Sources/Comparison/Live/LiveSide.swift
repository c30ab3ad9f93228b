import Model
import Scripting
import TerminalUI

/// One of the two apps, and what it last said.
final class LiveSide {
  let pattern: Pattern
  let app: any App
  let terminal: OffscreenTerminal

  /// The messages of the last action.
  private(set) var messages: [Message] = []

  private let recorder = Recorder()
  private let data: SideData

  init(_ pattern: Pattern, policy: SavePolicy, clock: SimulatedClock) throws {
    self.pattern = pattern
    data = try SideData(place: .files)
    app = pattern.launch(on: data, policy: policy, clock: clock, recorder: recorder)
    terminal = OffscreenTerminal(app: app)
    terminal.start()
    forgetMessages()
  }

  /// Does what the user did; whether the app had a use for it.
  func handle(_ event: Event) -> Bool {
    let isUsed = app.screen.handle(event)
    terminal.settle()
    let taken = recorder.takeMessages().messages
    if !taken.isEmpty { messages = taken }
    return isUsed
  }

  /// Takes no note of the messages since the last action.
  func forgetMessages() {
    _ = recorder.takeMessages()
  }
}

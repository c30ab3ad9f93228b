import Scripting
import TerminalUI

/// What one action did on both sides.
public struct Step {
  /// What one event of an action did on one side.
  public struct Moment {
    /// What was sent to the app.
    public var event: PlayedEvent
    /// The messages that went between its objects then, in their order.
    public var messages: [Message]
    /// How many rows the view read to draw what changed.
    public var reads: Int
    /// The screen afterwards.
    public var screen: Canvas
  }

  /// What one action did on one side.
  public struct Half {
    /// The events that the action consists of.
    public var moments: [Moment] = []
    /// Why the action could not be done, if it couldn't.
    public var stop: ScriptStop?

    /// All messages of the action.
    public var messages: [Message] { moments.flatMap(\.messages) }
    /// How many rows the view read.
    public var reads: Int { moments.reduce(0) { $0 + $1.reads } }
    /// The screen after each event.
    public var screens: [Canvas] { moments.map(\.screen) }
  }

  /// The line of the script; `nil` for the first start of the apps.
  public let line: Script.Line?
  /// The MVC app's half.
  public let mvc: Half
  /// The MVVM app's half.
  public let mvvm: Half

  /// How many screens of one side were compared with the other's, and how many were equal.
  public let screens: (compared: Int, equal: Int)

  /// Creates a step of its halves, whose screens are compared here, and only once.
  init(line: Script.Line?, mvc: Half, mvvm: Half) {
    self.line = line
    self.mvc = mvc
    self.mvvm = mvvm
    let equal = zip(mvc.screens, mvvm.screens).count { $0 == $1 }
    screens = (max(mvc.moments.count, mvvm.moments.count), equal)
  }

  /// The first two screens that should be the same and are not.
  public var difference: (mvc: Canvas, mvvm: Canvas)? {
    zip(mvc.screens, mvvm.screens).first { $0 != $1 }.map { (mvc: $0, mvvm: $1) }
  }

  /// Whether both sides did the same: the same screen after each event, or the same refusal.
  public var isSame: Bool {
    screens.equal == screens.compared && mvc.stop == mvvm.stop
  }
}

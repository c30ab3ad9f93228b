import Scripting
import TerminalUI

/// What one action did on both sides.
public struct Step {
  /// What one action did on one side.
  public struct Half {
    /// The messages that it sent, in their order.
    public var messages: [Message]
    /// How many rows the view read to draw what changed.
    public var reads: Int
    /// The screen after each event that the action consists of.
    public var screens: [Canvas]
    /// Why the action could not be done, if it couldn't.
    public var stop: ScriptStop?
  }

  /// The line of the script; `nil` for the first start of the apps.
  public let line: Script.Line?
  /// The MVC app's half.
  public let mvc: Half
  /// The MVVM app's half.
  public let mvvm: Half

  /// The first two screens that should be the same and are not.
  public var difference: (mvc: Canvas, mvvm: Canvas)? {
    zip(mvc.screens, mvvm.screens).first { $0 != $1 }.map { (mvc: $0, mvvm: $1) }
  }

  /// Whether both sides did the same: the same screen after each event, or the same refusal.
  public var isSame: Bool {
    mvc.screens == mvvm.screens && mvc.stop == mvvm.stop
  }

  /// How many screens of one side were compared with the other's, and how many were equal.
  public var screens: (compared: Int, equal: Int) {
    let compared = max(mvc.screens.count, mvvm.screens.count)
    return (compared, zip(mvc.screens, mvvm.screens).count { $0 == $1 })
  }
}

import Scripting

/// Finds the shortest script that still shows a difference, by leaving out what isn't needed.
public struct ShortestScript {
  private let showsDifference: ([ScriptAction]) -> Bool

  /// Creates a search.
  ///
  /// - Parameter showsDifference: plays a script from the start.
  public init(showsDifference: @escaping ([ScriptAction]) -> Bool) {
    self.showsDifference = showsDifference
  }

  /// A script of some of the actions that shows a difference, and no longer does when any one of
  /// them is left out.
  public func search(in actions: [ScriptAction]) -> [ScriptAction] {
    var actions = actions
    var length = max(1, actions.count / 2)
    while true {
      let shorter = leavingOut(length, of: actions)
      if let shorter {
        actions = shorter
      } else if length > 1 {
        length /= 2
      } else {
        return actions
      }
    }
  }

  private func leavingOut(_ length: Int, of actions: [ScriptAction]) -> [ScriptAction]? {
    for start in stride(from: 0, to: actions.count, by: length) {
      var rest = actions
      rest.removeSubrange(start..<min(start + length, actions.count))
      if rest.count < actions.count, showsDifference(rest) { return rest }
    }
    return nil
  }
}

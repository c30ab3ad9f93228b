import Scripting

/// Finds a short script that still shows a difference, by leaving out and simplifying actions.
public struct ShortestScript<Action> {
  private let simpler: (Action) -> [Action]
  private let showsDifference: ([Action]) -> Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - simpler: what can be tried in place of an action.
  ///   - showsDifference: plays a script from the start.
  public init(
    simpler: @escaping (Action) -> [Action] = { _ in [] },
    showsDifference: @escaping ([Action]) -> Bool
  ) {
    self.simpler = simpler
    self.showsDifference = showsDifference
  }

  /// A script that shows a difference, and no longer does when any one of its actions is left out
  /// or made simpler.
  public func search(in actions: [Action]) -> [Action] {
    var actions = actions
    var length = max(1, actions.count / 2)
    while true {
      if let shorter = leavingOut(length, of: actions) {
        actions = shorter
      } else if length > 1 {
        length /= 2
      } else if let simpler = simplifyingOne(of: actions) {
        actions = simpler
      } else {
        return actions
      }
    }
  }

  private func leavingOut(_ length: Int, of actions: [Action]) -> [Action]? {
    for start in stride(from: 0, to: actions.count, by: length) {
      var rest = actions
      rest.removeSubrange(start..<min(start + length, actions.count))
      if showsDifference(rest) { return rest }
    }
    return nil
  }

  private func simplifyingOne(of actions: [Action]) -> [Action]? {
    for (index, action) in actions.enumerated() {
      for simpler in simpler(action) {
        var others = actions
        others[index] = simpler
        if showsDifference(others) { return others }
      }
    }
    return nil
  }
}

extension ShortestScript<ScriptAction> {
  /// Creates a search for a script that an app can play.
  ///
  /// - Parameter showsDifference: plays a script from the start.
  public init(showsDifference: @escaping ([ScriptAction]) -> Bool) {
    self.init(simpler: \.simpler, showsDifference: showsDifference)
  }
}

extension ScriptAction {
  /// Actions of the same kind that are simpler: with a short name, fewer rows, lower numbers.
  fileprivate var simpler: [ScriptAction] {
    switch self {
    case .add(let name): name == "a" ? [] : [.add(name: "a")]
    case .rename(let row, let name):
      row.lower.map { .rename(row: $0, name: name) }
        + (name == "a" ? [] : [.rename(row: row, name: "a")])
    case .toggle(let row): row.lower.map { .toggle(row: $0) }
    case .delete(let rows): rows.simpler.map { .delete(rows: $0) }
    case .move(let rows, let offset):
      rows.simpler.map { .move(rows: $0, offset: offset) }
        + (offset > 0 ? [.move(rows: rows, offset: offset - 1)] : [])
    case .deleteFast(let row): row.lower.map { .deleteFast(row: $0) }
    case .length, .start, .wait, .end, .background, .foreground, .relaunch, .kill: []
    }
  }
}

extension Int {
  /// The row above, if there is one.
  fileprivate var lower: [Int] { self > 1 ? [self - 1] : [] }
}

extension ScriptRows {
  /// One of several rows, or the row above.
  fileprivate var simpler: [ScriptRows] {
    isSingle ? first.lower.map { ScriptRows($0) } : [ScriptRows(first), ScriptRows(last)]
  }
}

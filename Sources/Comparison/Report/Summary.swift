import Scripting

/// What a whole comparison has shown, counted as it goes.
public struct Summary {
  /// What is counted for one pattern.
  public struct Count {
    /// The messages of all actions.
    public var messages = 0
    /// The rows that views read.
    public var reads = 0
  }

  /// How many actions were done.
  public private(set) var actions = 0
  /// How many screens were compared with the other side's.
  public private(set) var compared = 0
  /// How many of them were equal, cell for cell.
  public private(set) var equal = 0
  /// What MVC needed.
  public private(set) var mvc = Count()
  /// What MVVM needed.
  public private(set) var mvvm = Count()
  /// Why the script could not go on, if it could not.
  public private(set) var stop: ScriptStop?
  /// Whether everything was the same on both sides so far.
  public private(set) var isSame = true

  /// Creates a summary of nothing.
  public init() {}

  /// Counts a step.
  ///
  /// The start of the apps is compared, but it is no action.
  public mutating func count(_ step: Step) {
    compared += step.screens.compared
    equal += step.screens.equal
    isSame = isSame && step.isSame
    stop = step.mvc.stop ?? step.mvvm.stop
    guard step.line != nil else { return }
    actions += 1
    mvc.messages += step.mvc.messages.count
    mvc.reads += step.mvc.reads
    mvvm.messages += step.mvvm.messages.count
    mvvm.reads += step.mvvm.reads
  }

  /// A number of a whole comparison as a share of each action.
  public func perAction(_ number: Int) -> Double {
    actions == 0 ? 0 : Double(number) / Double(actions)
  }
}

import Scripting

/// The built-in script: one morning in the life of both apps.
public enum Story {
  /// The part that the checklist plays.
  static let checklist = """
    add Walk the dog
    add Brush my teeth
    add Walk the dog        # the same name, another item
    toggle 3                # the right one of the two
    move 3 0                # to the front
    rename 2 Feed the cat
    add "   "               # refused: a name can't be empty
    rename 1 ""             # refused: the last good name stays
    delete 2-3
    kill                    # a sudden stop, and a new start
    """

  /// The part that the fasting timer plays.
  static let fasting = """
    length 5s
    start
    wait 2s
    background              # the app sleeps, and the fast runs out
    wait 1h
    foreground              # its end is the moment it was complete
    length 16h
    start
    wait 1h35m15s
    kill                    # while the fast runs
    end
    delete 1
    relaunch
    """

  /// The whole script, or the part of one feature.
  public static func text(of feature: ScriptFeature?) -> String {
    switch feature {
    case .checklist: checklist
    case .fasting: fasting
    case nil: checklist + "\n" + fasting
    }
  }
}

/// What is to be done with an app, an action a line.
///
/// ```
/// add Walk the dog    # a name is the rest of the line
/// rename 1 "  "       # quotes say what a name is to the letter
/// move 2-3 0
/// length 4h
/// start
/// wait 1h30m
/// kill
/// ```
/// `delete` belongs to both features. It is meant for the feature that the last line before it
/// belongs to, and for the checklist if there is none (or for the only feature of the script);
/// `delete item 2` and `delete fast 2` leave no doubt.
public nonisolated struct Script: Hashable, Sendable {
  /// A line with an action.
  public struct Line: Hashable, Sendable {
    /// The line's number in the script, from 1.
    public let number: Int
    /// The line as it is written.
    public let source: String
    /// What is to be done.
    public let action: ScriptAction

    /// The feature that the line belongs to; `nil` if it is for the app as a whole.
    public var feature: ScriptFeature? { action.feature }
  }

  /// The lines with an action, in their order.
  public let lines: [Line]

  /// Reads and checks a whole script, which may use only the actions of `features`.
  ///
  /// - Throws: All the bad lines.
  public init(
    parsing text: String, for features: [ScriptFeature] = ScriptFeature.allCases
  ) throws(ScriptErrors) {
    var lines: [Line] = []
    var errors: [ScriptError] = []
    var feature = features.first ?? .checklist
    for (index, source) in Self.sourceLines(of: text).enumerated() {
      var parser = ScriptLineParser(source, feature: feature)
      do throws(ScriptFault) {
        guard let action = try parser.parse() else { continue }
        try Self.check(action, isFor: features)
        lines.append(Line(number: index + 1, source: String(source), action: action))
        feature = action.feature ?? feature
      } catch {
        errors.append(ScriptError(line: index + 1, message: error.message))
      }
    }
    guard errors.isEmpty else { throw ScriptErrors(errors: errors) }
    self.lines = lines
  }

  /// Writes a script of actions.
  public init(_ actions: [ScriptAction]) {
    lines = actions.enumerated().map { index, action in
      Line(number: index + 1, source: action.description, action: action)
    }
  }

  private static func sourceLines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    let body = scalars.first == "\u{feff}" ? scalars.dropFirst() : scalars[...]
    return body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? line.dropLast() : line
    }
  }

  private static func check(
    _ action: ScriptAction, isFor features: [ScriptFeature]
  ) throws(ScriptFault) {
    guard let feature = action.feature, !features.contains(feature) else { return }
    let other = features.map(\.rawValue).joined(separator: " and ")
    throw ScriptFault("this belongs to \(feature.rawValue), and the script is for \(other)")
  }
}

nonisolated extension Script: CustomStringConvertible {
  /// The script as text, a line for each action.
  public var description: String {
    lines.map { "\($0.source)\n" }.joined()
  }
}

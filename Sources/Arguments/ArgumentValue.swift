/// A type that a word of the command line can be turned into.
///
/// An enumeration of words needs no code of its own:
/// ```swift
/// enum Format: String, CaseIterable, ArgumentValue { case text, json }
/// ```
public protocol ArgumentValue {
  /// What stands for the value in a usage line, like `N`.
  static var placeholder: String { get }

  /// What is allowed, in words that follow "takes", like `a whole number`.
  static var expectation: String { get }

  /// The word that is turned into this value.
  var argument: String { get }

  /// Turns a word into a value; `nil` if the word is none.
  init?(argument: String)
}

extension ArgumentValue where Self: RawRepresentable<String>, Self: CaseIterable {
  /// The allowed words, like `text|json`.
  public static var placeholder: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// The allowed words, like `'text' or 'json'`.
  public static var expectation: String {
    allCases.map { "'\($0.rawValue)'" }.joinedAsChoice()
  }

  /// The word itself.
  public var argument: String { rawValue }

  /// The case with exactly this word.
  public init?(argument: String) { self.init(rawValue: argument) }
}

extension String: ArgumentValue {
  /// Any text.
  public static var placeholder: String { "TEXT" }
  /// Any text that isn't empty.
  public static var expectation: String { "a text that is not empty" }
  /// The text itself.
  public var argument: String { self }
  /// Takes the text as it is; an empty one is none.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = argument
  }
}

extension ArgumentValue where Self: FixedWidthInteger {
  /// A number.
  public static var placeholder: String { "N" }
  /// A whole number, with its least value if that is zero.
  public static var expectation: String {
    isSigned ? "a whole number" : "a whole number from 0"
  }
  /// The number in decimal digits.
  public var argument: String { String(self) }
  /// Takes decimal digits.
  public init?(argument: String) { self.init(argument, radix: 10) }
}

extension Int: ArgumentValue {}
extension UInt64: ArgumentValue {}

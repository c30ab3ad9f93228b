/// Something that a command line may or must give, and the property of the options that it sets.
public struct Parameter<Options> {
  enum Kind {
    case flag
    case option
    case argument(isRequired: Bool, repeats: Bool)
  }

  let kind: Kind
  let name: String
  var placeholder = ""
  let help: String
  /// Whether an option can be given more than once.
  var repeatsAsOption = false
  var defaultValue: (Options) -> String? = { _ in nil }
  let store: (String, inout Options) throws(ArgumentError) -> Void
}

// MARK: Flags

extension Parameter {
  /// A switch, like `--screens`, that makes a property true.
  public static func flag(
    _ name: String, _ property: WritableKeyPath<Options, Bool>, help: String
  ) -> Self {
    Parameter(kind: .flag, name: name, help: help) { _, options in
      options[keyPath: property] = true
    }
  }
}

// MARK: Options

extension Parameter {
  /// A named value, like `--save on-change`, that can be left out.
  public static func option<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, Value?>, value placeholder: String? = nil,
    help: String
  ) -> Self {
    option(name, placeholder, rule: ValueRule(), help: help) { $1[keyPath: property] = $0 }
  }

  /// A named value, like `--save on-change`, whose property has a default.
  public static func option<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, Value>, value placeholder: String? = nil,
    help: String
  ) -> Self {
    option(name, placeholder, rule: ValueRule(), help: help) {
      $1[keyPath: property] = $0
    } defaultValue: {
      $0[keyPath: property].argument
    }
  }

  /// A number within limits that can be left out.
  public static func option(
    _ name: String, _ property: WritableKeyPath<Options, Int?>, in limits: ClosedRange<Int>,
    value placeholder: String? = nil, help: String
  ) -> Self {
    option(name, placeholder, rule: ValueRule(in: limits), help: help) {
      $1[keyPath: property] = $0
    }
  }

  /// A number within limits whose property has a default.
  public static func option(
    _ name: String, _ property: WritableKeyPath<Options, Int>, in limits: ClosedRange<Int>,
    value placeholder: String? = nil, help: String
  ) -> Self {
    option(name, placeholder, rule: ValueRule(in: limits), help: help) {
      $1[keyPath: property] = $0
    } defaultValue: {
      $0[keyPath: property].argument
    }
  }

  /// A named value, like `--exercise delegate`, that can be given any number of times.
  public static func options<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, [Value]>,
    value placeholder: String? = nil, help: String
  ) -> Self {
    var parameter = option(name, placeholder, rule: ValueRule<Value>(), help: help) {
      $1[keyPath: property].append($0)
    }
    parameter.repeatsAsOption = true
    return parameter
  }

  private static func option<Value: ArgumentValue>(
    _ name: String, _ placeholder: String?, rule: ValueRule<Value>, help: String,
    set: @escaping (Value, inout Options) -> Void,
    defaultValue: @escaping (Options) -> String? = { _ in nil }
  ) -> Self {
    Parameter(
      kind: .option, name: name, placeholder: placeholder ?? Value.placeholder, help: help,
      defaultValue: defaultValue
    ) { (word, options) throws(ArgumentError) in
      set(try rule.value(of: word, for: name), &options)
    }
  }
}

// MARK: Arguments

extension Parameter {
  /// An argument without a name of its own that can be left out.
  public static func argument<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, Value?>, help: String
  ) -> Self {
    argument(name, isRequired: false, help: help) { $1[keyPath: property] = $0 }
  }

  /// An argument without a name of its own that must be given.
  public static func argument<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, Value>, help: String
  ) -> Self {
    argument(name, isRequired: true, help: help) { $1[keyPath: property] = $0 }
  }

  /// All arguments that are left, none or many.
  public static func arguments<Value: ArgumentValue>(
    _ name: String, _ property: WritableKeyPath<Options, [Value]>, help: String
  ) -> Self {
    argument(name, isRequired: false, repeats: true, help: help) {
      $1[keyPath: property].append($0)
    }
  }

  private static func argument<Value: ArgumentValue>(
    _ name: String, isRequired: Bool, repeats: Bool = false, help: String,
    set: @escaping (Value, inout Options) -> Void
  ) -> Self {
    Parameter(
      kind: .argument(isRequired: isRequired, repeats: repeats), name: name,
      placeholder: Value.self is any CaseIterable.Type ? Value.placeholder : name, help: help
    ) { (word, options) throws(ArgumentError) in
      set(try ValueRule<Value>().value(of: word, for: name), &options)
    }
  }
}

// MARK: What a value must be

private struct ValueRule<Value: ArgumentValue> {
  var expectation = Value.expectation
  var allows: (Value) -> Bool = { _ in true }

  func value(of word: String, for name: String) throws(ArgumentError) -> Value {
    guard let value = Value(argument: word), allows(value) else {
      throw ArgumentError("\(name) takes \(expectation), not \(word.quoted)")
    }
    return value
  }
}

extension ValueRule where Value == Int {
  init(in limits: ClosedRange<Int>) {
    expectation = "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    allows = limits.contains
  }
}

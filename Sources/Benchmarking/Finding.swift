/// One line of the table: two things measured in one run, and what they amount to.
public struct Finding: Encodable, Sendable {
  /// What was measured.
  public var name: String
  /// The figures, each with its unit, in the order in which they are compared.
  public var figures: [Figure]
  /// The first figure as a multiple of the last, or what else `meaning` says.
  public var ratio: Double?
  /// What the ratio says.
  public var meaning: String
  /// What the ratio should not exceed.
  public var aim: Double?

  /// A figure with its unit.
  public struct Figure: Encodable, Sendable {
    /// What it is a figure of.
    public var label: String
    /// The number.
    public var value: Double
    /// Its unit.
    public var unit: String

    /// Creates a figure.
    public init(_ label: String, _ value: Double, _ unit: String) {
      self.label = label
      self.value = value
      self.unit = unit
    }
  }

  /// Creates a finding.
  public init(
    _ name: String, _ figures: [Figure], ratio: Double? = nil, meaning: String = "",
    aim: Double? = nil
  ) {
    self.name = name
    self.figures = figures
    self.ratio = ratio
    self.meaning = meaning
    self.aim = aim
  }
}

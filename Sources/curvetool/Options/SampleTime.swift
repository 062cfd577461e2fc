/// A time or progress of samples: a number, or a time with its unit.
struct SampleTime: Sendable {
  let value: Double
  /// The unit of time, such as `ms`; nil for a number alone.
  let unit: String?

  @Sendable init(_ text: String) throws {
    value = try seconds(text)
    unit =
      plainNumber(text) == nil ? String(text.reversed().prefix(while: \.isLetter).reversed()) : nil
  }
}

import Spring

/// Measured values over time, such as the log of an animation.
///
/// ```swift
/// let samples = try Samples(times: [0, 0.1, 0.2], values: [0, 0.6, 1.1])
/// samples.span                       // 0.2
/// ```
public struct Samples: Sendable, Hashable {
  /// The times in seconds, strictly increasing.
  public let times: [Double]
  /// The values, in any unit; one for each time.
  public let values: [Double]
  /// The number of measurements whose mean each value is; 1 for measured values.
  public let averaging: Int

  /// Creates samples.
  ///
  /// - Parameters:
  ///   - times: The times in seconds: strictly increasing, of any step, each within 1e100.
  ///   - values: The values, one for each time, each within 1e100.
  ///   - averaging: The number of measurements whose mean each value is, positive; see ``SampleBlocks``.
  /// - Throws: `ParameterError` that names the sample: if the counts differ, if there are fewer than two
  ///   samples, if a number is not finite or is too large, or if a time is not later than the previous
  ///   one.
  /// - Complexity: linear.
  public init(
    times: [Double], values: [Double], averaging: Int = 1
  ) throws(ParameterError) {
    guard averaging >= 1 else {
      throw ParameterError(
        parameter: "the number of measurements", value: Double(averaging), allowed: "at least 1")
    }
    guard times.count == values.count else {
      throw ParameterError(
        parameter: "the number of values", value: Double(values.count),
        allowed: "equal to the number of times, \(times.count)")
    }
    guard times.count >= 2 else {
      throw ParameterError(
        parameter: "the number of samples", value: Double(times.count), allowed: "at least 2")
    }
    for index in times.indices {
      try Self.check(times[index], "time", index)
      try Self.check(values[index], "value", index)
      guard index == 0 || times[index] > times[index - 1] else {
        throw ParameterError(
          parameter: "the time of sample \(index + 1)", value: times[index],
          allowed: "later than the previous one, \(Self.text(times[index - 1]))")
      }
    }
    guard times[times.count - 1] - times[0] >= 1e-100 else {
      throw ParameterError(
        parameter: "the span of the times", value: times[times.count - 1] - times[0],
        allowed: "at least 1e-100")
    }
    self.times = times
    self.values = values
    self.averaging = averaging
  }

  private static func check(_ number: Double, _ name: String, _ index: Int) throws(ParameterError) {
    guard abs(number) <= 1e100 else {
      throw ParameterError(
        parameter: "the \(name) of sample \(index + 1)", value: number,
        allowed: "finite and within 1e100")
    }
  }

  /// A number without `.0`.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The time from the first sample to the last, in seconds.
  public var span: Double { times[times.count - 1] - times[0] }

  /// The smallest and the largest value.
  public var range: ClosedRange<Double> {
    let ends = values.reduce((low: values[0], high: values[0])) {
      ($1 < $0.low ? $1 : $0.low, $1 > $0.high ? $1 : $0.high)
    }
    return ends.low...ends.high
  }

  /// The step of rounded values, such as a pixel; 0 if they are not rounded, or finer than a ten-thousandth
  /// of their range.
  ///
  /// - Complexity: linear.
  public var step: Double {
    WeightedSamples.step(values, range: range.upperBound - range.lowerBound)
  }

  /// Throws if there are too few samples for what is sought, or if all have the same value.
  func requireMotion(atLeast count: Int, to purpose: String) throws(ParameterError) {
    guard times.count >= count else {
      throw ParameterError(
        parameter: "the number of samples", value: Double(times.count),
        allowed: "at least \(count) to \(purpose)")
    }
    let range = range
    let extent = range.upperBound - range.lowerBound
    guard extent > 1e-12 * Swift.max(abs(range.lowerBound), abs(range.upperBound)) else {
      throw ParameterError(
        parameter: "the range of the values", value: extent,
        allowed: "above 0: the samples show no motion")
    }
  }
}

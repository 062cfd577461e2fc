import Curves
import Spring

/// Where a timing function runs: its start and duration in seconds, and its values.
public struct CurvePlacement: Sendable, Hashable {
  /// The start in seconds, at progress 0.
  public let start: Double
  /// The duration in seconds, over progress 0...1.
  public let duration: Double
  /// The value at output 0.
  public let from: Double
  /// The value at output 1.
  public let to: Double

  init(start: Double, duration: Double, from: Double, to: Double) {
    (self.start, self.duration, self.from, self.to) = (start, duration, from, to)
  }

  /// Finds where samples run from one value to another.
  ///
  /// - Parameters:
  ///   - samples: The samples. Equal values at the beginning and the end count as rest.
  ///   - known: Values that are known beforehand.
  /// - Throws: `ParameterError` if the samples end where they begin, or if a known number leaves no
  ///   motion.
  public init(_ samples: Samples, known: KnownMotion = KnownMotion()) throws(ParameterError) {
    let (times, values) = (samples.times, samples.values)
    let last = values.count - 1
    let moved = values.firstIndex { $0 != values[0] } ?? last
    let rested = (values.lastIndex { $0 != values[last] } ?? 0) + 1
    from = known.from ?? values[0]
    to = known.to ?? values[last]
    start = known.start ?? times[max(moved - 1, 0)]
    duration = known.duration ?? times[min(rested, last)] - start
    let distance = to - from
    let range = samples.range.upperBound - samples.range.lowerBound
    guard range > 0, abs(distance) >= 1e-9 * range, abs(distance) <= 1e9 * range else {
      throw ParameterError(
        parameter: "the distance from the first value to the last", value: distance,
        allowed: "comparable to the range of the values for a timing function: give from and to")
    }
    guard duration > 0, duration <= 1e101, abs(start) <= 1e100 else {
      throw ParameterError(
        parameter: "the duration", value: duration, allowed: "positive: give start and duration")
    }
  }

  /// The progress at a time, in seconds.
  public func progress(at time: Double) -> Double { (time - start) / duration }

  /// The value of a timing function at a time, in seconds. It rests before the start and after the end.
  ///
  /// - Parameters:
  ///   - function: The timing function.
  ///   - time: The time in seconds.
  public func value(of function: some TimingFunction, at time: Double) -> Double {
    from + (to - from) * function.value(at: min(max(progress(at: time), 0), 1))
  }

  /// The samples as points of a timing function.
  func points(_ samples: Samples) -> [CurvePoint] {
    zip(samples.times, samples.values).map {
      CurvePoint(progress: progress(at: $0), value: ($1 - from) / (to - from))
    }
  }

  /// The residuals: the samples minus a timing function, in value units.
  func residuals(_ samples: Samples, _ function: some TimingFunction) -> Residuals {
    Residuals(zip(samples.times, samples.values).map { $1 - value(of: function, at: $0) })
  }
}

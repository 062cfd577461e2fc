/// Compares samples, such as the log of a port, with the curve they should follow.
///
/// The curve is a progress over seconds: 0 at its start and 1 at its target. The samples' values are
/// ``from`` where it is 0 and ``to`` where it is 1.
public struct SampleComparison: Sendable {
  /// The residuals: the samples minus the curve, in value units.
  public let residuals: Residuals
  /// The delay of the curve on the samples' clock in seconds; 0 unless it was fitted.
  public let offset: Double
  /// The value where the curve is 0.
  public let from: Double
  /// The value where the curve is 1.
  public let to: Double

  /// Compares samples with a curve at their own times.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - from: The value where the curve is 0.
  ///   - to: The value where the curve is 1.
  ///   - curve: The curve at a time, in seconds.
  /// - Complexity: one evaluation of the curve for each sample.
  public init(_ samples: Samples, from: Double, to: Double, with curve: (Double) -> Double) {
    self.init(samples, CurveAlignment(offset: 0, from: from, to: to), curve)
  }

  /// Compares samples with a curve after the delay that minimises the squared differences, together with
  /// the values that are not given.
  ///
  /// The delay lies between half the samples' span before the first sample and the last one, or is 0. Where
  /// several explain the samples equally well, it is the one nearest to the first sample: the tail of a vibration
  /// is also that of a larger one which began half a swing earlier.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - from: The value where the curve is 0; nil to find it.
  ///   - to: The value where the curve is 1; nil to find it.
  ///   - curve: The curve at a time, in seconds; 0 before its start.
  /// - Complexity: about 1000 evaluations of the curve for each of at most 1000 samples.
  public init(
    aligning samples: Samples, from: Double? = nil, to: Double? = nil,
    with curve: (Double) -> Double
  ) {
    let alignment = CurveAlignment.best(samples, from: from, to: to, curve)
    self.init(samples, alignment, curve)
  }

  private init(_ samples: Samples, _ alignment: CurveAlignment, _ curve: (Double) -> Double) {
    (offset, from, to) = (alignment.offset, alignment.from, alignment.to)
    residuals = Residuals(
      zip(samples.times, samples.values).map { $1 - alignment.value(of: curve, at: $0) })
  }

  /// The value of the aligned curve at a time of the samples' clock.
  ///
  /// - Parameters:
  ///   - curve: The curve at a time from its start, in seconds.
  ///   - time: The time in seconds.
  public func value(of curve: (Double) -> Double, at time: Double) -> Double {
    CurveAlignment(offset: offset, from: from, to: to).value(of: curve, at: time)
  }

  /// The index of the first sample whose error exceeds a limit; nil if all are within it.
  public func first(beyond error: Double) -> Int? {
    residuals.values.firstIndex { !(abs($0) <= error) }
  }
}

import Curves
import Spring

extension TimingFit {
  /// Fits a `linear()` with the fewest stops within a tolerance.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - tolerance: The largest residual allowed, as a fraction of the distance; positive.
  ///   - known: Known values of the motion.
  /// - Throws: `ParameterError` if the samples end where they begin, or if no list of at most 10,000
  ///   stops meets the tolerance.
  public static func linear(
    _ samples: Samples, within tolerance: Double, known: KnownMotion = KnownMotion()
  ) throws(ParameterError) -> TimingFit {
    try linear(samples, known, parameter: "the tolerance", tolerance) {
      (function) throws(ParameterError) in
      try PiecewiseLinear.approximation(of: function, within: tolerance)
    }
  }

  /// Fits a `linear()` with the smallest error for a number of stops.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - stops: The number of stops, in 2...10000.
  ///   - known: Known values of the motion.
  /// - Throws: `ParameterError` if the samples end where they begin, or if the number is out of range.
  public static func linear(
    _ samples: Samples, stops: Int, known: KnownMotion = KnownMotion()
  ) throws(ParameterError) -> TimingFit {
    try linear(samples, known, parameter: "the number of stops", Double(stops)) {
      (function) throws(ParameterError) in
      try PiecewiseLinear.approximation(of: function, stops: stops)
    }
  }

  /// The polyline nearest to the one through the samples.
  private static func linear(
    _ samples: Samples, _ known: KnownMotion, parameter: Parameter, _ value: Double,
    _ approximation: (PiecewiseLinear) throws(ParameterError) ->
      PiecewiseLinear.Approximation?
  ) throws(ParameterError) -> TimingFit {
    let placement = try CurvePlacement(samples, known: known)
    let stops = placement.points(samples).filter { $0.progress >= 0 && $0.progress <= 1 }
      .map { PiecewiseLinear.Stop($0.value, at: $0.progress) }
    guard let function = try? PiecewiseLinear(stops: stops), stops.count >= 2,
      let nearest = try? approximation(function)
    else {
      throw ParameterError(
        parameter: parameter, value: value, allowed: "one that at most 10000 stops can meet")
    }
    // The first and last stop have only a height as a parameter, the others also a position.
    let count = 2 * nearest.function.inputs.count - 2
    return TimingFit(
      easing: .piecewiseLinear(nearest.function), placement: placement,
      residuals: placement.residuals(samples, nearest.function), parameterCount: count,
      criterion: .maximum, standardErrors: [])
  }
}

import CurveArithmetic
import Curves
import Spring

extension PiecewiseLinear {
  /// A `linear()` that approximates another timing function.
  public struct Approximation: Sendable, Hashable {
    /// The polyline; its numbers have only the digits that the error requires.
    public let function: PiecewiseLinear
    /// The largest vertical distance over 0...1, including both ends and both sides of each jump.
    public let maximumError: Double
  }

  /// Approximates a timing function with the fewest stops within a tolerance.
  ///
  /// The stops lie off the curve, which halves the error of stops on it. Their number is the smallest of
  /// all continuous polylines that start at f(0) and end at `end`, or one more if rounding needs it. With
  /// that number, the error is then minimised, to 2 %.
  ///
  /// Complexity: proportional to the square root of the largest second derivative over the tolerance;
  /// about 10 ms for 400 stops.
  ///
  /// - Parameters:
  ///   - function: The timing function.
  ///   - tolerance: The largest error allowed, as a fraction of the distance; positive.
  ///   - end: The value at progress 1; that of the function if nil. A spring's text ends on 1.
  ///   - limit: The maximum number of stops.
  /// - Returns: Nil if no polyline of at most `limit` stops is within the tolerance.
  /// - Throws: `ParameterError` unless the tolerance is positive and finite.
  public static func approximation(
    of function: some TimingFunction, within tolerance: Double, endingAt end: Double? = nil,
    limit: Int = 10_000
  ) throws(ParameterError) -> Approximation? {
    guard tolerance > 0, tolerance.isFinite else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance, allowed: "positive and finite")
    }
    let function = function.continued
    if let end, !(abs(function.value(at: 1) - end) <= tolerance) { return nil }
    var allowed = tolerance
    // The nodes miss the function between them by about a hundredth of the tolerance.
    for _ in 0..<8 {
      let search = JointSearch(
        function, tolerance: allowed, stops: limit, end: end, endReach: tolerance,
        isCoarseUseful: false)
      guard !search.isCoarse, let fewest = search.joints(within: allowed, limit: limit) else {
        return nil
      }
      let best = search.leastError(
        stops: fewest.count, from: .init(joints: fewest, error: allowed))
      let result = best.rounded(budget: max(allowed - best.error, 0.002 * allowed))
      if let result, let measured = measure(result, function), measured <= tolerance {
        return Approximation(function: result, maximumError: measured)
      }
      allowed *= 0.996
    }
    return nil
  }

  /// Approximates a timing function with the smallest error for a number of stops.
  ///
  /// The error is within 2 % of the smallest of all continuous polylines with that many stops.
  ///
  /// Complexity: as for ``approximation(of:within:endingAt:limit:)``.
  ///
  /// - Parameters:
  ///   - function: The timing function.
  ///   - stops: The largest number of stops, in 2...10000.
  ///   - end: The value at progress 1; that of the function if nil.
  /// - Returns: Nil if the function has more jumps than the stops can follow.
  /// - Throws: `ParameterError` unless the number is in range.
  public static func approximation(
    of function: some TimingFunction, stops: Int, endingAt end: Double? = nil
  ) throws(ParameterError) -> Approximation? {
    guard (2...10_000).contains(stops) else {
      throw ParameterError(
        parameter: "stop count", value: Double(stops), allowed: "in 2...10000")
    }
    return approximation(of: function, stops: stops, endingAt: end, near: nil)
  }

  /// The same, starting from an error that is near the result's.
  package static func approximation(
    of function: some TimingFunction, stops: Int, endingAt end: Double?, near known: Double?
  ) -> Approximation? {
    let function = function.continued
    let scale = max(Self.height(of: function), 1e-300)
    var guess = known ?? 0.1 * scale / Double(stops)
    var high = known.map { 2 * $0 }
    let reach = end.map { abs(function.value(at: 1) - $0) } ?? 0
    for _ in 0..<8 {
      let search = JointSearch(
        function, tolerance: guess, stops: stops, end: end, endReach: reach)
      var best = search.leastError(stops: stops, upTo: high)
      if !best.error.isFinite { best = search.leastError(stops: stops, upTo: nil) }
      guard best.error.isFinite else { return nil }
      if best.error < 0.7 * guess, guess > 1e-12 * scale, !search.isCoarse {
        guess = max(best.error, guess / 100, 1e-12 * scale)
        high = 2 * best.error
        continue
      }
      let budget = max(0.01 * best.error, 1e-15 * scale)
      guard let result = best.rounded(budget: budget), let measured = measure(result, function)
      else { return nil }
      return Approximation(function: result, maximumError: measured)
    }
    return nil
  }

  /// The difference between the largest and the smallest value, or about that.
  private static func height(of function: some TimingFunction) -> Double {
    let positions = (0...256).map { Double($0) / 256 } + function.breakpoints
    let values = positions.lazy.map { function.value(at: $0) }
    return (values.max() ?? 1) - (values.min() ?? 0)
  }

  private static func measure(_ result: Self, _ function: some TimingFunction) -> Double? {
    let error = LargestDifference(result, function).value
    return error.isFinite ? error : nil
  }
}

#if !hasFeature(Embedded)
  extension PiecewiseLinear.Approximation: Codable {}
#endif

import Arithmetic
import Curves

extension PiecewiseLinear {
  /// A `linear()` in place of another timing function.
  public struct Approximation: Sendable, Hashable {
    /// The polyline; its numbers have no more digits than the error needs.
    public let function: PiecewiseLinear
    /// The largest vertical distance over 0...1, both ends and both sides of each jump included.
    public let maximumError: Double
  }

  /// Approximates a timing function with as few stops as a tolerance allows.
  ///
  /// The stops are off the curve, which halves the error of stops on it: their number is the least
  /// of all continuous polylines that start at f(0) and end at `end`, or one more where rounding
  /// takes what is left of the tolerance. With that number, the error is then the least, to 2 %.
  ///
  /// Complexity: proportional to the square root of the largest bend over the tolerance; some 10 ms
  /// for 400 stops.
  ///
  /// - Parameters:
  ///   - function: The timing function.
  ///   - tolerance: The largest error allowed, in units of the distance; positive.
  ///   - end: The value at progress 1, that of the function if nil; a spring's text ends on 1.
  ///   - limit: The most stops.
  /// - Returns: Nil if no polyline of at most `limit` stops is so near.
  /// - Throws: ``TimingFunctionError`` unless the tolerance is positive and finite.
  public static func approximation(
    of function: some TimingFunction, within tolerance: Double, endingAt end: Double? = nil,
    limit: Int = 10_000
  ) throws(TimingFunctionError) -> Approximation? {
    guard tolerance > 0, tolerance.isFinite else {
      throw TimingFunctionError(
        parameter: "tolerance", value: tolerance, allowed: "positive and finite")
    }
    let function = function.continued
    if let end, !(abs(function.value(at: 1) - end) <= tolerance) { return nil }
    var allowed = tolerance
    // The nodes miss what lies between them, by about a hundredth.
    for _ in 0..<8 {
      let search = JointSearch(function, tolerance: allowed, end: end, endReach: tolerance)
      guard let fewest = search.joints(within: allowed, limit: limit) else { return nil }
      let best = search.leastError(stops: fewest.count, upTo: allowed)
      let result = best.rounded(budget: max(allowed - best.error, 0.002 * allowed))
      if let result, let measured = measure(result, function), measured <= tolerance {
        return Approximation(function: result, maximumError: measured)
      }
      allowed *= 0.996
    }
    return nil
  }

  /// Approximates a timing function as well as a number of stops allows.
  ///
  /// The error is within 2 % of the least of all continuous polylines with that many stops.
  ///
  /// Complexity: as of ``approximation(of:within:endingAt:limit:)``.
  ///
  /// - Parameters:
  ///   - function: The timing function.
  ///   - stops: The largest number of stops, in 2...10000.
  ///   - end: The value at progress 1, that of the function if nil.
  /// - Returns: Nil where the function has more jumps than the stops can follow.
  /// - Throws: ``TimingFunctionError`` unless the number is in range.
  public static func approximation(
    of function: some TimingFunction, stops: Int, endingAt end: Double? = nil
  ) throws(TimingFunctionError) -> Approximation? {
    guard (2...10_000).contains(stops) else {
      throw TimingFunctionError(
        parameter: "stop count", value: Double(stops), allowed: "in 2...10000")
    }
    let function = function.continued
    var guess = 1 / Double(stops * stops)
    let reach = end.map { abs(function.value(at: 1) - $0) } ?? 0
    for _ in 0..<8 {
      let search = JointSearch(function, tolerance: guess, end: end, endReach: reach)
      let best = search.leastError(stops: stops, upTo: nil)
      guard best.error.isFinite else { return nil }
      if best.error < guess / 4, guess > 1e-12 {
        guess = max(best.error, 1e-12)
        continue
      }
      let budget = max(0.01 * best.error, 1e-15)
      guard let result = best.rounded(budget: budget), let measured = measure(result, function)
      else { return nil }
      return Approximation(function: result, maximumError: measured)
    }
    return nil
  }

  private static func measure(_ result: Self, _ function: some TimingFunction) -> Double? {
    let error = LargestDifference(result, function).value
    return error.isFinite ? error : nil
  }
}

#if !hasFeature(Embedded)
  extension PiecewiseLinear.Approximation: Codable {}
#endif

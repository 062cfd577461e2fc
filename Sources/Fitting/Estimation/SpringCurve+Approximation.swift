import CurveArithmetic
import Curves
import Spring

extension SpringCurve {
  /// A spring that approximates another timing function.
  public struct Approximation: Sendable, Hashable {
    /// The spring over the function's span.
    public let curve: SpringCurve
    /// The largest distance over progress 0...1, including the end.
    public let maximumError: Double
  }

  /// The spring of mass 1 with the smallest maximum distance from a timing function.
  ///
  /// `ease` becomes a spring that differs by at most 0.0091, starting from rest.
  ///
  /// - Parameters:
  ///   - function: A timing function that runs from 0 to 1.
  ///   - duration: The seconds that progress 0...1 spans, positive and finite.
  ///   - startsAtRest: Whether the initial velocity is 0, as in most systems.
  /// - Returns: Nil if no spring is near, for example if the function's values overflow.
  /// - Complexity: about 100 evaluations of a spring at 300 positions; a few milliseconds.
  public static func approximation(
    of function: some TimingFunction, over duration: Double = 1, startsAtRest: Bool = true
  ) -> Approximation? {
    let function = function.continued
    var positions = Set(function.breakpoints.filter { $0 > 0 && $0 < 1 }.prefix(1000))
    for index in 0...300 { positions.insert((1 - Double.cos(.pi * Double(index) / 300)) / 2) }
    var best: Approximation?
    // The position of the largest error is added until the set of positions is complete.
    for _ in 0..<6 {
      let times = positions.sorted()
      let values = times.map { function.value(at: $0) }
      guard values.allSatisfy({ abs($0) < 1e100 }) else { return nil }
      guard let points = try? Samples(times: times, values: values) else { return best }
      let found = NearestSpring(points: points, startsAtRest: startsAtRest).best()
      guard let curve = Self.curve(found, duration) else { return best }
      let worst = LargestDifference(curve.continued, function)
      if worst.value < best?.maximumError ?? .infinity {
        best = Approximation(curve: curve, maximumError: worst.value)
      }
      if worst.value <= 1.0001 * found.error || !positions.insert(worst.x).inserted { break }
    }
    return best
  }

  private static func curve(_ found: NearestSpring.Result, _ duration: Double) -> SpringCurve? {
    let frequency = found.vector.frequency / duration
    return try? SpringCurve(
      .physical(
        mass: 1, stiffness: frequency * frequency,
        damping: 2 * found.vector.dampingRatio * frequency,
        relativeVelocity: found.vector[.velocity] / duration), over: duration)
  }
}

/// Finds the spring with the smallest maximum distance from a set of positions: linear programmes within a
/// trust region, starting from the least-squares spring.
struct NearestSpring {
  /// Points of a function from 0 to 1, at progress 0...1.
  let points: Samples
  let startsAtRest: Bool

  struct Result {
    /// From 0 to 1, starting at 0.
    var vector: SpringVector
    var error: Double
  }

  func best() -> Result {
    var best = Result(vector: leastSquares, error: .infinity)
    var (rows, error) = rows(best.vector)
    best.error = error
    var radius = 0.25
    for _ in 0..<60 {
      let frequencies = changes(best.vector[.logFrequency], SpringVector.frequencies, radius)
      let dampings = changes(best.vector[.damping], SpringVector.dampings, radius)
      let velocity = startsAtRest ? 0 : 8 * radius
      let plan = MinimaxStep(
        rows: MinimaxRows(rows),
        low: SIMD4(frequencies.lowerBound, dampings.lowerBound, -velocity, 0),
        high: SIMD4(frequencies.upperBound, dampings.upperBound, velocity, 0))
      let hoped = best.error - plan.height
      guard hoped > 1e-9 * best.error else { break }
      var next = best.vector
      next[.logFrequency] += plan.step[0]
      next[.damping] = Swift.max(next[.damping] + plan.step[1], 0)
      next[.velocity] += plan.step[2]
      let (nextRows, nextError) = self.rows(next)
      let ratio = (best.error - nextError) / hoped
      if ratio > 0 { (best, rows) = (Result(vector: next, error: nextError), nextRows) }
      if ratio > 0.75 { radius *= 2 } else if !(ratio > 0.25) { radius /= 4 }
      if radius < 1e-12 { break }
    }
    return best
  }

  /// The changes of a parameter within its range and the trust region.
  private func changes(
    _ value: Double, _ range: ClosedRange<Double>, _ radius: Double
  ) -> ClosedRange<Double> {
    Swift.max(range.lowerBound - value, -radius)...Swift.min(range.upperBound - value, radius)
  }

  private var leastSquares: SpringVector {
    let samples = WeightedSamples(points, scale: .identity, isRounded: false)
    var known = SpringVector()
    known[.to] = 1
    let isKnown = SpringVector.Slot.allCases.map { slot in
      slot == .to || slot == .from || slot == .velocity && startsAtRest
    }
    let freedom = SpringVector.freedom(
      (startsAtRest ? [] : [.velocity]) + [.logFrequency, .damping])
    let starts = SpringGrid(samples, known: known, isKnown: isKnown).starts(at: 0)
      .filter { $0.hasVelocity != startsAtRest }
    let minima = starts.map { MotionMinimum(samples, from: $0.vector, freedom, steps: 100) }
    return minima.min { $0.cost < $1.cost }?.vector
      ?? SpringVector(frequency: 6, dampingRatio: 1, start: 0)
  }

  /// The distances and their derivatives by log frequency, damping and velocity.
  private func rows(
    _ vector: SpringVector
  ) -> (rows: [(distance: Double, gradient: SIMD4<Double>)], error: Double) {
    let trajectory = vector.trajectory
    var error = 0.0
    let rows = points.times.indices.map { index in
      let (value, slopes) = trajectory.slopes(at: points.times[index])
      let distance = points.values[index] - value
      if !(abs(distance) <= error) { error = distance.isNaN ? .infinity : abs(distance) }
      let gradient = SIMD4(
        slopes[SpringVector.Slot.logFrequency.rawValue], slopes[SpringVector.Slot.damping.rawValue],
        slopes[SpringVector.Slot.velocity.rawValue], 0)
      return (distance: distance, gradient: gradient)
    }
    return (rows, error)
  }
}

#if !hasFeature(Embedded)
  extension SpringCurve.Approximation: Codable {}
#endif

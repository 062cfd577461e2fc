import Arithmetic
import Curves
import Spring

extension SpringCurve {
  /// A spring that approximates another timing function.
  public struct Approximation: Sendable, Hashable, Codable {
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
  /// - Complexity: about 100 evaluations of a spring at 300 places; a few milliseconds.
  public static func approximation(
    of function: some TimingFunction, over duration: Double = 1, startsAtRest: Bool = true
  ) -> Approximation? {
    let function = function.continued
    var places = Set(function.breakpoints.filter { $0 > 0 && $0 < 1 }.prefix(1000))
    for index in 0...300 { places.insert((1 - Double.cos(.pi * Double(index) / 300)) / 2) }
    var best: Approximation?
    // The place of the largest error is added until the set of places is complete.
    for _ in 0..<6 {
      let times = places.sorted()
      let values = times.map { function.value(at: $0) }
      guard values.allSatisfy({ abs($0) < 1e100 }) else { return nil }
      let search = NearestSpring(
        model: SpringModel(
          times: times, values: values, to: 1, from: 0, velocity: startsAtRest ? 0 : nil, start: 0))
      let found = search.best()
      guard let curve = Self.curve(found, duration) else { return best }
      let worst = LargestDifference(curve.continued, function)
      if worst.value < best?.maximumError ?? .infinity {
        best = Approximation(curve: curve, maximumError: worst.value)
      }
      if worst.value <= 1.0001 * found.error || !places.insert(worst.place).inserted { break }
    }
    return best
  }

  private static func curve(_ found: NearestSpring.Result, _ duration: Double) -> SpringCurve? {
    let frequency = Double.exp(found.shape[0]) / duration
    return try? SpringCurve(
      .physical(
        mass: 1, stiffness: frequency * frequency,
        damping: 2 * Double.sinh(found.shape[1]) * frequency,
        initialVelocity: found.velocity / duration), over: duration)
  }
}

/// Finds the spring with the smallest maximum distance from a set of places: linear programmes within a
/// trust region, starting from the least-squares spring.
struct NearestSpring {
  let model: SpringModel

  struct Result {
    var shape: [Double]
    var velocity: Double
    var error: Double
  }

  func best() -> Result {
    let start = model.best()
    var best = Result(
      shape: start.shape, velocity: model.ends(start.linear).velocity, error: .infinity)
    var (rows, error) = rows(best)
    best.error = error
    var radius = 0.25
    for _ in 0..<60 {
      let box = (0..<3).map { index -> ClosedRange<Double> in
        if index == 2 { return model.velocity == nil ? -8 * radius...8 * radius : 0...0 }
        let range = model.bounds[index]
        return Swift.max(
          range.lowerBound - best.shape[index], -radius)...Swift.min(
            range.upperBound - best.shape[index], radius)
      }
      let plan = MinimaxStep(rows: rows, box: box)
      let hoped = best.error - plan.height
      guard hoped > 1e-9 * best.error else { break }
      let next = Result(
        shape: [best.shape[0] + plan.step[0], Swift.max(best.shape[1] + plan.step[1], 0)],
        velocity: best.velocity + plan.step[2], error: 0)
      let (nextRows, nextError) = self.rows(next)
      let ratio = (best.error - nextError) / hoped
      if ratio > 0 {
        (best, rows) = (next, nextRows)
        best.error = nextError
      }
      if ratio > 0.75 { radius *= 2 } else if !(ratio > 0.25) { radius /= 4 }
      if radius < 1e-12 { break }
    }
    return best
  }

  /// The distances and their derivatives by log frequency, damping and velocity.
  private func rows(
    _ at: Result
  ) -> (rows: [(distance: Double, gradient: SIMD4<Double>)], error: Double) {
    var held = model
    held.velocity = at.velocity
    let response = held.response(to: at.shape)
    let slopes = response.slopes([])
    let (p, q) = (
      2 * Double.sinh(at.shape[1]) * Double.exp(at.shape[0]), Double.exp(2 * at.shape[0])
    )
    var error = 0.0
    let rows = model.times.indices.map { index in
      let distance = model.values[index] - response.fixed[index]
      if !(abs(distance) <= error) { error = distance.isNaN ? .infinity : abs(distance) }
      let push = SpringResponse(damping: p, stiffness: q, at: model.times[index]).push
      return (
        distance: distance, gradient: SIMD4(slopes[0][index], slopes[1][index], push, 0)
      )
    }
    return (rows, error)
  }
}

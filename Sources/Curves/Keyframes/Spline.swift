import Spring

/// A piecewise cubic through values, component by component, with a tangent on both sides of each value.
struct Spline: Sendable {
  let count: Int
  /// The values: all components of the first, then of the second, and so on.
  let points: [Double]
  /// The tangents at the ends of segments, per whole segment.
  private(set) var arriving: [Double]
  /// The tangents at the starts of segments.
  private(set) var leaving: [Double]

  /// Creates the spline of values at times.
  ///
  /// - Parameter shape: The parameters of a Kochanek-Bartels spline; nil for a spline that is monotone
  ///   where its values are.
  init<Value: Interpolatable>(
    _ values: [Value], times: [Double], shape: KeyframeAnimation<Value>.TensionContinuityBias?
  ) {
    count = values[0].componentCount
    let count = count
    points = values.flatMap { value in (0..<count).map { value[component: $0] } }
    arriving = [Double](repeating: 0, count: points.count)
    leaving = arriving
    // If times coincide, the curve jumps: the parts before and after are separate splines.
    var start = 0
    for end in values.indices {
      let isLast = end == values.count - 1
      guard isLast || times[end + 1] == times[end] else { continue }
      let run = start...end
      if let shape {
        bend(run, times, shape)
      } else {
        limit(run, times)
      }
      start = end + 1
    }
  }

  /// The value of a segment at a fraction; exactly the ends at 0 and 1.
  func value<Value: VectorValue>(_ segment: Int, _ u: Double, from value: Value) -> Value {
    var result = value
    let (a, b) = (segment * count, (segment + 1) * count)
    let weights = Self.weights(at: u)
    for index in 0..<count {
      let sum =
        weights.start * points[a + index] + weights.end * points[b + index]
        + weights.leave * leaving[a + index] + weights.arrive * arriving[b + index]
      result[component: index] = finite(sum)
    }
    return result
  }

  /// The Hermite basis: the weights of the ends, which sum to 1, and of their tangents.
  @inline(__always)
  static func weights(
    at u: Double
  ) -> (start: Double, end: Double, leave: Double, arrive: Double) {
    let v = 1 - u
    return (v * v * (1 + 2 * u), u * u * (3 - 2 * u), u * v * v, -u * u * v)
  }

  /// The derivative of the Hermite basis: the weights of the ends' difference and of their tangents.
  @inline(__always)
  static func slopes(at u: Double) -> (chord: Double, leave: Double, arrive: Double) {
    let v = 1 - u
    return (6 * u * v, v * (1 - 3 * u), u * (3 * u - 2))
  }

  /// The speed of a segment at a fraction: the length of the derivative.
  func speed(_ segment: Int, _ u: Double) -> Double {
    let (a, b) = (segment * count, (segment + 1) * count)
    let slopes = Self.slopes(at: u)
    var sum = 0.0
    for index in 0..<count {
      let rate =
        slopes.chord * (points[b + index] - points[a + index])
        + slopes.leave * leaving[a + index] + slopes.arrive * arriving[b + index]
      sum += rate * rate
    }
    return sum.squareRoot()
  }

  var segmentCount: Int { points.count / count - 1 }

  /// The tangents of D. Kochanek and R. Bartels, "Interpolating Splines with Local Tension, Continuity,
  /// and Bias Control" (1984), section 3.4, with the adjustment for uneven times of section 3.5. At the
  /// ends the missing neighbour is the mirror image of the other, as measured on QuartzCore.
  private mutating func bend<Value>(
    _ run: ClosedRange<Int>, _ times: [Double],
    _ shape: KeyframeAnimation<Value>.TensionContinuityBias
  ) {
    guard run.count > 1 else { return }
    for key in run {
      let parameter = { (list: [Double]) in key < list.count ? list[key] : 0 }
      let (t, c, b) = (
        parameter(shape.tension), parameter(shape.continuity), parameter(shape.bias)
      )
      let (isFirst, isLast) = (key == run.lowerBound, key == run.upperBound)
      let before = isFirst ? 0 : times[key] - times[key - 1]
      let after = isLast ? 0 : times[key + 1] - times[key]
      let isEven = isFirst || isLast || shape.hasUniformTangents
      let total = before + after
      let (arrive, leave) = isEven ? (1, 1) : (2 * before / total, 2 * after / total)
      for index in 0..<count {
        let slot = key * count + index
        let next = isLast ? nil : points[slot + count] - points[slot]
        let previous = isFirst ? nil : points[slot] - points[slot - count]
        let (dp, dn) = (previous ?? next ?? 0, next ?? previous ?? 0)
        let tightness = (1 - t) / 2
        arriving[slot] = finite(
          tightness * ((1 - c) * (1 + b) * dp + (1 + c) * (1 - b) * dn) * arrive)
        leaving[slot] = finite(
          tightness * ((1 + c) * (1 + b) * dp + (1 - c) * (1 - b) * dn) * leave)
      }
    }
  }

  /// Tangents that keep each segment within its values: F. Fritsch and R. Carlson, "Monotone Piecewise
  /// Cubic Interpolation" (1980), with the weighted harmonic mean of F. Fritsch and J. Butland (1984).
  private mutating func limit(_ run: ClosedRange<Int>, _ times: [Double]) {
    guard run.count > 1 else { return }
    for key in run {
      let before = key > run.lowerBound ? times[key] - times[key - 1] : 0
      let after = key < run.upperBound ? times[key + 1] - times[key] : 0
      for index in 0..<count {
        let slot = key * count + index
        guard before > 0, after > 0 else {
          // The tangent at an end is that of the chord, which is monotone with any other.
          let chord =
            after > 0
            ? points[slot + count] - points[slot] : points[slot] - points[slot - count]
          (arriving[slot], leaving[slot]) = (chord, chord)
          continue
        }
        let (dp, dn) = (
          (points[slot] - points[slot - count]) / before,
          (points[slot + count] - points[slot]) / after
        )
        guard dp * dn > 0 else { continue }
        let (wp, wn) = (2 * after + before, after + 2 * before)
        let slope = (wp + wn) / (wp / dp + wn / dn)
        (arriving[slot], leaving[slot]) = (slope * before, slope * after)
      }
    }
  }
}

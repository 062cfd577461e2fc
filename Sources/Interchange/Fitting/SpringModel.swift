import Arithmetic

/// The motion of a damped spring as a model of samples. It is linear in `to`, `from` and the velocity;
/// its shape is the logarithm of the natural frequency, the damping, and the start if it is unknown.
///
/// Times are in units of the samples' span.
///
/// The damping ratio is sinh(damping): proportional to the parameter near 0, and exponential in it far
/// above critical damping, where the samples determine the ratio of the two rates.
struct SpringModel: SeparableModel {
  var times: [Double]
  var values: [Double]
  /// Known values; nil for values to fit. A known start is often 0.
  var to: Double?
  var from: Double?
  var velocity: Double?
  var start: Double?

  var bounds: [ClosedRange<Double>] {
    // From a millionth of a radian in the span to a million radians in it.
    let shape = [-14...14, 0...20.0]
    return start == nil ? shape + [startRange] : shape
  }

  var startRange: ClosedRange<Double> {
    let (first, last) = (times[0], times[times.count - 1])
    // For a start before the samples, only its position and velocity can be determined.
    return (from != nil && velocity != nil ? first - (last - first) : first)...last
  }

  static func shape(frequency: Double, dampingRatio: Double) -> [Double] {
    [Double.log(frequency), Double.asinh(dampingRatio)]
  }

  func response(to shape: [Double]) -> SeparableResponse {
    let frequency = Double.exp(shape[0])
    let (p, q) = (2 * Double.sinh(shape[1]) * frequency, frequency * frequency)
    let start = start ?? shape[2]
    // Until the start the motion rests at its first value.
    let parts = times.map {
      SpringResponse(damping: p, stiffness: q, at: Swift.max($0 - start, 0))
    }
    var columns: [[Double]] = []
    if to == nil { columns.append(parts.map { 1 - $0.displacement }) }
    if from == nil { columns.append(parts.map(\.displacement)) }
    if velocity == nil { columns.append(parts.map(\.push)) }
    let known = (to: to ?? 0, from: from ?? 0, velocity: velocity ?? 0)
    let fixed = parts.map {
      known.to * (1 - $0.displacement) + known.from * $0.displacement + known.velocity * $0.push
    }
    return SeparableResponse(fixed: fixed, columns: columns) { linear in
      let ends = ends(linear)
      let distance = ends.from - ends.to
      let byP = parts.map {
        distance * q * $0.convolution - ends.velocity * $0.convolutionVelocity
      }
      let byQ = parts.map {
        -distance * ($0.convolutionVelocity + p * $0.convolution) - ends.velocity * $0.convolution
      }
      let width = 2 * frequency * Double.cosh(shape[1])
      var slopes = [zip(byP, byQ).map { p * $0 + 2 * q * $1 }, byP.map { width * $0 }]
      if self.start == nil {
        slopes.append(
          zip(times, parts).map { time, part in
            time < start ? 0 : distance * q * part.push - ends.velocity * part.pushVelocity
          })
      }
      return slopes
    }
  }

  /// All three linear parameters, from those that are fitted.
  func ends(_ linear: [Double]) -> (to: Double, from: Double, velocity: Double) {
    var sought = linear.makeIterator()
    return (
      to ?? sought.next() ?? 0, from ?? sought.next() ?? 0, velocity ?? sought.next() ?? 0
    )
  }
}

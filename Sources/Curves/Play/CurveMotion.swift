/// A change that follows a timing function for a duration, then holds.
struct CurveMotion: Sendable {
  let from: Double
  let to: Double
  let easing: Easing
  /// Seconds, positive.
  let span: Double

  /// The value once the curve has ended.
  var last: Double { mixed(easing.value(at: 1)) }

  private func mixed(_ part: Double) -> Double { from * (1 - part) + to * part }

  func value(at time: Double) -> Double {
    mixed(easing.value(at: min(max(time / span, 0), 1)))
  }

  func velocity(at time: Double) -> Double {
    // Without a distance there is no velocity, even where the curve is vertical.
    guard time < span, to != from else { return 0 }
    return (to - from) * easing.velocity(at: max(time / span, 0)) / span
  }

  /// The last time at which the value is further from the end than a threshold, to 1/4096 of the span.
  func settlingTime(within threshold: Double) -> Double {
    let count = 4096
    for step in stride(from: count, to: 0, by: -1) {
      let time = span * Double(step - 1) / Double(count)
      if abs(value(at: time) - last) > threshold { return span * Double(step) / Double(count) }
    }
    return 0
  }
}

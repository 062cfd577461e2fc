import CurveArithmetic

/// The tracks of a workload in 32 digits.
struct ExactTrack {
  let targets: [SIMD4<Double>]
  let duration: Double
  let isSpring: Bool
  private let easing = ExactBezier(0.42, 0, 0.58, 1)
  private let spring = ExactSpring(mass: 1, stiffness: 100, damping: 10)

  init(targets: [SIMD4<Double>], duration: Double, isSpring: Bool) {
    (self.targets, self.duration, self.isSpring) = (targets, duration, isSpring)
  }

  /// A component at a time. A spring that continues its velocity is the sum of its answers to all targets so
  /// far, because its equation is linear.
  func value(of component: Int, at time: Double) -> Double {
    var value = DoubleDouble(targets[0][component])
    var start = 0.0
    for (from, to) in zip(targets, targets.dropFirst()) where start <= time {
      let change = DoubleDouble(sum: to[component], -from[component])
      let elapsed = DoubleDouble(sum: time, -start)
      // Each start is rounded, as in a track.
      start += duration
      if isSpring {
        value = value + change * spring.state(at: elapsed).value
      } else {
        let share = elapsed / DoubleDouble(duration)
        value = value + (share.high < 1 ? change * easing.value(at: share) : change)
      }
    }
    return value.high
  }
}

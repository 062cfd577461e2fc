import Arithmetic

/// Steps of equal duration between values, in 32 digits: eased lines, or springs that continue each other.
struct ExactTrack {
  private let duration: Double
  private let targets: [SIMD4<Double>]
  private let kind: Kind

  private enum Kind {
    case lines(ExactBezier)
    /// For each component, the displacement and the velocity at the start of each step.
    case springs(ExactSpring, [[Motion]])
  }

  private typealias Motion = (displacement: DoubleDouble, velocity: DoubleDouble)

  init(lines targets: [SIMD4<Double>], duration: Double, easing: ExactBezier) {
    (self.targets, self.duration) = (targets, duration)
    kind = .lines(easing)
  }

  init(springs targets: [SIMD4<Double>], duration: Double, spring: ExactSpring) {
    (self.targets, self.duration) = (targets, duration)
    let motions = (0..<4).map { component in
      var (value, velocity) = (DoubleDouble(targets[0][component]), DoubleDouble(0))
      return targets.dropFirst().map { target -> Motion in
        let start = (value + -target[component], velocity)
        let end = spring.motion(from: start, after: DoubleDouble(duration))
        (value, velocity) = (end.displacement + target[component], end.velocity)
        return start
      }
    }
    kind = .springs(spring, motions)
  }

  func value(at time: Double, component: Int) -> Double {
    let step = min(max(Int((time / duration).rounded(.down)), 0), targets.count - 2)
    let elapsed = DoubleDouble(time) - DoubleDouble(product: Double(step), duration)
    let (from, to) = (targets[step][component], targets[step + 1][component])
    switch kind {
    case .lines(let easing):
      let eased = easing.value(at: elapsed / DoubleDouble(duration))
      return (DoubleDouble(sum: to, -from) * eased + from).high
    case .springs(let spring, let motions):
      let start = motions[component][step]
      return (spring.motion(from: start, after: elapsed).displacement + to).high
    }
  }
}

import CurveTestSupport
import Spring

/// Seeded springs across all regimes, with velocities of both signs.
enum Springs {
  static let dampingRatios = [
    0.0, 0.001, 0.05, 0.3, 0.7, 0.95, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9, 1.05, 2, 30, 1e4,
  ]

  static func motions(seed: UInt64, velocities: [Double] = [0, 0.5, -0.5, 3, -3, 100, -100]) throws
    -> [SpringMotion]
  {
    var random = SplitMix64(seed: seed)
    return try dampingRatios.flatMap { ratio in
      try velocities.map { factor in
        let spring = try DampedSpring(
          mass: random.logUniform(0.1...10), naturalFrequency: random.logUniform(0.1...100),
          dampingRatio: ratio)
        return try spring.motion(
          from: random.logUniform(0.1...10), to: -random.logUniform(0.1...10),
          relativeVelocity: factor * spring.naturalFrequency)
      }
    }
  }

  /// Eight springs: next to critical damping, from far below it to far above, some without damping, or of
  /// usual damping, by the number of the round.
  static func eight(
    round: Int, size: ClosedRange<Double>, using random: inout SplitMix64
  ) -> (mass: SIMD8<Double>, stiffness: SIMD8<Double>, damping: SIMD8<Double>) {
    var (mass, stiffness, damping) = (SIMD8<Double>(), SIMD8<Double>(), SIMD8<Double>())
    for lane in 0..<8 {
      (mass[lane], stiffness[lane]) = (random.logUniform(size), random.logUniform(size))
      let critical = 2 * (mass[lane] * stiffness[lane]).squareRoot()
      switch round % 7 {
      case 0: damping[lane] = critical * (1 + Double(lane - 4) * 0x1p-52)
      case 1: damping[lane] = critical * (1 - random.logUniform(1e-16...1))
      case 2: damping[lane] = lane == round % 8 ? 0 : critical * random.logUniform(1e-8...1e8)
      default: damping[lane] = critical * Double.random(in: 0.001...1.5, using: &random)
      }
    }
    return (mass, stiffness, damping)
  }

  /// The largest displacement a motion can reach, for scaling errors.
  static func reach(_ motion: SpringMotion) -> Double {
    abs(motion.to - motion.from) + abs(motion.initialVelocity) / motion.spring.naturalFrequency
  }
}

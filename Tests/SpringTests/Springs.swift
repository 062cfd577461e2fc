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
          naturalFrequency: random.logUniform(0.1...100), dampingRatio: ratio,
          mass: random.logUniform(0.1...10))
        return try spring.motion(
          from: random.logUniform(0.1...10), to: -random.logUniform(0.1...10),
          relativeVelocity: factor * spring.naturalFrequency)
      }
    }
  }

  /// The largest displacement a motion can reach, for scaling errors.
  static func reach(_ motion: SpringMotion) -> Double {
    abs(motion.to - motion.from) + abs(motion.initialVelocity) / motion.spring.naturalFrequency
  }
}

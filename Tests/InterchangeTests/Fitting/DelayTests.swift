import CurveFitting
import CurveTestSupport
import Foundation
import Spring
import Testing

/// Springs in logs that begin before the motion, against the truth and the stated errors.
@Suite struct DelayTests {
  /// A few logs, or 616 of each of three seeds where `CURVES_FIT_MARKS` is set.
  @Test func springsAndTheirStartsAreFoundWithinTheStatedErrors() throws {
    let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil
    let count = isThorough ? 616 : 56
    var squares: [DelayedSpring.Noise: [Double]] = [:]
    for seed in isThorough ? [77, 501, 902] : [29] {
      var random = SplitMix64(seed: UInt64(seed))
      var beyond = [0, 0, 0]
      var near = 0
      for number in 0..<count {
        let log = try DelayedSpring(number, &random)
        let fit = try SpringFit(log.samples)
        let pairs = [
          (fit.response, log.response), (fit.dampingRatio, log.ratio), (fit.start, log.start),
        ]
        for (index, (estimate, truth)) in pairs.enumerated() {
          let error = estimate.value - truth
          // Exact logs are fitted to rounding; what they state is a bound of it.
          let z = abs(error) <= 1e-6 ? 0 : error / estimate.standardError
          if !(abs(z) <= 4) { beyond[index] += 1 }
          guard index < 2, abs(error) > 1e-6 else { continue }
          squares[log.noise, default: []].append(min(z * z, 225))
        }
        if abs(fit.start.value - log.start) <= 0.5 / log.fps { near += 1 }
      }
      // A few logs allow one failure where hundreds allow 1 or 2 %.
      #expect(
        beyond[0] <= max(1, count / 100) && beyond[1] <= max(1, count / 100), "\(seed): \(beyond)")
      #expect(beyond[2] <= max(1, count / 50), "\(seed): \(beyond)")
      #expect(near * 100 >= count * (isThorough ? 89 : 85), "\(seed): \(near) of \(count)")
    }
    #expect(squares.count == DelayedSpring.Noise.allCases.count)
    for (noise, squares) in squares {
      let root = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
      // Without noise only a few logs have errors, those of a clock.
      let range = isThorough ? 0.8...1.15 : 0.4...1.8
      #expect(range.contains(root), "\(noise): \(root) of \(squares.count)")
    }
  }

  /// A velocity after the first sample, with no second one at rest: the values before it continue the
  /// motion back to the first value.
  @Test func aPushAfterOneSampleIsFound() throws {
    let motion = try DampedSpring(mass: 1, stiffness: 180, damping: 15)
      .motion(from: 2, to: 5, initialVelocity: -40)
    var random = SplitMix64(seed: 5)
    let times = (0..<90).map { Double($0) / 60 }
    let values = times.map { motion.value(at: max($0 - 0.007, 0)) + 0.003 * normal(&random) }
    let fit = try SpringFit(try Samples(times: times, values: values))
    #expect(fit.showsStart)
    let pairs = [(fit.start, 0.007), (fit.velocity, -40), (fit.stiffness, 180), (fit.damping, 15)]
    for (estimate, truth) in pairs {
      #expect(abs(estimate.value - truth) <= 4 * estimate.standardError, "\(estimate) \(truth)")
      #expect(estimate.standardError <= 0.1 * truth.magnitude)
    }
  }

  /// A rest, then a release with a velocity: the velocity jumps at the start.
  @Test(arguments: [0.1, 0.2134])
  func aThrowAfterARestIsFound(start: Double) throws {
    let motion = try DampedSpring(mass: 1, stiffness: 180, damping: 15)
      .motion(from: 2, to: 5, initialVelocity: 30)
    let times = (0..<90).map { Double($0) / 60 }
    let values = times.map { $0 <= start ? 2 : motion.value(at: $0 - start) }
    let fit = try SpringFit(try Samples(times: times, values: values))
    #expect(fit.showsStart && abs(fit.start.value - start) <= 1e-6)
    #expect(abs(fit.velocity.value - 30) <= 1e-3 && abs(fit.stiffness.value - 180) <= 1e-3)
  }

  @Test func withoutARestTheStartIsAssumed() throws {
    let motion = try DampedSpring(mass: 1, stiffness: 180, damping: 15)
      .motion(from: 2, to: 5, initialVelocity: 30)
    let times = (0..<90).map { Double($0) / 60 }
    let samples = try Samples(times: times, values: times.map { motion.value(at: $0) })
    let fit = try SpringFit(samples)
    #expect(!fit.showsStart && fit.start.value == 0 && fit.start.standardError > 0)
    let known = try SpringFit(samples, known: KnownMotion(start: 0))
    #expect(!known.showsStart && known.start == Estimate(value: 0, standardError: 0))
  }
}

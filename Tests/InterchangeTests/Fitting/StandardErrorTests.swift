import CurveFitting
import CurveTestSupport
import Curves
import Spring
import Testing

/// Standard errors against the scatter of many fits, on so few samples that the number of parameters counts.
@Suite struct StandardErrorTests {
  /// The scatter of estimates, and the root of their mean squared standard error.
  private struct Scatter {
    var squares = 0.0
    var errors = 0.0
    var count = 0

    mutating func include(_ estimate: Estimate, _ truth: Double) {
      squares += (estimate.value - truth) * (estimate.value - truth)
      errors += estimate.standardError * estimate.standardError
      count += 1
    }

    /// 1 if the standard errors are right.
    var ratio: Double { (squares / errors).squareRoot() }
  }

  /// 14 samples and five parameters: with n in place of n - p, the ratios would be 1.25.
  @Test(arguments: [12.0, 30])
  func standardErrorsOfSpringsAreRight(damping: Double) throws {
    var random = SplitMix64(seed: 101)
    let motion = try DampedSpring(mass: 1, stiffness: 100, damping: damping)
      .motion(from: 3, to: 8, initialVelocity: 5)
    let times = (0..<14).map { 0.07 * Double($0) }
    let deviation = 0.004
    var names: [String: Scatter] = [:]
    var (variance, count, settled) = (0.0, 0, 0.0)
    let runs = 400
    for _ in 0..<runs {
      let values = times.map { motion.value(at: $0) + deviation * normal(&random) }
      let fit = try SpringFit(
        try Samples(times: times, values: values), known: KnownMotion(start: 0))
      let results: [(String, Estimate, Double)] = [
        ("stiffness", fit.stiffness, 100), ("damping", fit.damping, damping),
        ("ratio", fit.dampingRatio, damping / 20), ("response", fit.response, .pi / 5),
        ("from", fit.from, 3), ("to", fit.to, 8), ("velocity", fit.velocity, 5),
        ("settling", fit.settlingTime(), motion.settlingTime()),
      ]
      for (name, estimate, truth) in results {
        names[name, default: Scatter()].include(estimate, truth)
      }
      variance += fit.noise * fit.noise
      // The value at a time between the samples.
      let error = fit.value(at: 0.4321) - motion.value(at: 0.4321)
      settled += error * error / (fit.standardError(at: 0.4321) * fit.standardError(at: 0.4321))
      count += 1
      #expect(fit.parameterCount == 5)
    }
    #expect(count == runs && names.count == 8)
    // The noise has nine degrees of freedom: its variance is known to sqrt(2/9/400) = 2.4 %.
    #expect(abs(variance / Double(runs) / (deviation * deviation) - 1) <= 0.1)
    #expect(abs((settled / Double(runs)).squareRoot() - 1.13) <= 0.2)
    for (name, scatter) in names {
      #expect(scatter.count == runs && abs(scatter.ratio - 1) <= 0.12, "\(name) \(scatter.ratio)")
    }
  }

  /// 14 samples within the motion and four parameters: with n for n - p, the ratios would be 1.18.
  @Test func standardErrorsOfCurvesAreRight() throws {
    var random = SplitMix64(seed: 102)
    let curve = try CubicBezier(0.4, 0.1, 0.3, 0.9)
    let known = KnownMotion(from: 10, to: 40, start: 2, duration: 0.5)
    let times = (0...15).map { 2 + 0.5 * Double($0) / 15 }
    var scatter = [Scatter](repeating: Scatter(), count: 4)
    for _ in 0..<400 {
      let values = times.map {
        10 + 30 * (curve.value(at: ($0 - 2) / 0.5) + 0.0005 * normal(&random))
      }
      let fit = try TimingFit.cubicBezier(try Samples(times: times, values: values), known: known)
      guard fit.criterion == .squares, case .cubicBezier(let found) = fit.easing else { continue }
      let pairs = zip([found.x1, found.y1, found.x2, found.y2], [0.4, 0.1, 0.3, 0.9])
      for (index, pair) in pairs.enumerated() {
        scatter[index].include(
          Estimate(value: pair.0, standardError: fit.standardErrors[index]), pair.1)
      }
    }
    for (index, one) in scatter.enumerated() {
      #expect(one.count > 380 && abs(one.ratio - 1) <= 0.12, "\(index) \(one.ratio) \(one.count)")
    }
  }
}

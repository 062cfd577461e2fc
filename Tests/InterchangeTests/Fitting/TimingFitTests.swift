import CurveArithmetic
import CurveFitting
import CurveNotation
import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct TimingFitTests {
  /// Samples of a timing function between two values over a time, with rests before and after.
  private func samples(
    of function: some TimingFunction, count: Int = 60, noise: Double = 0, rest: Int = 0
  ) throws -> Samples {
    var random = SplitMix64(seed: 12)
    let times = (-rest...(count + rest)).map { 2 + 0.4 * Double($0) / Double(count) }
    let values = times.enumerated().map { index, time in
      let progress = Double(index - rest) / Double(count)
      return 10 + 30 * function.value(at: min(max(progress, 0), 1)) + 30 * noise * normal(&random)
    }
    return try Samples(times: times, values: values)
  }

  @Test(arguments: [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.34, 1.56, 0.64, 1], [0.05, 0.7, 0.1, 1],
    [0.68, -0.55, 0.27, 1.55], [0.9, 0.1, 0.1, 0.9],
  ])
  func exactSamplesGiveTheControlPointsBack(points: [Double]) throws {
    let curve = try CubicBezier(points[0], points[1], points[2], points[3])
    for rest in [0, 5] {
      let fit = try TimingFit.cubicBezier(try samples(of: curve, rest: rest))
      guard case .cubicBezier(let found) = fit.easing else { throw FixtureError.noColumn("bezier") }
      for (a, b) in zip([found.x1, found.y1, found.x2, found.y2], points) {
        #expect(abs(a - b) <= 1e-6)
      }
      #expect(abs(fit.placement.start - 2) <= 1e-12 && abs(fit.placement.duration - 0.4) <= 1e-12)
    }
  }

  @Test func noisySamplesGiveStandardErrors() throws {
    let curve = try CubicBezier(0.4, 0, 0.2, 1)
    let known = KnownMotion(from: 10, to: 40, start: 2, duration: 0.4)
    let fit = try TimingFit.cubicBezier(
      try samples(of: curve, count: 200, noise: 0.01), known: known)
    #expect(fit.criterion == .squares && fit.standardErrors.count == 4)
    guard case .cubicBezier(let found) = fit.easing else { throw FixtureError.noColumn("bezier") }
    let pairs = zip([found.x1, found.y1, found.x2, found.y2], [0.4, 0, 0.2, 1])
    for ((a, b), error) in zip(pairs, fit.standardErrors) {
      #expect(error > 1e-4 && error < 0.05 && abs(a - b) <= 5 * error)
    }
  }

  /// A bounce is not a cubic-bezier: the largest residual is that of the best single curve.
  @Test func samplesOfAnotherKindGetTheLeastLargestResidual() throws {
    let bounce = try #require(Presets.curve("penner.out-bounce"))
    let fit = try TimingFit.cubicBezier(try samples(of: bounce, count: 400))
    #expect(fit.criterion == .maximum && fit.standardErrors.isEmpty)
    #expect(fit.residuals.maximum / 30 <= 0.1432 * 1.02 && fit.residuals.maximum / 30 >= 0.12)
  }

  @Test func stopsAreFewAndWithinTheTolerance() throws {
    let bounce = try #require(Presets.curve("penner.out-bounce"))
    let many = try samples(of: bounce, count: 300)
    let fit = try TimingFit.linear(many, within: 0.005)
    #expect(fit.residuals.maximum <= 0.005 * 30)
    #expect(fit.parameterCount <= 2 * 19 - 2)
    let ten = try TimingFit.linear(many, stops: 10)
    #expect(ten.parameterCount == 18 && ten.residuals.maximum > fit.residuals.maximum)
  }

  @Test(arguments: [
    ("material.standard", 0.0), ("material.standard", 0.01), ("penner.out-back", 0.005),
    ("penner.out-bounce", 0.002),
  ])
  func aPresetIsRecognised(name: String, noise: Double) throws {
    let curve = try #require(Presets.curve(name))
    let known = KnownMotion(from: 10, to: 40, start: 2, duration: 0.4)
    let ranking = try CurveRanking(
      try samples(of: curve, count: 120, noise: noise), known: known, curves: Presets.curves,
      springs: Presets.springs)
    let best = try #require(ranking.candidates.first)
    #expect(best.isPreset && best.parameterCount == 0)
    // Systems share constants, so another name may come first: then it is the same curve.
    #expect(CurveDifference(best.easing, curve).maximum.value <= 1e-3, "\(best.name)")
  }

  @Test func aSpringIsRecognised() throws {
    var random = SplitMix64(seed: 3)
    let motion = try DampedSpring(mass: 1, stiffness: 317, damping: 19).motion(from: 5, to: -40)
    let times = (0...90).map { Double($0) / 90 }
    let values = times.map { motion.value(at: $0) + 0.2 * normal(&random) }
    let ranking = try CurveRanking(
      try Samples(times: times, values: values), curves: Presets.curves, springs: Presets.springs)
    guard case .spring = try #require(ranking.candidates.first).easing else {
      Issue.record("\(ranking.candidates[0].name)")
      return
    }
    #expect(!ranking.candidates[0].isPreset)
  }

  @Test func samplesWithoutAWayAreRefused() throws {
    let times = (0...20).map(Double.init)
    let back = try Samples(times: times, values: times.map { Double.sin(.pi * $0 / 20) })
    #expect(throws: ParameterError.self) {
      try TimingFit.cubicBezier(back, known: KnownMotion(from: 1, to: 1))
    }
    let few = try Samples(times: [0, 1, 2, 3], values: [0, 0.2, 0.7, 1])
    #expect(throws: ParameterError.self) { try TimingFit.cubicBezier(few) }
    #expect(throws: ParameterError.self) { try TimingFit.linear(few, within: -1) }
    #expect(throws: ParameterError.self) { try TimingFit.linear(few, stops: 1) }
  }
}

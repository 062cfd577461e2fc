import CurveFitting
import CurveTestSupport
import Foundation
import Spring
import Testing

/// All seeded springs where `CURVES_FIT_MARKS` is set, else a few.
private let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil

@Suite struct SpringFitTests {
  @Test func cleanSamplesGiveTheSpringBack() throws {
    var random = SplitMix64(seed: 15)
    let count = isThorough ? 200 : 20
    for number in 0..<count {
      let spring = SeededSpring(number, &random)
      let samples = try spring.samples(noise: 0, &random)
      let fit = try SpringFit(samples)
      for (index, estimate) in fit.estimates.enumerated() {
        let error = abs(estimate.value - spring.parameters[index]) / spring.sizes[index]
        #expect(error <= 1e-6, "spring \(number), parameter \(index): \(error)")
      }
      #expect(fit.start.value == 0 && fit.undetermined.isEmpty)
    }
  }

  /// All springs against the Cramér-Rao bound, at each noise in units of the distance.
  ///
  /// For every spring the error of the whole motion at the samples is checked: its bound, the variance of
  /// five parameters, holds for any likelihood. Each single parameter is checked unless the fit reports
  /// it as undetermined. It may do so only if the bound leaves a rate unknown to 10 %.
  @Test(arguments: [0.003, 0.01, 0.03])
  func noisySamplesReachTheBound(noise: Double) throws {
    var random = SplitMix64(seed: 16)
    let count = isThorough ? 200 : 16
    var squares = [Double](repeating: 0, count: 5)
    var told = [Int](repeating: 0, count: 5)
    var motions = 0.0
    var calibration: [Double] = []
    var unsure = 0
    for number in 0..<count {
      let spring = SeededSpring(number, &random)
      let deviation = noise * abs(spring.to - spring.from)
      let least = try spring.leastErrors().map { $0 * deviation }
      // The bound is that of five parameters. An unknown start is a sixth, which no samples determine
      // along with a first velocity unless they show a rest before it.
      let fit = try SpringFit(
        try spring.samples(noise: deviation, &random), known: KnownMotion(start: 0))
      let exact = try SeededSpring.values(spring.parameters, spring.times)
      let square = zip(spring.times, exact).reduce(0) { sum, sample in
        let error = (fit.value(at: sample.0) - sample.1) / deviation
        return sum + error * error
      }
      // As improbable for five parameters as six standard deviations are for one.
      #expect(square <= 49, "spring \(number): the motion is \(square.squareRoot()) sigma off")
      motions += square
      if !fit.undetermined.isEmpty { unsure += 1 }
      let isKnown = least[0] <= 0.1 * spring.sizes[0] && least[1] <= 0.1 * spring.sizes[1]
      for (index, estimate) in fit.estimates.enumerated() {
        if fit.undetermined.contains(SeededSpring.names[index]) {
          #expect(!isKnown, "spring \(number), parameter \(index) is called undetermined")
          continue
        }
        let error = (estimate.value - spring.parameters[index]) / least[index]
        #expect(abs(error) <= 6, "spring \(number), parameter \(index): \(error) sigma")
        squares[index] += error * error
        told[index] += 1
        if isKnown { calibration.append(Double.log(estimate.standardError / least[index])) }
      }
    }
    // Of 200 springs a ratio itself has a standard deviation of 5 %, of a few much more.
    let allowed = isThorough ? 0.8...1.2 : 0.4...1.6
    let ratios = zip(squares, told).map { ($0 / Double($1)).squareRoot() }
    let whole = (motions / Double(5 * count)).squareRoot()
    #expect(allowed.contains(whole), "the motion: \(whole) of the bound")
    for (index, ratio) in ratios.enumerated() {
      #expect(allowed.contains(ratio), "parameter \(index): \(ratio) of the bound")
      #expect(told[index] >= count * 17 / 20)
    }
    #expect(unsure <= count * 15 / 100)
    // The fit's own standard errors are those of the bound.
    #expect(abs(calibration.reduce(0, +) / Double(calibration.count)) <= 0.1)
  }

  @Test func knownParametersStayAndHaveNoError() throws {
    let motion = try DampedSpring(mass: 1, stiffness: 230, damping: 22).motion(from: 10, to: 80)
    let times = (0...50).map { Double($0) / 60 }
    let samples = try Samples(times: times, values: times.map { motion.value(at: $0) })
    let fit = try SpringFit(samples, known: .init(from: 10, to: 80, velocity: 0, start: 0))
    #expect(fit.from == Estimate(value: 10, standardError: 0))
    #expect(fit.velocity.standardError == 0 && fit.parameterCount == 2)
    #expect(abs(fit.stiffness.value / 230 - 1) <= 1e-9)
    #expect(abs(fit.damping.value / 22 - 1) <= 1e-9)
    #expect(abs(fit.settlingTime().value / motion.settlingTime() - 1) <= 1e-9)
  }

  @Test(arguments: [0.0, 0.01], [0.07, 0.2134, 0.35])
  func aStartAfterARestIsFound(noise: Double, start: Double) throws {
    var random = SplitMix64(seed: 4)
    let motion = try DampedSpring(mass: 1, stiffness: 230, damping: 18).motion(from: 3, to: 7)
    let times = (0..<120).map { Double($0) / 100 }
    let values = times.map { time in
      motion.value(at: time - start) + noise * 4 * normal(&random)
    }
    let fit = try SpringFit(
      try Samples(times: times, values: values), known: .init(velocity: 0))
    let bound = noise == 0 ? 1e-9 : 6 * fit.start.standardError
    #expect(abs(fit.start.value - start) <= bound)
    #expect(fit.start.standardError <= 0.01)
    #expect(abs(fit.stiffness.value - 230) <= (noise == 0 ? 1e-5 : 6 * fit.stiffness.standardError))
  }

  /// Critical damping is within two standard errors of most fits of a critical spring, and of none of a
  /// spring whose ratio lies eight standard errors away.
  @Test func criticalDampingIsReported() throws {
    var random = SplitMix64(seed: 131)
    let times = (0..<60).map { 0.02 * Double($0) }
    func fit(_ ratio: Double) throws -> SpringFit {
      let motion = try DampedSpring(mass: 1, stiffness: 100, damping: 20 * ratio).motion()
      let values = times.map { motion.value(at: $0) + 0.003 * normal(&random) }
      return try SpringFit(
        try Samples(times: times, values: values), known: KnownMotion(start: 0))
    }
    let error = try fit(1).dampingRatio.standardError
    #expect(error > 0 && error < 0.05)
    let runs = 40
    let (critical, near) = try (0..<runs).reduce((0, 0)) { counts, run in
      let (one, other) = (try fit(1), try fit(run % 2 == 0 ? 1 - 8 * error : 1 + 8 * error))
      return (
        counts.0 + (one.isCriticalWithinError ? 1 : 0),
        counts.1 + (other.isCriticalWithinError ? 1 : 0)
      )
    }
    #expect(critical >= runs * 3 / 4 && near == 0, "\(critical) and \(near) of \(runs)")
  }

  @Test func theFasterRateOfAnOverdampedSpringIsSaidToBeUnknown() throws {
    var random = SplitMix64(seed: 5)
    let motion = try DampedSpring(mass: 1, stiffness: 100, damping: 200).motion()
    let times = (1...120).map { Double($0) / 8 }
    let values = times.map { motion.value(at: $0) + 0.02 * normal(&random) }
    let known = KnownMotion(from: 0, velocity: 0, start: 0)
    let fit = try SpringFit(try Samples(times: times, values: values), known: known)
    #expect(fit.undetermined.contains(.stiffness) && fit.undetermined.contains(.damping))
    #expect(!fit.undetermined.contains(.to))
  }

  @Test func theBandHoldsTheMotionItWasDrawnFrom() throws {
    var random = SplitMix64(seed: 6)
    let motion = try DampedSpring(mass: 1, stiffness: 80, damping: 8).motion(to: 5)
    let times = (0...60).map { Double($0) / 50 }
    var inside = 0
    for _ in 0..<20 {
      let values = times.map { motion.value(at: $0) + 0.05 * normal(&random) }
      let fit = try SpringFit(try Samples(times: times, values: values))
      for time in [0.1, 0.3, 0.5, 0.9, 1.2] {
        if abs(fit.value(at: time) - motion.value(at: time)) <= 2 * fit.standardError(at: time) {
          inside += 1
        }
      }
    }
    // 95 of 100 are expected.
    #expect(inside >= 86 && inside < 100)
  }

  @Test func whatCannotBeFittedIsRefused() throws {
    let times = (0..<10).map(Double.init)
    #expect(throws: ParameterError.self) { try Samples(times: [0, 1, 1], values: [0, 1, 2]) }
    #expect(throws: ParameterError.self) { try Samples(times: [0, .nan], values: [0, 1]) }
    #expect(throws: ParameterError.self) { try Samples(times: [0, 1], values: [0, .infinity]) }
    #expect(throws: ParameterError.self) { try Samples(times: [0, 1], values: [0]) }
    #expect(throws: ParameterError.self) { try Samples(times: [0], values: [0]) }
    let constant = try Samples(times: times, values: times.map { _ in 3 })
    #expect(throws: ParameterError.self) { try SpringFit(constant) }
    let few = try Samples(times: [0, 1, 2, 3, 4], values: [0, 1, 2, 1, 0])
    #expect(throws: ParameterError.self) { try SpringFit(few) }
    let moving = try Samples(times: times, values: times.map { $0 * $0 })
    #expect(throws: ParameterError.self) { try SpringFit(moving, known: .init(from: .nan)) }
    #expect(throws: ParameterError.self) { try SpringFit(moving, known: .init(start: 9)) }
  }

  /// For any samples, the fit ends and its result is finite.
  @Test func strangeSamplesEndInAMotion() throws {
    var random = SplitMix64(seed: 8)
    let times = (0..<30).map { Double($0) / 7 }
    let shapes: [(Double) -> Double] = [
      { $0 }, { $0 * $0 }, { $0 < 2 ? 0 : 1 }, { Double.exp($0) }, { Double.sin(3 * $0) },
      { $0 == 0 ? 1 : 0 }, { 1e100 * Double.cos($0) }, { 1e-90 * $0 },
      { _ in Double.random(in: 0...1, using: &random) },
    ]
    for shape in shapes {
      let fit = try SpringFit(try Samples(times: times, values: times.map(shape)))
      #expect(fit.residuals.maximum.isFinite)
      #expect(fit.noise.isFinite && !fit.stiffness.standardError.isNaN)
    }
  }
}

/// A normal error of standard deviation 1.
func normal(_ random: inout SplitMix64) -> Double {
  let radius = (-2 * Double.log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
  return radius * Double.cos(Double.random(in: 0...2 * .pi, using: &random))
}

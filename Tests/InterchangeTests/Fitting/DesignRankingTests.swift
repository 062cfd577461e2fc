import CurveFitting
import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// The names and round numbers behind recordings, against the designs that they were drawn from.
@Suite struct DesignRankingTests {
  private static let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil

  /// The least shares of recordings whose design is first, and is among the first three.
  @Test(arguments: [
    (DrawnDesign.Noise.thousandth, 0.89, 0.94), (.third, 0.72, 0.82), (.hundredth, 0.45, 0.6),
    (.pixels, 0.89, 0.94),
  ])
  func designsAreFound(noise: DrawnDesign.Noise, first: Double, three: Double) throws {
    var random = SplitMix64(seed: 31)
    let count = Self.isThorough ? 500 : 4
    var found = (first: 0, three: 0, certain: 0, right: 0)
    for _ in 0..<count {
      let drawn = try DrawnDesign(noise, &random)
      let ranking = DesignRanking(try SpringFit(drawn.samples), prior: .standard)
      let sum = ranking.designs.reduce(ranking.unroundedProbability) { $0 + $1.probability }
      #expect(sum > 0.9 && sum < 1 + 1e-9)
      if case .unrounded = drawn.kind {
        let better = ranking.designs.count { $0.probability > ranking.unroundedProbability }
        if better == 0 { found.first += 1 }
        if better < 3 { found.three += 1 }
        if ranking.certain != nil { found.certain += 1 }
        continue
      }
      if ranking.designs.first.map(drawn.isDrawn) ?? false { found.first += 1 }
      if ranking.designs.prefix(3).contains(where: drawn.isDrawn) { found.three += 1 }
      if let certain = ranking.certain {
        found.certain += 1
        if drawn.isDrawn(certain) { found.right += 1 }
      }
    }
    // Of four recordings one may be lost, and two may not be first.
    let slack = Self.isThorough ? 0 : 0.4
    #expect(Double(found.first) >= (first - slack) * Double(count), "\(found)")
    #expect(Double(found.three) >= (three - slack) * Double(count), "\(found)")
    #expect(!Self.isThorough || found.certain > count / 20, "\(found)")
    #expect(
      Double(found.right) >= (Self.isThorough ? 0.95 : 0.5) * Double(found.certain), "\(found)")
  }

  private static let powers = ["quad", "cubic", "quart", "quint", "sine"]
  private static let directions = ["in", "out", "in-out"]

  /// An ease-out is also the second half of an in-out curve of twice its duration, and its flat end looks like a rest
  /// where the values are rounded. Each curve has one precision, or all of them where `CURVES_FIT_MARKS` is set.
  @Test(arguments: powers.indices, directions.indices)
  func recordingsOfWholeCurvesAreNoHalves(power: Int, direction: Int) throws {
    let easing = try Easing("penner.\(Self.directions[direction])-\(Self.powers[power])")
    let precisions = [1e3, 1e4, 1e6]
    for digits in Self.isThorough ? precisions : [precisions[(power + direction) % 3]] {
      let times = (0...30).map { Double($0) / 60 }
      let samples = try Samples(
        times: times,
        values: times.map { (easing.value(at: 2 * $0) * digits).rounded() / digits })
      let ranking = try CurveRanking(
        samples, curves: Presets.curves, springs: Presets.springs)
      let designs = DesignRanking(ranking.spring, prior: .standard)
      if let certain = designs.certain, case .curve(let named, let duration) = certain.spellings[0]
      {
        #expect(duration == 0.5, "\(named) over \(duration) s")
        for time in times {
          #expect(abs(named.value(at: 2 * time) - easing.value(at: 2 * time)) < 1e-12, "\(named)")
        }
      } else {
        #expect(designs.certain == nil)
      }
      // The first of the list, as near as three digits tell.
      let first = ranking.candidates[0]
      #expect(first.maximumError <= 1 / digits, "\(first.name): \(first.maximumError)")
      if digits > 1e3 { #expect(first.isPreset, "\(first.name)") }
    }
  }

  private func samples(
    _ spring: DampedSpring, frames: Int = 60, start: Double = 0.1
  ) throws -> Samples {
    let motion = try spring.motion(from: 0, to: 300)
    let times = (0..<frames).map { Double($0) / 60 }
    return try Samples(
      times: times, values: times.map { motion.value(at: max($0 - start, 0)).rounded() })
  }

  @Test func aDesignInWholePixelsIsCertain() throws {
    let spring = try DampedSpring(stiffness: 230, damping: 22)
    let ranking = try DesignRanking(SpringFit(samples(spring)), prior: .standard)
    let certain = try #require(ranking.certain)
    #expect(certain.spellings[0].text == "stiffness 230, damping 22")
    #expect(certain.spellings[0].curveText == "spring(stiffness: 230, damping: 22)")
  }

  @Test func equalMotionsAreOneDesignWithItsSpellings() throws {
    let spring = try DampedSpring(stiffness: 200, damping: 2 * 0.5 * 200.0.squareRoot())
    let ranking = try DesignRanking(SpringFit(samples(spring)), prior: .standard)
    let spellings = try #require(ranking.designs.first).spellings.map { $0.text }
    #expect(
      spellings == ["Compose MediumBouncy, StiffnessLow", "stiffness 200, dampingRatio 0.5"])
  }

  /// One system's numbers only: the same motion, as the nearest of another system's.
  @Test func aSystemLimitsTheNames() throws {
    let frequency = 2 * Double.pi / 0.5
    let spring = try DampedSpring(stiffness: frequency * frequency, damping: 2 * 0.7 * frequency)
    let fit = try SpringFit(samples(spring))
    let swiftUI = try #require(DesignPrior.like("swiftui"))
    let first = try #require(DesignRanking(fit, prior: swiftUI).designs.first)
    #expect(first.spellings[0].text == "swiftui.bouncy")
    for system in DesignPrior.systems {
      let prior = try #require(DesignPrior.like(system))
      let ranking = DesignRanking(fit, prior: prior)
      for design in ranking.designs {
        for case .spring(.response) in design.spellings {
          #expect(system == "swiftui" || system == "uikit")
        }
      }
    }
    #expect(DesignPrior.like("nothing") == nil)
  }

  @Test func aNamedCurveOverARoundDurationIsFound() throws {
    let curve = try #require(Presets.curve("material.emphasized"))
    let times = (0..<60).map { Double($0) / 60 }
    let values = times.map { (300 * curve.value(at: min(max(($0 - 0.2) / 0.5, 0), 1))).rounded() }
    let fit = try SpringFit(try Samples(times: times, values: values))
    let first = try #require(DesignRanking(fit, prior: .standard).designs.first)
    #expect(first.spellings[0].text == "material.emphasized over 500 ms")
    #expect(first.probability > 0.5)
  }

  /// Curves that no named one resembles, whose handles all are free.
  @Test(arguments: [
    (0.6, 0.0, 0.11, 1.15, 0.5), (0.86, 0.8, 0.8, 0.4, 0.6), (0.8, 0.9, 0.1, 0.7, 0.4),
  ])
  func aCurveUnlikeTheNamedOnesIsFound(
    x1: Double, y1: Double, x2: Double, y2: Double, duration: Double
  ) throws {
    let curve = try CubicBezier(x1, y1, x2, y2)
    let times = (0..<60).map { Double($0) / 60 }
    let values = times.map { 300 * curve.value(at: min(max(($0 - 0.111) / duration, 0), 1)) }
    let fit = try SpringFit(try Samples(times: times, values: values.map { ($0 * 100).rounded() }))
    let first = try #require(DesignRanking(fit, prior: .standard).designs.first)
    #expect(first.spellings.contains(.curve(.cubicBezier(curve), duration: duration)))
  }

  /// The steps from pixel to pixel of an even motion have no smallest one of which all are multiples.
  @Test func anEvenMotionInWholePixelsIsLinear() throws {
    let times = (0..<40).map { Double($0) / 60 }
    let values = times.map { (300 * min(max(($0 - 0.0263) / 0.3, 0), 1)).rounded() }
    let fit = try SpringFit(try Samples(times: times, values: values))
    let first = try #require(DesignRanking(fit, prior: .standard).designs.first)
    guard case .curve(let easing, let duration) = first.spellings[0] else {
      Issue.record("\(first)")
      return
    }
    #expect(
      duration == 0.3 && [0.1, 0.5, 0.8].allSatisfy { abs(easing.value(at: $0) - $0) < 1e-9 })
  }

  /// Half a swing looks like a spring without damping, which nobody writes.
  @Test func noDesignSwingsForEver() throws {
    let curve = try CubicBezier(0.37, 0, 0.63, 1)
    let times = (0..<37).map { Double($0) / 60 }
    let values = times.map { (300 * curve.value(at: min(max(($0 - 0.3) / 0.3, 0), 1))).rounded() }
    let fit = try SpringFit(try Samples(times: times, values: values))
    for design in DesignRanking(fit, prior: .standard).designs {
      for case .spring(let parameters) in design.spellings {
        #expect(try SpringCurve(parameters).motion.spring.dampingRatio > 0)
      }
    }
  }

  @Test func springsWithoutRoundNumbersAreSaidToBe() throws {
    let spring = try DampedSpring(stiffness: 237.31, damping: 18.573)
    let motion = try spring.motion(from: 0, to: 1)
    let times = (0..<80).map { Double($0) / 60 }
    let fit = try SpringFit(try Samples(times: times, values: times.map { motion.value(at: $0) }))
    #expect(DesignRanking(fit, prior: .standard).unroundedProbability > 0.99)
  }

  @Test func noiseAndTheBeginningOfAMotionDetermineNoSpring() throws {
    var random = SplitMix64(seed: 33)
    let times = (0..<60).map { Double($0) / 60 }
    var found = 0
    for _ in 0..<20 {
      let fit = try SpringFit(
        try Samples(times: times, values: times.map { _ in normal(&random) }))
      if fit.isDetermined { found += 1 }
    }
    #expect(found == 0)
    let start = try Samples(
      times: times, values: times.map { 4 * $0 * $0 + 0.01 * normal(&random) })
    #expect(try !SpringFit(start).isDetermined)
    let motion = try samples(try DampedSpring(stiffness: 230, damping: 22))
    #expect(try SpringFit(motion).isDetermined)
  }

  @Test func covariancesAgreeWithTheErrors() throws {
    let fit = try SpringFit(samples(try DampedSpring(stiffness: 230, damping: 22)))
    let errors = [fit.stiffness, fit.damping, fit.from, fit.to, fit.velocity, fit.start]
      .map { $0.standardError }
    #expect(fit.covariance.count == SpringFit.Parameter.allCases.count)
    for (row, error) in errors.enumerated() {
      #expect(abs(fit.covariance[row][row].squareRoot() - error) <= 1e-9 * error)
      for column in errors.indices {
        let (one, other) = (fit.covariance[row][column], fit.covariance[column][row])
        #expect(abs(one - other) <= 1e-9 * error * errors[column])
        #expect(abs(one) <= 1.000001 * error * errors[column])
      }
    }
  }
}

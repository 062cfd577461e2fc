import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Throws as text: this package's word, and those of the platforms, both ways.
@Suite struct DecayTextTests {
  private func decay(_ text: String) throws -> DecayCurve {
    guard case .decay(let curve) = try EasingParser().parse(text).easing else {
      throw Missing.decay
    }
    return curve
  }

  private enum Missing: Error { case decay }

  @Test func theWordHasEverySystemAndParameter() throws {
    for system in DecaySystem.all {
      #expect(try decay("decay(velocity: -900, like: \(system.name))").system == system)
      for parameter in system.parameters {
        let value = parameter.standard * 0.9 + 0.05
        let curve = try decay(
          "decay(like: \(system.name), \(parameter.name): \(value), velocity: 1200)")
        #expect(try system.setting(parameter.name, to: value) == curve.system)
        #expect(try decay(Easing.decay(curve).description) == curve)
      }
      let preset = try EasingParser().parse("decay.\(system.name)")
      #expect(preset.easing.description == "decay.\(system.name)")
      #expect(preset.notes.contains { $0.hasPrefix("the throw covers") })
    }
  }

  @Test(
    arguments: [
      ("decay()", 7, "velocity, like or a parameter"), ("decay(like: compose)", 1, "velocity"),
      ("decay(velocity: 2000, like: composer)", 29, "compose"),
      ("decay(velocity: 2000, rate: 2)", 29, "between 0 and 1"),
      ("decay(velocity: 2000, friction: 2)", 23, "one of velocity, like, rate"),
      ("decay(velocity: 2, like: reanimated, rubberBandEffect: true)", 38, "belongs to a play"),
      ("decay(velocity: 0)", 17, "large enough"), ("decay(velocity: 1, velocity: 2)", 20, "once"),
      ("decay(velocity: 1e400)", 17, "finite"),
    ])
  func badDecaysAreErrorsWithAPosition(text: String, column: Int, expected: String) throws {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.column == column, "\(String(describing: error))")
    #expect("\(String(describing: error))".contains(expected), "\(String(describing: error))")
  }

  @Test(
    arguments: [
      ("exponentialDecay(frictionMultiplier = 2f)", "compose", 2000, 2000 / 8.4),
      ("exponentialDecay<Float>()", "compose", 2000, 2000 / 4.2),
      ("withDecay({ velocity: 2000, clamp: [0, 9] })", "reanimated", 2000, 691),
      (
        "Animated.decay(pan, { velocity: 2, deceleration: 0.99 })", "react-native", 2000, 200
      ),
      ("{ decay: 0.995, velocity: -2 }", "react-native", -2000, -400),
      (
        "{ type: \"inertia\", velocity: 500, power: 1, timeConstant: 200 }", "motion", 500, 500
      ),
      ("FrictionSimulation(0.135, 0, 1000)", "flutter", 1000, -1000 / log(0.135)),
      ("UIScrollView.DecelerationRate.fast", "uiscrollview-fast", 2000, -2 / log(0.99)),
      ("scrollView.decelerationRate = .fast", "uiscrollview-fast", 2000, -2 / log(0.99)),
      ("self.scrollView.decelerationRate = .normal;", "uiscrollview", 2000, -2 / log(0.998)),
      (
        "table.decelerationRate = .init(rawValue: 0.9)", "uiscrollview", 2000, -2 / log(0.9)
      ),
      ("UIScrollView.DecelerationRate(rawValue: 0.9)", "uiscrollview", 2000, -2 / log(0.9)),
      ("DecayAnimation(initialVelocity: 300)", "uiscrollview", 300, -0.3 / log(0.998)),
    ] as [(String, String, Double, Double)])
  func platformsTextsAreRead(
    text: String, system: String, velocity: Double, distance: Double
  ) throws {
    let curve = try decay(text)
    #expect(curve.system.name == system && curve.velocity == velocity)
    #expect(abs(curve.distance - distance) <= 1e-3 * abs(distance), "\(curve.distance)")
  }

  /// The parabola of Flutter's source, `x + v t + 0.5 a t^2`, until its size is that of the end distance.
  @Test(
    arguments: [
      (9.8, 0, 100, 0, 100), (100, -20, 300, -50, 300), (-400, 0, 120, 600, 120),
      (-400, 30, 200, 100, -200), (0, -10, 60, -25, -60), (2000, 5, 5.5, 0, 5.5),
    ] as [(Double, Double, Double, Double, Double)])
  func gravityIsAParabola(a: Double, x: Double, limit: Double, v: Double, end: Double) throws {
    let text = "GravitySimulation(\(a), \(x), \(limit), \(v))"
    let parsed = try EasingParser().parse(text)
    let duration = try #require(parsed.duration)
    func position(_ t: Double) -> Double { x + v * t + 0.5 * a * t * t }
    #expect(abs(position(duration) - end) <= 1e-9 * limit, "\(text): \(duration)")
    for step in 0..<1000 {
      let progress = Double(step) / 1000
      let truth = position(progress * duration)
      #expect(abs(truth) < limit)
      let value = x + (end - x) * parsed.easing.value(at: progress)
      #expect(abs(value - truth) <= 1e-9 * limit, "\(text) at \(progress)")
    }
  }

  @Test(arguments: [
    "GravitySimulation(1, 20, 10, 0)", "GravitySimulation(0, 0, 10, 0)",
    "GravitySimulation(1, 0, 0, 1)", "GravitySimulation(1, 2)", "x.decelerationRate = .slow",
    "x.decelerationRate = .init(rawValue: 1)",
  ])
  func textsWithoutAMotionAreRefused(text: String) {
    #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
  }

  /// Every translation between exponential decays is exact; others state an error that is the largest
  /// difference of the two motions over the first's duration.
  @Test func translationsStateTheirError() throws {
    var (exact, others) = (0, 0)
    for system in DecaySystem.all {
      let curve = try DecayCurve(system, velocity: 2000)
      for target in [
        "uikit", "compose", "flutter", "motion", "react-spring", "react-native", "reanimated",
      ] {
        let conversion = try #require(TargetLanguage.named(target)).convert(
          ConversionRequest(.decay(curve), maximumError: 0.001))
        // Motion's inertia moves at another speed than the one it is given.
        let first = target == "motion" ? 2000 : curve.decay.velocity(at: 0)
        let read = try DecayCurve(
          try decay(conversion.text).system, velocity: system.name == "motion" ? first : 2000)
        if system.name == "motion", target != "reanimated" { #expect(conversion.isLossless) }
        var worst = LargestError()
        for step in 0..<4000 {
          let time = curve.duration * Double(step) / 4000
          worst.include(abs(read.decay.value(at: time) - curve.decay.value(at: time)))
        }
        let largest = worst.value / abs(curve.distance)
        #expect(worst.count == 4000)
        #expect(
          conversion.maximumError >= largest - 1e-9
            && conversion.maximumError <= largest * 1.1 + 2e-3,
          "\(system.name) to \(target): \(conversion.maximumError), \(largest)")
        if conversion.isLossless { exact += 1 } else { others += 1 }
      }
    }
    #expect(exact >= 15 && others >= 15, "\(exact) \(others)")
  }

  @Test func targetsWithoutDecaysApproximateTheCurve() throws {
    let easing = try Easing("decay(velocity: 2000, like: android)")
    for target in ["css", "css-keyframes", "gsap", "lottie", "swift", "anime", "dtcg"] {
      let conversion = try #require(TargetLanguage.named(target)).convert(
        ConversionRequest(easing, maximumError: 0.001))
      #expect(conversion.maximumError <= 0.06, "\(target): \(conversion.maximumError)")
    }
  }
}

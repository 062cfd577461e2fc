import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Curves of other systems against the formulas in their sources, computed here with Foundation.
@Suite struct PlatformEquationTests {
  struct Equation: Sendable {
    var text: String
    /// The ease-in, or the whole curve.
    var value: @Sendable (Double) -> Double
    var tolerance = 2e-6

    /// The curve in the direction that the text names.
    static func eased(
      _ text: String, _ direction: String, _ easeIn: @escaping @Sendable (Double) -> Double
    ) -> Equation {
      switch direction {
      case "in": Equation(text: text, value: easeIn)
      case "out": Equation(text: text, value: { 1 - easeIn(1 - $0) })
      default:
        Equation(text: text) { t in
          t < 0.5 ? easeIn(2 * t) / 2 : (1 - easeIn((1 - t) * 2)) * 0.5 + 0.5
        }
      }
    }
  }

  static let equations: [Equation] = xaml + web + games + mobile + libraries

  /// WPF: System.Windows.Media.Animation.
  static let xaml: [Equation] = [
    .eased("<BackEase EasingMode=\"EaseOut\" Amplitude=\"0.3\"/>", "out") {
      pow($0, 3) - $0 * 0.3 * sin(.pi * $0)
    },
    .eased("<BackEase/>", "out") { pow($0, 3) - $0 * sin(.pi * $0) },
    .eased("<ExponentialEase Exponent=\"6\" EasingMode=\"EaseIn\"/>", "in") {
      (exp(6 * $0) - 1) / (exp(6) - 1)
    },
    .eased("<ElasticEase EasingMode=\"EaseInOut\"/>", "inOut") { t in
      (exp(3 * t) - 1) / (exp(3) - 1) * sin((.pi * 2 * 3 + .pi * 0.5) * t)
    },
    .eased("<PowerEase Power=\"4\"/>", "out") { pow($0, 4) },
    .eased("<SineEase EasingMode=\"EaseInOut\"/>", "inOut") { 1 - sin(.pi / 2 * (1 - $0)) },
    .eased("<BounceEase Bounces=\"2\" Bounciness=\"3\" EasingMode=\"EaseIn\"/>", "in") { t in
      let units = (1 - pow(3, 2.0)) / (1 - 3) + pow(3, 2.0) * 0.5
      let start = floor(log(-t * units * (1 - 3) + 1) / log(3) + 1e-12)
      let (low, high) = (
        (1 - pow(3, start)) / ((1 - 3) * units), (1 - pow(3, start + 1)) / ((1 - 3) * units)
      )
      let radius = (high - low) / 2
      let offset = t - (low + high) / 2
      return -pow(1 / 3.0, 2 - start) / (radius * radius) * (offset - radius) * (offset + radius)
    },
  ]

  /// GSAP's EasePack, Motion, React Native, Svelte, d3, tween.js.
  static let web: [Equation] = [
    Equation(text: "slow(0.5, 0.8)") { t in
      var p = t
      let (low, high) = (0.25, 0.75)
      let r = p + (0.5 - p) * 0.8
      if p < low {
        p = 1 - p / low
        return r - p * p * p * p * r
      }
      guard p > high else { return r }
      let q = (p - high) / low
      return r + (p - r) * q * q * q * q
    },
    Equation(text: "expoScale(0.5, 7, \"none\")") { t in
      (0.5 * exp(log(7 / 0.5) * t) - 0.5) / (7 - 0.5)
    },
    Equation(text: "expoScale(1, 4, \"power1.in\")") { t in (pow(4, t * t) - 1) / 3 },
    Equation(text: "Easing.elastic(2)") { t in
      1 - pow(cos(t * .pi / 2), 3) * cos(t * 2 * .pi)
    },
    Equation(text: "Easing.out(Easing.elastic(1))") { t in
      pow(cos((1 - t) * .pi / 2), 3) * cos((1 - t) * .pi)
    },
    Equation(text: "elasticIn") { t in sin(13 * .pi / 2 * t) * pow(2, 10 * (t - 1)) },
    Equation(text: "elasticOut") { t in sin(-13 * .pi / 2 * (t + 1)) * pow(2, -10 * t) + 1 },
    Equation(text: "cubicInOut") { t in t < 0.5 ? 4 * t * t * t : 1 - pow(2 - 2 * t, 3) / 2 },
    Equation(text: "bounceOut") { t in
      t < 4 / 11.0
        ? 7.5625 * t * t
        : t < 8 / 11.0
          ? 9.075 * t * t - 9.9 * t + 3.4
          : t < 0.9
            ? 4356 / 361.0 * t * t - 35442 / 1805.0 * t + 16061 / 1805.0
            : 10.8 * t * t - 20.52 * t + 10.72
    },
    Equation(text: "d3.easeBackInOut.overshoot(2)") { t in
      let u = 2 * t
      return u < 1 ? u * u * (3 * u - 2) / 2 : ((u - 2) * (u - 2) * (3 * (u - 2) + 2) + 2) / 2
    },
    Equation(text: "d3.easeExpOut") { t in
      1 - (pow(2, -10 * t) - 0.0009765625) * 1.0009775171065494
    },
    Equation(text: "d3.easePolyInOut.exponent(4)") { t in
      (t < 0.5 ? pow(2 * t, 4) : 2 - pow(2 - 2 * t, 4)) / 2
    },
    Equation(text: "d3.easeElasticOut") { t in
      let s = asin(1) * 0.3 / (2 * .pi)
      let decay = (pow(2, -10 * t) - 0.0009765625) * 1.0009775171065494
      return 1 - decay * sin((t + s) * 2 * .pi / 0.3)
    },
    Equation(text: "TWEEN.Easing.Elastic.In") { t in
      -pow(2, 10 * (t - 1)) * sin((t - 1.1) * 5 * .pi)
    },
    Equation(text: "swing") { t in 0.5 - cos(t * .pi) / 2 },
    Equation(text: "smoothstep") { t in t * t * (3 - 2 * t) },
    Equation(text: "smootherstep") { t in t * t * t * (t * (t * 6 - 15) + 10) },
    Equation(text: "in(1.675)") { t in pow(t, 1.675) },
    Equation(text: "inOutBack(1.7)") { t in
      let back = { (x: Double) in 2.7 * x * x * x - 1.7 * x * x }
      return t < 0.5 ? back(2 * t) / 2 : 1 - back(2 - 2 * t) / 2
    },
  ]

  /// Qt's easing.cpp and Godot's easing_equations.h, DOTween's EaseManager, Unity's Hermite pieces.
  static let games: [Equation] = [
    Equation(text: "Easing.InExpo") { t in pow(2, 10 * (t - 1)) - 0.001 },
    Equation(text: "Easing.OutExpo") { t in 1.001 * (1 - pow(2, -10 * t)) },
    Equation(text: "Easing.InOutExpo") { t in
      let u = 2 * t
      return u < 1
        ? 0.5 * pow(2, 10 * (u - 1)) - 0.0005
        : 0.5 * 1.0005 * (2 - pow(2, -10 * (u - 1)))
    },
    Equation(text: "easing.type: Easing.OutElastic; easing.amplitude: 1.5; easing.period: 0.4") {
      t in
      1.5 * pow(2, -10 * t) * sin((t - 0.4 / (2 * .pi) * asin(1 / 1.5)) * 2 * .pi / 0.4) + 1
    },
    Equation(text: "Tween.TRANS_EXPO, Tween.EASE_OUT") { t in 1.001 * (1 - pow(2, -10 * t)) },
    Equation(text: "Tween.TRANS_SPRING, Tween.EASE_OUT") { t in
      let s = 1 - t
      return (sin(t * .pi * (0.2 + 2.5 * t * t * t)) * pow(s, 2.2) + t) * (1 + 1.2 * s)
    },
    Equation(text: "Tween.TRANS_BACK, Tween.EASE_OUT") { t in
      (t - 1) * (t - 1) * (2.70158 * (t - 1) + 1.70158) + 1
    },
    Equation(text: "Ease.OutElastic") { t in
      let s = 0.3 / (2 * .pi) * asin(1 / 1.70158)
      return 1.70158 * pow(2, -10 * t) * sin((t - s) * 2 * .pi / 0.3) + 1
    },
    Equation(text: "Ease.OutBack") { t in
      (t - 1) * (t - 1) * (2.70158 * (t - 1) + 1.70158) + 1
    },
    Equation(
      text:
        "new AnimationCurve(new Keyframe(0, 0, 0, 2), new Keyframe(.5f, 2, -1, 3), new Keyframe(2, 1, 0, 0))"
    ) { t in
      // The cubic Hermite polynomials of Unity, over 2 s.
      let (time, first) = (2 * t, 2 * t < 0.5)
      let (dt, p0, p1, m0, m1) =
        first ? (0.5, 0.0, 2.0, 2.0, -1.0) : (1.5, 2.0, 1.0, 3.0, 0.0)
      let s = (time - (first ? 0 : 0.5)) / dt
      let (a, b) = (2 * s * s * s - 3 * s * s + 1, s * s * s - 2 * s * s + s)
      let (c, d) = (s * s * s - s * s, -2 * s * s * s + 3 * s * s)
      return a * p0 + b * m0 * dt + c * m1 * dt + d * p1
    },
  ]

  /// Android's interpolators and Flutter's curves.
  static let mobile: [Equation] = [
    Equation(
      text: "BounceInterpolator()",
      value: { progress in
        let t = progress * 1.1226
        let bounce = { (x: Double) in x * x * 8 }
        if t < 0.3535 { return bounce(t) }
        if t < 0.7408 { return bounce(t - 0.54719) + 0.7 }
        if t < 0.9644 { return bounce(t - 0.8526) + 0.9 }
        return bounce(t - 1.0435) + 0.95
      }),
    Equation(text: "AnticipateOvershootInterpolator(2f, 1.5f)") { t in
      let s = 3.0
      let (a, o) = (2 * t, 2 * t - 2)
      return t < 0.5 ? 0.5 * a * a * ((s + 1) * a - s) : 0.5 * (o * o * ((s + 1) * o + s) + 2)
    },
    Equation(text: "<accelerateInterpolator android:factor=\"1.5\"/>") { t in pow(t, 3) },
    Equation(text: "Interval(0.2, 0.7, curve: Curves.linear)") { t in
      min(max((t - 0.2) / 0.5, 0), 1)
    },
    Equation(text: "SawTooth(3)") { t in 3 * t - floor(3 * t) },
    Equation(text: "Split(0.4, beginCurve: Curves.linear, endCurve: Cubic(0.5, 0.5, 0.5, 0.5))") {
      $0
    },
  ]

  @Test func easesMatchTheFormulasOfTheirSources() throws {
    for equation in Self.equations {
      let easing = try Easing(equation.text)
      var largest = LargestError()
      // Positions between those where a formula is made of parts.
      for index in 0..<1999 {
        let x = (Double(index) + 0.5) / 1999
        largest.include(abs(easing.value(at: x) - equation.value(x)))
      }
      #expect(largest.count == 1999)
      #expect(largest.value <= equation.tolerance, "\(equation.text): \(largest.value)")
    }
    #expect(Self.equations.count >= 40)
  }

  /// Svelte's spring at 60 frames per second, by its own loop.
  @Test(arguments: [(0.1, 0.25), (0.15, 0.8), (0.5, 0.3), (0.05, 0.9), (0.02, 0.99), (1, 0.1)])
  func svelteMovesByFrames(stiffness: Double, damping: Double) throws {
    let text = "spring(0, { stiffness: \(stiffness), damping: \(damping) })"
    guard case .spring(let curve) = try Easing(text) else {
      Issue.record("\(text) is not a spring")
      return
    }
    var (last, current) = (0.0, 0.0)
    for frame in 1...200 {
      let velocity = current - last
      (last, current) = (
        current, current + velocity + stiffness * (1 - current) - damping * velocity
      )
      #expect(abs(curve.motion.value(at: Double(frame) / 60) - current) <= 1e-9, "frame \(frame)")
    }
  }

  /// A spring that stops when it arrives ends on its target.
  @Test(arguments: [
    "withSpring(1, { mass: 1, stiffness: 100, damping: 10, overshootClamping: true })",
    "{ mass: 1, tension: 170, friction: 8, clamp: true }",
    "Animated.spring(x, { friction: 7, overshootClamping: true })", "SnappySpringConfig",
  ])
  func clampedSpringsEndOnTheTarget(text: String) throws {
    let parsed = try EasingParser().parse(text)
    guard case .spring(let curve) = parsed.easing else {
      Issue.record("\(text) is not a spring")
      return
    }
    #expect(abs(curve.motion.value(at: curve.duration) - 1) <= 1e-12)
    #expect(curve.motion.value(at: curve.duration * 0.999) < 1)
    #expect(curve.motion.velocity(at: curve.duration) > 0)
    #expect(parsed.notes.contains { $0.contains("stops the spring") })
  }

  /// Flutter's centripetal spline passes through its points, and is straight for points on a line.
  @Test func catmullRomPassesThroughItsPoints() throws {
    let curve = try Easing("CatmullRomCurve([Offset(0.2, 0.5), Offset(0.6, 0.7)])")
    for (x, y) in [(0.0, 0.0), (0.2, 0.5), (0.6, 0.7), (1, 1)] {
      #expect(abs(curve.value(at: x) - y) <= 1e-9)
    }
    let straight = try Easing("CatmullRomCurve([Offset(0.25, 0.25), Offset(0.5, 0.5)])")
    for index in 0...20 {
      let x = Double(index) / 20
      #expect(abs(straight.value(at: x) - x) <= 1e-9)
    }
  }

  /// Lottie's and SMIL's keyframes: each interval has its own cubic-bezier between its own values.
  @Test func eachIntervalOfKeyframesHasItsCurve() throws {
    let (first, second) = (
      try CubicBezier(0.4, 0, 0.2, 1), try CubicBezier(0.3, 0.2, 0.6, 1.4)
    )
    let meant = { (x: Double) in
      x < 0.25 ? 2 * first.value(at: 4 * x) : 2 - second.value(at: (x - 0.25) / 0.75)
    }
    for text in [
      "<animate values=\"0; 20; 10\" keyTimes=\"0; .25; 1\" keySplines=\".4 0 .2 1; .3 .2 .6 1.4\" calcMode=\"spline\" dur=\"2s\"/>",
      "{\"a\":1,\"k\":[{\"t\":0,\"s\":[10],\"o\":{\"x\":0.4,\"y\":0},\"i\":{\"x\":0.2,\"y\":1}},{\"t\":15,\"s\":[30],\"o\":{\"x\":[0.3],\"y\":[0.2]},\"i\":{\"x\":[0.6],\"y\":[1.4]}},{\"t\":60,\"s\":[20]}]}",
    ] {
      let easing = try Easing(text)
      for index in 0...200 {
        let x = Double(index) / 200
        #expect(abs(easing.value(at: x) - meant(x)) <= 1e-9, "\(text) at \(x)")
      }
    }
  }
}

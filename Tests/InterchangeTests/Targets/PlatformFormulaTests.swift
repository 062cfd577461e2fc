import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Each platform's computation, written a second time from its published source, compared with the error
/// that the conversion reports.
@Suite struct PlatformFormulaTests {
  /// Every number of a text that is not part of a word.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    String(text).matches(of: /(?:^|[^\w.\-])(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)/)
      .compactMap { Double($0.output.1) }
  }

  /// The largest distance at evenly spaced positions and, more densely, around 0.5.
  static func largest(_ easing: Easing, _ played: (Double) -> Double) -> Double {
    var worst = 0.0
    let even: [Double] = (1..<20_000).map { Double($0) / 20_000 }
    let dense: [Double] = (-500...500).map { 0.5 + Double($0) * 4e-6 }
    for x in even + dense {
      let distance = abs(easing.value(at: x) - played(x))
      worst = distance <= worst ? worst : distance
    }
    return worst
  }

  static func convert(_ word: String, to name: String) throws -> (Conversion, Easing) {
    let target = try #require(TargetLanguage.named(name))
    var easing = try Easing(word)
    let result = try target.convert(ConversionRequest(easing))
    if case .spring(let spring) = easing, let duration = result.duration {
      easing = .spring(try SpringCurve(spring.parameters, over: duration))
    }
    return (result, easing)
  }

  /// y at x of a cubic-bezier by plain bisection in double.
  static func bezier(_ p: [Double], _ x: Double) -> Double {
    let at = { (a: Double, b: Double, t: Double) in
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      if at(p[0], p[2], t) < x { low = t } else { high = t }
    }
    return at(p[1], p[3], (low + high) / 2)
  }

  /// Flutter's Cubic stops when x is within 0.001.
  @Test(arguments: [("ease", 2.3e-3), ("cubic-bezier(1, 0, 0, 1)", 8.7e-2), ("ease-in-out", 1e-3)])
  func flutterPlaysItsTextAsMeasured(word: String, atLeast: Double) throws {
    let (result, easing) = try Self.convert(word, to: "flutter")
    let p = Self.numbers(result.text)
    let cubic = { (a: Double, b: Double, m: Double) in
      3 * a * (1 - m) * (1 - m) * m + 3 * b * (1 - m) * m * m + m * m * m
    }
    let worst = Self.largest(easing) { t in
      var (start, end) = (0.0, 1.0)
      while true {
        let middle = (start + end) / 2
        let estimate = cubic(p[0], p[2], middle)
        if abs(t - estimate) < 0.001 { return cubic(p[1], p[3], middle) }
        if estimate < t { start = middle } else { end = middle }
      }
    }
    #expect(worst <= result.maximumError + 1e-12 && worst > 0.9 * result.maximumError)
    #expect(result.maximumError >= 0.98 * atLeast)
  }

  /// Compose's numbers are single precision.
  @Test func composePlaysItsSpringAsMeasured() throws {
    let (spring, motion) = try Self.convert(
      "spring(mass: 3, stiffness: 700, damping: 20)", to: "compose")
    let q = Self.numbers(spring.text.replacing("f", with: "")).map { Double(Float($0)) }
    let (ratio, omega) = (q[0], q[1].squareRoot())
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let duration = try #require(spring.duration)
    let error = Self.largest(motion) { x in
      let t = x * duration
      return 1 - exp(-ratio * omega * t)
        * (cos(damped * t) + ratio * omega / damped * sin(damped * t))
    }
    #expect(error < 1e-6 && abs(error - spring.maximumError) < 1e-9)
  }

  /// A Lottie player solves each interval's handles.
  @Test(arguments: [
    "spring(duration: 0.5, bounce: 0.3)", "penner.out-bounce", "penner.out-elastic", "ease",
  ])
  func lottiePlaysItsTextAsMeasured(word: String) throws {
    let (result, easing) = try Self.convert(word, to: "lottie")
    let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any]
    let keys = try #require(object?["k"] as? [[String: Any]])
    #expect(keys.count == result.points)
    let frames = 60 * (result.duration ?? 1)
    func number(_ value: Any?, _ axis: String) -> Double {
      ((value as? [String: Any])?[axis] as? [Double])?.first ?? .nan
    }
    let worst = Self.largest(easing) { x in
      let frame = x * frames
      let index = max(
        (keys.firstIndex { ($0["t"] as? Double ?? .nan) > frame } ?? keys.count) - 1, 0)
      let value = { (at: Int) in (keys[at]["s"] as? [Double])?.first ?? .nan }
      let time = { (at: Int) in keys[at]["t"] as? Double ?? .nan }
      guard index + 1 < keys.count, keys[index]["h"] == nil else { return value(index) / 100 }
      let (o, i) = (keys[index]["o"], keys[index]["i"])
      let share = (frame - time(index)) / (time(index + 1) - time(index))
      let eased = Self.bezier(
        [number(o, "x"), number(o, "y"), number(i, "x"), number(i, "y")], share)
      return (value(index) + (value(index + 1) - value(index)) * eased) / 100
    }
    #expect(worst <= result.maximumError + 1e-9 && worst >= 0.9 * result.maximumError - 1e-9)
  }

  /// The largest errors of the libraries' own solvers, computed apart.
  @Test func beziersOfLibrariesHaveTheErrorsOfTheirSolvers() throws {
    var count = 0
    for row in try Fixture("curves/engine-beziers.csv", rows: 27).rows {
      let p = try ["x1", "y1", "x2", "y2"].map { try row.number($0) }
      let (result, _) = try Self.convert(
        "cubic-bezier(\(p[0]), \(p[1]), \(p[2]), \(p[3]))", to: try #require(row["target"]))
      let largest = try row.number("largest")
      // The grid of the table misses the largest errors close to a vertical middle. There x is 0.5 + 4 u^3
      // and y is 0.5 + 1.5 u, and a bisection to 1e-7 stops at u = 0.
      let isVertical = p[0] == 1 && p[2] == 0 || p[0] == 0 && p[2] == 1
      let limit =
        isVertical ? max(1.5 * cbrt(1e-7 / 4) + 1e-6, 1.05 * largest) : 1.05 * largest + 1e-14
      #expect(result.maximumError <= limit, "\(row): \(result.maximumError)")
      #expect(result.maximumError >= 0.9 * largest - 1e-14, "\(row): \(result.maximumError)")
      #expect(result.isLossless == (largest <= 1e-6))
      count += 1
    }
    #expect(count == 27)
  }

  /// lottie-web has the solver of bezier-easing: 0.095 off where the middle is vertical.
  @Test func lottieWebPlaysItsTextAsMeasured() throws {
    let (result, _) = try Self.convert("cubic-bezier(1, 0, 0, 1)", to: "lottie")
    #expect(abs(result.maximumError - 0.09496933268025098) < 3e-3)
    #expect(!result.isLossless)
  }

  /// Godot's sample_baked() interpolates between 100 samples.
  @Test func godotPlaysItsBakedCurveAsMeasured() throws {
    let (result, easing) = try Self.convert("penner.out-elastic", to: "godot")
    let samples = (0..<100).map { easing.value(at: Double($0) / 99) }
    let worst = Self.largest(easing) { x in
      let index = min(Int(x * 99), 98)
      let share = x * 99 - Double(index)
      return samples[index] * (1 - share) + samples[index + 1] * share
    }
    // The text is within 0.001 of the curve itself.
    let note = try #require(result.notes.first { $0.contains("sample_baked()") })
    let said = try #require(Self.numbers(note).last)
    #expect(abs(said - worst) < 0.001, "\(note), not \(worst)")
  }

  /// UIKit runs overdamped springs as critical ones.
  @Test func uiKitRunsOverdampedSpringsAsCritical() throws {
    let (result, easing) = try Self.convert("spring(stiffness: 100, damping: 40)", to: "uikit")
    let duration = try #require(result.duration)
    let worst = Self.largest(easing) { x in
      let t = x * duration
      return 1 - exp(-10 * t) * (1 + 10 * t)
    }
    #expect(worst > 0.1 && abs(worst - result.maximumError) < 1e-6)
    #expect(result.notes.contains { $0.contains("critical") })
  }

  /// react-spring ignores an easing without a duration.
  @Test func reactSpringEasing() throws {
    let (result, _) = try Self.convert("penner.out-bounce", to: "react-spring")
    #expect(result.text.contains("// { duration: 1000, easing: motionCurve }"))
    #expect(result.notes.contains { $0.contains("no duration") })
  }

  /// Rounding does not take the text beyond the error.
  @Test(arguments: ["css-keyframes", "lottie"])
  func roundedTextsKeepTheError(name: String) throws {
    for word in [
      "spring(mass: 0.5, stiffness: 100, damping: 10)", "spring(stiffness: 230, damping: 22)",
      "spring(mass: 2, stiffness: 80, damping: 3)", "spring(duration: 0.5, bounce: 0.3)",
    ] {
      let (result, _) = try Self.convert(word, to: name)
      #expect(result.maximumError <= 0.001, "\(word): \(result.maximumError)")
    }
  }

  /// After Effects: a handle reaches influence percent of the interval, at its speed.
  @Test(arguments: [
    "penner.out-bounce", "cubic-bezier(0.3, 0.1, 0.27, 1.3)", "spring(stiffness: 230, damping: 22)",
    "linear(0, 0.3 25%, 1)", "cubic-bezier(0, 0.5, 1, 0.6)",
  ])
  func afterEffectsPlaysItsTextAsMeasured(word: String) throws {
    let (result, easing) = try Self.convert(word, to: "after-effects")
    let lines = result.text.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("  [") }.map { Self.numbers($0) }
    let eases = lines.filter { $0.contains("KeyframeEase") }.map { Self.numbers($0) }
    let (times, values) = (rows[0], rows[1])
    #expect(eases.count == times.count)
    let seconds = result.duration ?? 1
    let worst = Self.largest(easing) { x in
      let time = x * seconds
      let index = max((times.firstIndex { $0 > time } ?? times.count) - 1, 0)
      guard index + 1 < times.count else { return values[index] / 100 }
      let (width, rise) = (times[index + 1] - times[index], values[index + 1] - values[index])
      // In seconds and units: a handle's end is its reach times its speed above or below the key.
      let (reach, back) = (eases[index][4] / 100 * width, eases[index + 1][2] / 100 * width)
      let p = [
        reach / width, eases[index][3] * reach / rise, 1 - back / width,
        1 - eases[index + 1][1] * back / rise,
      ]
      return (values[index] + rise * Self.bezier(p, (time - times[index]) / width)) / 100
    }
    #expect(worst <= result.maximumError + 1e-8 && worst >= 0.9 * result.maximumError - 1e-8)
    // Straight pieces stay straight, and handles without length get the least influence.
    #expect(!word.hasPrefix("linear") || worst <= 1e-8)
    #expect(eases.allSatisfy { $0[2] >= 0.1 && $0[4] >= 0.1 })
    #expect(!word.hasPrefix("cubic-bezier") || worst < 0.02)
  }

  /// react-spring integrates in steps of a millisecond.
  @Test func reactSpringPlaysItsTextAsMeasured() throws {
    let (result, easing) = try Self.convert(
      "spring(stiffness: 230, damping: 22)", to: "react-spring")
    let p = Self.numbers(result.text)
    let duration = try #require(result.duration)
    var (position, velocity, worst) = (0.0, p[3], 0.0)
    for step in 0..<Int(duration * 1000) {
      let distance = abs(easing.value(at: Double(step) / 1000 / duration) - position)
      worst = distance <= worst ? worst : distance
      velocity += (-p[0] * 1e-6 * (position - 1) - p[1] * 1e-3 * velocity) / p[2]
      position += velocity
    }
    #expect(worst > 5e-4 && worst < 1e-2)
    #expect(worst <= result.maximumError + 1e-12 && worst >= 0.99 * result.maximumError)
  }

  /// Motion and wobble themselves: their springs equal ours.
  @Test func springsOfJavaScriptAreOurs() throws {
    let table = try Fixture("interchange/springs-js-values.csv", rows: 375)
    var rows = 0
    for row in table.rows {
      let text = try #require(row["parameters"])
      let parameters = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Double])
      guard let stiffness = parameters["stiffness"], let damping = parameters["damping"] else {
        continue
      }
      let speed = parameters["velocity"] ?? parameters["initialVelocity"] ?? 0
      let spring = try DampedSpring(
        mass: parameters["mass"] ?? 1, stiffness: stiffness, damping: damping)
      let motion = try spring.motion(initialVelocity: speed)
      let time = try row.number("t")
      #expect(abs(motion.value(at: time) - (try row.number("value"))) < 1e-9, "\(text) at \(time)")
      rows += 1
    }
    #expect(rows > 300)
  }

  /// The text of Motion carries these parameters.
  @Test func motionPlaysItsTextAsMeasured() throws {
    let (result, easing) = try Self.convert(
      "spring(mass: 2, stiffness: 300, damping: 9, initialVelocity: -2)", to: "motion")
    let p = Self.numbers(result.text)
    let duration = try #require(result.duration)
    let spring = try DampedSpring(mass: p[2], stiffness: p[0], damping: p[1])
    let motion = try spring.motion(initialVelocity: p[3])
    #expect(Self.largest(easing) { motion.value(at: $0 * duration) } < 1e-12)
  }

  /// CustomEase's table is 7.5e-4 off on ease, and its polyline follows the path when it is fine.
  @Test func gsapPlaysItsTextAsMeasured() throws {
    let (result, _) = try Self.convert("ease", to: "gsap")
    #expect(abs(result.maximumError - 7.5e-4) < 0.1e-4)
    let target = try #require(TargetLanguage.named("gsap"))
    let fine = try target.convert(ConversionRequest(try Easing("ease"), maximumError: 1e-4))
    #expect(fine.text.contains("precision: ") && fine.maximumError <= 1e-4)
  }

  /// Reanimated runs overdamped springs as critical ones.
  @Test func reanimatedRunsOverdampedSpringsAsCritical() throws {
    let (result, easing) = try Self.convert("spring(stiffness: 100, damping: 40)", to: "reanimated")
    let duration = try #require(result.duration)
    let worst = Self.largest(easing) { x in
      let t = x * duration
      return 1 - exp(-10 * t) * (1 + 10 * t)
    }
    #expect(abs(worst - result.maximumError) < 1e-6)
    #expect(result.notes.contains { $0.contains("critical") })
  }
}

import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Literals of other systems are the curves that those systems would run.
@Suite struct DialectTests {
  /// A snippet, and the same curve in this package's notation, by the system's declarations and source.
  static let forms: [(pasted: String, means: String)] = [
    // SwiftUI
    (".spring(duration: 0.5, bounce: 0.3)", "spring(duration: 0.5, bounce: 0.3)"),
    (".spring()", "spring(duration: 0.5, bounce: 0)"),
    ("Animation.spring(response: 0.4)", "spring(response: 0.4, dampingRatio: 0.825)"),
    (
      ".spring(response: 0.55, dampingFraction: 0.7, blendDuration: 0)",
      "spring(response: 0.55, dampingRatio: 0.7)"
    ),
    (".interactiveSpring(response: 0.2)", "spring(response: 0.2, dampingRatio: 0.86)"),
    (".interactiveSpring(extraBounce: 0.1)", "spring(duration: 0.15, bounce: 0.24)"),
    ("Spring(mass: 1, stiffness: 230, damping: 22)", "spring(stiffness: 230, damping: 22)"),
    (
      "Spring(mass: 4, stiffness: 100, damping: 90)", "spring(mass: 4, stiffness: 100, damping: 40)"
    ),
    (
      "Spring(mass: 4, stiffness: 100, damping: 90, allowOverDamping: true)",
      "spring(mass: 4, stiffness: 100, damping: 90)"
    ),
    ("Spring(duration: 0.4)", "spring(duration: 0.4, bounce: 0)"),
    ("Spring(response: 0.5, dampingRatio: 0.8)", "spring(response: 0.5, dampingRatio: 0.8)"),
    (
      "interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 4)",
      "spring(stiffness: 170, damping: 15, initialVelocity: 4)"
    ),
    (
      ".interpolatingSpring(mass: 2, stiffness: 1, damping: 40)",
      "spring(mass: 2, stiffness: 1, damping: 40)"
    ),
    (
      ".interpolatingSpring(duration: 0.3, bounce: 0.2, initialVelocity: -1)",
      "spring(duration: 0.3, bounce: 0.2, initialVelocity: -1)"
    ),
    (
      ".interpolatingSpring(.bouncy, initialVelocity: 2)",
      "spring(duration: 0.5, bounce: 0.3, initialVelocity: 2)"
    ),
    (".snappy(duration: 0.3, extraBounce: 0.05)", "spring(duration: 0.3, bounce: 0.2)"),
    (".bouncy", "swiftui.bouncy"), ("withAnimation(.smooth)", "swiftui.smooth"),
    (".timingCurve(0.4, 0.0, 0.2, 1.0, duration: 0.35)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    (
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: .init(x: 0.2, y: 1))",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (".easeInOut(duration: 0.3)", "swiftui.ease-in-out"), (".easeIn", "swiftui.ease-in"),
    ("UnitCurve.circularEaseOut", "swiftui.circular-ease-out"),
    // UIKit and Core Animation
    (
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 230, damping: 22, initialVelocity: CGVector(dx: 5, dy: 0))",
      "spring(stiffness: 230, damping: 22, initialVelocity: 5)"
    ),
    (
      "UISpringTimingParameters(duration: 0.6, bounce: 0.2, initialVelocity: .zero)",
      "spring(duration: 0.6, bounce: 0.2)"
    ),
    (
      "UIView.animate(springDuration: 0.4, bounce: 0.1, initialSpringVelocity: 2) ",
      "spring(duration: 0.4, bounce: 0.1, initialVelocity: 2)"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut])", "uikit.ease-out"
    ),
    ("UIView.AnimationCurve.easeInOut", "uikit.ease-in-out"),
    ("CAMediaTimingFunction(controlPoints: 0.4, 0.0, 0.2, 1.0)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", "ca.ease-in-ease-out"),
    ("kCAMediaTimingFunctionEaseIn", "ca.ease-in"),
    (
      """
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.stiffness = 230
      animation.damping = 22; animation.initialVelocity = 5
      animation.duration = animation.settlingDuration
      """, "spring(stiffness: 230, damping: 22, initialVelocity: 5)"
    ),
    ("a.mass = 1\na.stiffness = 100\na.damping = 40", "spring(stiffness: 100, damping: 20)"),
    ("a.damping = 40; a.allowsOverdamping = true", "spring(stiffness: 100, damping: 40)"),
    ("CASpringAnimation(keyPath: \"x\")", "spring(stiffness: 100, damping: 10)"),
    (
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)",
      "spring(duration: 0.5, bounce: 0.2)"
    ),
    // Jetpack Compose and Android
    (
      "spring(dampingRatio = 0.5f, stiffness = 1500f)", "spring(stiffness: 1500, dampingRatio: 0.5)"
    ),
    ("spring(dampingRatio = 0.75f)", "spring(stiffness: 1500, dampingRatio: 0.75)"),
    (
      "spring<Float>(Spring.DampingRatioMediumBouncy, Spring.StiffnessLow)",
      "spring(stiffness: 200, dampingRatio: 0.5)"
    ),
    ("spring(0.5f, 400f)", "spring(stiffness: 400, dampingRatio: 0.5)"),
    ("spring(0.75f, 200f, 0.5f)", "spring(stiffness: 200, dampingRatio: 0.75)"),
    (
      "spring(Spring.DampingRatioLowBouncy, Spring.StiffnessVeryLow, 0.5.dp)",
      "spring(stiffness: 50, dampingRatio: 0.75)"
    ),
    ("CubicBezierEasing(0.4f, 0f, 0.2f, 1f)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("tween(durationMillis = 300, easing = LinearOutSlowInEasing)", "material2.linear-out-slow-in"),
    ("FastOutSlowInEasing", "material2.fast-out-slow-in"),
    ("EaseInOutCubic", "easings.ease-in-out-cubic"), ("EaseOutBounce", "penner.out-bounce"),
    (
      "SpringForce(1f).setDampingRatio(SpringForce.DAMPING_RATIO_LOW_BOUNCY).setStiffness(200f)",
      "spring(stiffness: 200, dampingRatio: 0.75)"
    ),
    (
      "dampingRatio = SpringForce.DAMPING_RATIO_NO_BOUNCY",
      "spring(stiffness: 1500, dampingRatio: 1)"
    ),
    ("PathInterpolator(0.4f, 0f, 0.2f, 1f)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    (
      """
      <?xml version="1.0" encoding="utf-8"?>
      <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
        android:controlX1="0.4" android:controlY1="0"
        android:controlX2="0.2" android:controlY2="1"/>
      """, "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "<pathInterpolator android:pathData=\"M 0,0 C 0.05,0 0.13,0.06 0.16,0.4 C 0.2,0.8 0.25,1 1,1\"/>",
      "path(\"M0,0 C0.05,0 0.13,0.06 0.16,0.4 C0.2,0.8 0.25,1 1,1\")"
    ),
    ("OvershootInterpolator(3f)", "penner.out-back(overshoot: 3)"),
    ("<decelerateInterpolator android:factor=\"1.5\"/>", "penner.out-power(exponent: 3)"),
    // Flutter
    ("Cubic(0.4, 0.0, 0.2, 1.0)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("const Cubic(0.4, 0.0, 0.2, 1.0);", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("Curves.easeInOut", "ease-in-out"), ("Curves.easeOutCubic", "ceaser.ease-out-cubic"),
    ("Curves.elasticOut", "flutter.elastic-out"), ("Curves.easeIn.flipped", "mirrored(ease-in)"),
    (
      "SpringDescription(mass: 1, stiffness: 500.0, damping: 20.0)",
      "spring(stiffness: 500, damping: 20)"
    ),
    (
      "SpringDescription.withDampingRatio(mass: 2, stiffness: 500, ratio: 0.8)",
      "spring(stiffness: 250, dampingRatio: 0.8)"
    ),
    (
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 400), bounce: 0.2)",
      "spring(duration: 0.4, bounce: 0.2)"
    ),
    (
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 500, damping: 20), 100, 300, 1000)",
      "spring(stiffness: 500, damping: 20, initialVelocity: 5)"
    ),
    // Motion
    (
      "{ type: \"spring\", stiffness: 230, damping: 22 }", "spring(stiffness: 230, damping: 22)"
    ),
    (
      "{ type: 'spring', velocity: 2, restDelta: 0.01, }",
      "spring(stiffness: 100, damping: 10, initialVelocity: 2)"
    ),
    ("transition: { type: \"spring\", mass: 2 }", "spring(mass: 2, stiffness: 100, damping: 10)"),
    (
      "{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }",
      "spring(response: 0.6, dampingRatio: 0.75)"
    ),
    ("{ type: \"spring\", visualDuration: 0.5 }", "spring(stiffness: 100, damping: 10)"),
    ("{ duration: 0.3, ease: [0.4, 0, 0.2, 1] }", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("{ ease: \"easeInOut\" }", "ease-in-out"),
    ("cubicBezier(.4, 0, .2, 1)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("stiffness: 230, damping: 22", "spring(stiffness: 230, damping: 22)"),
    // react-spring and React Native
    ("{ tension: 170, friction: 26 }", "spring(stiffness: 170, damping: 26)"),
    ("{ friction: 12 }", "spring(stiffness: 170, damping: 12)"),
    (
      "config: { mass: 2, tension: 200, friction: 20, velocity: 0.005 }",
      "spring(mass: 2, stiffness: 200, damping: 20, initialVelocity: 5)"
    ),
    ("{ frequency: 0.5, damping: 0.7 }", "spring(response: 0.5, dampingRatio: 0.7)"),
    ("config.wobbly", "react-spring.wobbly"),
    (
      "Animated.spring(x, { toValue: 1, friction: 8, tension: 30, useNativeDriver: true })",
      "spring(stiffness: 194, damping: 25)"
    ),
    (
      "Easing.inOut(Easing.quad)",
      "chained(penner.in-quad 50% 0.5, mirrored(penner.in-quad) 100% 1)"
    ),
    ("Easing.out(Easing.cubic)", "penner.out-cubic"), ("Easing.ease", "ease-in"),
    // Reanimated
    (
      "withSpring(1, { mass: 1, stiffness: 100, damping: 10, velocity: 3 })",
      "spring(stiffness: 100, damping: 10, initialVelocity: 3)"
    ),
    ("withSpring(1)", "spring(mass: 4, stiffness: 900, damping: 120)"),
    ("withSpring(1, { mass: 1, stiffness: 25 })", "spring(stiffness: 25, damping: 10)"),
    (
      "withTiming(1, { duration: 300, easing: Easing.bezier(0.4, 0, 0.2, 1) })",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    ("linear(0, [0.5, '20%'], 1)", "linear(0 0%, 0.5 20%, 1 100%)"),
    ("steps(4, 'jump-both')", "steps(4, jump-both)"),
    // GSAP and anime.js
    (
      "CustomEase.create(\"custom\", \"M0,0 C0.1,0.4 0.3,0.6 0.4,0.8 0.6,1 0.8,1 1,1\")",
      "path(\"M0,0 C0.1,0.4 0.3,0.6 0.4,0.8 C0.6,1 0.8,1 1,1\")"
    ),
    ("M0,0 C0.126,0.382 0.282,0.674 1,1", "path(\"M0,0 C0.126,0.382 0.282,0.674 1,1\")"),
    ("power2.inOut", "penner.in-out-cubic"), ("back.out(2)", "penner.out-back(overshoot: 2)"),
    ("elastic.out(1.2, 0.4)", "penner.out-elastic(amplitude: 1.2, period: 0.4)"),
    ("none", "linear"),
    ("'spring(2, 80, 10, 3)'", "spring(mass: 2, stiffness: 80, damping: 10, initialVelocity: 3)"),
    ("createSpring({ mass: 0.5, stiffness: 80 })", "spring(stiffness: 80, damping: 10)"),
    // Figma, design tokens, plain words
    (
      "{\"type\": \"CUSTOM_CUBIC_BEZIER\", \"easingFunctionCubicBezier\": {\"x1\": 0.4, \"y1\": 0, \"x2\": 0.2, \"y2\": 1}}",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "{\"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": {\"mass\": 1, \"stiffness\": 300, \"damping\": 20, \"initialVelocity\": 1}}",
      "spring(stiffness: 300, damping: 20, initialVelocity: 1)"
    ),
    ("{\"type\": \"EASE_IN_AND_OUT\"}", "ease-in-out"),
    ("{\"type\": \"EASE_OUT_BACK\"}", "cubic-bezier(0.45, 1.45, 0.8, 1)"),
    ("{\"type\": \"GENTLE\"}", "spring(stiffness: 100, damping: 15)"),
    ("{\"type\": \"BOUNCY\"}", "figma.bouncy"),
    ("{\"$type\": \"cubicBezier\", \"$value\": [0.4, 0, 0.2, 1]}", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("[0.4, 0, 0.2, 1]", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("0.4 0 0.2 1", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("easeInOut", "ease-in-out"), ("ease_in_out", "ease-in-out"), ("EASE_OUT", "ease-out"),
    ("easeOutBounce", "penner.out-bounce"), ("ease_in_back", "penner.in-back"),
    ("CubicBezier(0.4, 0, 0.2, 1)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("mirrored(.timingCurve(0.4, 0, 0.2, 1))", "mirrored(cubic-bezier(0.4, 0, 0.2, 1))"),
  ]

  @Test func pastedFormsEqualOurNotation() throws {
    for (pasted, means) in Self.forms {
      let parsed = Result { try EasingParser().parse(pasted) }
      let expected = try Easing(means)
      #expect(same(try? parsed.get().easing, expected), "\(pasted) is \(parsed)")
    }
    #expect(Self.forms.count >= 100)
  }

  /// A named spring has the same motion as its parameters, but a different text.
  private func same(_ a: Easing?, _ b: Easing) -> Bool {
    guard case .spring(let a)? = a, case .spring(let b) = b else { return a == b }
    return a.motion == b.motion && a.duration == b.duration
  }

  /// The shortest text in the original notation reads back, and is not longer.
  @Test func theShortestTextReadsBack() throws {
    for (pasted, _) in Self.forms {
      let parsed = try EasingParser().parse(pasted)
      for text in [parsed.specifiedText, parsed.shortestText] {
        let again = Result { try EasingParser().parse(text) }
        #expect(
          (try? again.get())?.easing == parsed.easing, "\(pasted), written as \(text): \(again)")
      }
    }
    for (pasted, shortest) in [
      (".spring(duration: 0.5, bounce: 0.30)", ".spring(bounce: 0.3)"),
      ("spring(dampingRatio = 0.5f, stiffness = 1500f)", "spring(dampingRatio = 0.5f)"),
      (
        "{ type: \"spring\", stiffness: 230, damping: 10, velocity: 0 }", "{ stiffness: 230 }"
      ),
      ("{ tension: 170, friction: 12, mass: 1 }", "{ friction: 12 }"),
      ("tween(durationMillis = 250, delayMillis = 0)", "tween(durationMillis = 250)"),
      ("tween(durationMillis = 300, delayMillis = 0)", "tween()"),
      ("a.mass = 1; a.stiffness = 230; a.damping = 10;", "a.stiffness = 230"),
      ("spring(mass: 1, stiffness: 230, damping: 10)", "spring(stiffness: 230, damping: 10)"),
    ] {
      #expect(try EasingParser().parse(pasted).shortestText == shortest)
    }
  }

  /// UIKit's and Motion's duration-based springs end on time, 0.001 from the target by their estimate.
  @Test(arguments: [
    "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)",
    "UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7)",
    "{ type: \"spring\", duration: 0.5, bounce: 0.3 }",
  ])
  func endsOnTime(text: String) throws {
    guard case .spring(let curve) = try Easing(text) else { throw FixtureError.noColumn(text) }
    let spring = curve.motion.spring
    #expect(curve.duration == 0.5)
    #expect(abs(spring.dampingRatio - 0.7) <= 1e-15)
    let amplitude = spring.decayRate / (spring.dampedFrequency ?? .nan)
    #expect(abs(amplitude * exp(-spring.decayRate * 0.5) - 0.001) <= 1e-5)
  }

  /// Values of the libraries themselves.
  @Test func springsOfScriptsAreTheLibraries() throws {
    var (count, curves) = (0, [String: SpringMotion]())
    var largest = LargestError()
    for row in try Fixture("interchange/springs-js-values.csv", rows: 375).rows {
      let parameters = try #require(row["parameters"])
      let engine = try #require(row["engine"])
      let isWobble = engine.hasPrefix("wobble")
      if curves[engine + parameters] == nil {
        // wobble's parameters under react-spring's names, whose velocity is per millisecond.
        var text = parameters
        if isWobble {
          text = text.replacing("stiffness", with: "tension").replacing("damping", with: "friction")
          text = text.replacing("\"velocity\":5", with: "\"velocity\":0.005")
          text = text.replacing("\"velocity\":-5", with: "\"velocity\":-0.005")
        }
        guard case .spring(let curve) = try Easing(text) else { continue }
        curves[engine + parameters] = curve.motion
      }
      let motion = try #require(curves[engine + parameters])
      largest.include(abs(motion.value(at: try row.number("t")) - (try row.number("value"))))
      count += 1
    }
    #expect(curves.count == 15 && count == 375)
    #expect(largest.value <= 1e-9)
  }

  /// GSAP 3.13's formula for in-expo.
  @Test func theExponentialOfGSAPIsItsFormula() throws {
    let base = { (p: Double) in p * Double.pow(2, 10 * p - 10) + Double.pow(p, 6) * (1 - p) }
    let (into, out) = (try Easing("expo.in"), try Easing("expo.out"))
    let both = try Easing("expo.inOut")
    var largest = LargestError()
    for index in 0...1000 {
      let p = Double(index) / 1000
      largest.include(abs(into.value(at: p) - base(p)))
      largest.include(abs(out.value(at: p) - (1 - base(1 - p))))
      let half = p < 0.5 ? base(2 * p) / 2 : 1 - base(2 - 2 * p) / 2
      largest.include(abs(both.value(at: p) - half))
    }
    #expect(largest.value <= 2e-7 && largest.count == 3003)
    #expect(try Easing("expo").value(at: 0.3) == out.value(at: 0.3))
  }

  /// Reanimated 4 bisects for the stiffness at which the energy falls to the threshold, to a thousandth of
  /// the threshold.
  @Test(arguments: [(550.0, 1.0), (550, 0.75), (1333, 0.5), (200, 1.4), (5, 1)])
  func reanimatedFindsTheStiffnessOfADuration(duration: Double, ratio: Double) throws {
    let (mass, threshold, time) = (4.0, 6e-9, 1.5 * duration / 1000)
    func excess(_ stiffness: Double) -> Double {
      let rate = (stiffness / mass).squareRoot() * ratio
      let fall = Double.exp(-rate * time)
      let position = (1 + rate * time) * fall
      let velocity = position * -rate + rate * fall
      let energy = stiffness * position * position + mass * velocity * velocity
      return energy / stiffness - threshold
    }
    let direction: Double = excess(8e3) >= excess(2.2e-16) ? 1 : -1
    var (low, high) = (2.2e-16, 8e3)
    var found = (low + high) / 2
    for _ in 0..<100 where abs(excess(found)) > threshold * 1e-3 {
      if excess(found) * direction < 0 { low = found } else { high = found }
      found = (low + high) / 2
    }
    let easing = try Easing("withSpring(1, { duration: \(duration), dampingRatio: \(ratio) })")
    guard case .spring(let curve) = easing else { throw FixtureError.noColumn("spring") }
    let spring = curve.motion.spring
    #expect(abs(spring.stiffness / spring.mass / (found / mass) - 1) <= 1e-3)
    #expect(abs(spring.dampingRatio - min(ratio, 1)) <= 1e-12)
  }

  @Test(
    arguments: [
      (".sprin(duration: 1)", 1, "a function"),
      (".spring(duraton: 1)", 9, "one of duration, bounce"),
      (".spring(duration: 0)", 1, "duration to be positive"),
      (".spring(duration: 1", 20, "\",\" or \")\""),
      (".interpolatingSpring(stiffness: 9)", 1, "damping to be given"),
      ("Spring(mass: 1, mass: 2, stiffness: 1, damping: 1)", 17, "mass only once"),
      ("{ type: \"sprung\" }", 9, "one of spring"), ("{ tension: \"a\" }", 12, "a number"),
      ("withSpring(1, { duration: 500, velocity: 3 })", 42, "depends on the distance"),
      ("withSpring(1, { dampingRatio: 0 })", 1, "above 0"),
      ("[0.4, 0, 0.2]", 1, "four numbers"), ("[2, 0, 0.2, 1]", 1, "x1"),
      ("0.4 0 0.2", 10, "y2"), ("0.4, 0 0.2 1", 8, "\",\""),
      ("<pathInterpolator controlX1=\"2\" controlY1=\"0\"/>", 1, "controlX1 in 0...1"),
      ("<pathInterpolator controlX1=0/>", 29, "a value in quotes"),
      ("M0,0 L2,2 1,1", 11, "a path whose x never decreases"),
      ("CustomEase.create('a', 'M0,0 L2,2 1,1')", 35, "a path whose x never decreases"),
      ("a.stiffness = ", 15, "a value"), ("{ ease: 'ease-im' }", 10, "a curve"),
      ("Duration(milliseconds: 3)", 1, "a function"),
      ("{stiffness: 1}{}", 15, "the end of the curve"),
    ] as [(String, Int, String)])
  func errorsSayWhereAndWhat(text: String, column: Int, expected: String) {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.column == column, "\(error?.description ?? "")")
    #expect(error?.expected.contains(expected) == true, "\(error?.description ?? "")")
  }
}

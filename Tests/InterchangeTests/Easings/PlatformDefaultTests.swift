import CurveDocuments
import CurvePlatforms
import Curves
import Testing

/// What platforms have without parentheses and arguments.
@Suite struct PlatformDefaultTests {
  /// The spring of Unity's SmoothDamp is critical, with 2 / smoothTime.
  @Test(arguments: ["Mathf.SmoothDamp", "Vector3.SmoothDamp", "Mathf.SmoothDampAngle"])
  func smoothDampIsCritical(name: String) throws {
    for time in [0.1, 0.3, 2] {
      let parsed = try EasingParser().parse("\(name)(x, target, ref v, \(time)f)")
      guard case .spring(let curve) = parsed.easing else {
        Issue.record("\(parsed.easing)")
        return
      }
      let spring = curve.motion.spring
      #expect(abs(spring.dampingRatio - 1) < 1e-12)
      #expect(abs(spring.stiffness / spring.mass * time * time / 4 - 1) < 1e-12)
      #expect(!parsed.notes.isEmpty)
    }
  }

  /// The default duration of a tween is 300 ms.
  ///
  /// Source: androidx.compose.animation.core, AnimationConstants.DefaultDurationMillis.
  @Test(arguments: [
    "tween()", "tween<Float>()", "tween(delayMillis = 100, easing = LinearEasing)",
    "infiniteRepeatable(tween(), RepeatMode.Reverse)", "TweenSpec(easing = LinearEasing)",
  ])
  func tweensHaveADuration(text: String) throws {
    #expect(try EasingParser().parse(text).duration == 0.3)
  }

  /// Classes without parentheses, and constants, are the interpolators of the same names.
  @Test func interpolatorsAreRead() throws {
    for name in [
      "BounceInterpolator", "AccelerateDecelerateInterpolator", "OvershootInterpolator",
      "FastOutSlowInInterpolator", "LinearInterpolator",
    ] { #expect(try Easing(name) == Easing(name + "()")) }
    for (constant, name) in [
      ("FAST_OUT_SLOW_IN", "FastOutSlowIn"), ("LINEAR_OUT_SLOW_IN", "LinearOutSlowIn"),
      ("FAST_OUT_LINEAR_IN", "FastOutLinearIn"), ("DECELERATE", "Decelerate"), ("LINEAR", "Linear"),
    ] {
      let text = "AnimationUtils.\(constant)_INTERPOLATOR"
      let same = try Easing("\(name)Interpolator()")
      #expect(try Easing(text) == same)
      let file = "val one = \(text)\nval two = PathInterpolator(0.2f, 0f, 0f, 1f)\n"
      #expect(try CurveDocument(Array(file.utf8)).entry("one")?.easing == same)
    }
    for name in ["EmphasizedDecelerate", "EmphasizedAccelerate", "Standard", "LegacyDecelerate"] {
      let text = "Easing\(name)CubicBezier"
      #expect(try Easing(text) == Easing("MotionTokens." + text))
    }
    #expect(throws: (any Error).self) { try Easing("MyInterpolator") }
  }
}

import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

@testable import CurveDocuments
@testable import CurvePlatforms

/// Throws and springs in the code of Android's and Reanimated's animations.
@Suite struct ThrowCodeTests {
  /// The velocity falls at 4.2 · 1.1 per second until it is 46.875: the throw covers (v - 46.875) / 4.62.
  @Test(arguments: [
    "FlingAnimation(view, DynamicAnimation.SCROLL_X).setStartVelocity(-2000f).setFriction(1.1f)",
    "FlingAnimation(view, DynamicAnimation.X).setFriction(1.1f).setStartVelocity(-2000f).setMinValue(0f)",
    "FlingAnimation(view, DynamicAnimation.X).apply { setStartVelocity(-2000f); friction = 1.1f; start() }",
  ])
  func aFlingSlowsDownAsItsFrictionSays(text: String) throws {
    guard case .decay(let curve) = try EasingParser().parse(text).easing else {
      Issue.record("no throw: \(text)")
      return
    }
    let rate = 4.2 * 1.1
    #expect(abs(curve.duration - log(2000 / 46.875) / rate) < 1e-3, "\(curve.duration)")
    let distance = (2000 - 46.875) / rate
    for time in [0.05, 0.2, 0.5] {
      let value = 2000 / rate * (1 - exp(-rate * time)) / distance
      #expect(abs(curve.value(at: time / curve.duration) - value) < 1e-3)
    }
  }

  @Test func kotlinFilesKeepTheirThrows() throws {
    let text = """
      val fling = FlingAnimation(view, DynamicAnimation.SCROLL_X).setStartVelocity(2000f)
      val decay = exponentialDecay<Float>(frictionMultiplier = 2f)
      val scroll = splineBasedDecay<Float>(density)
      val spec = MaterialTheme.motionScheme.fastSpatialSpec<Float>()
      val scheme = MotionScheme.expressive()
      val spring = SpringAnimation(view, DynamicAnimation.X, 100f).apply {
        spring = SpringForce(100f).setStiffness(230f).setDampingRatio(0.7f)
        setStartVelocity(1000f)
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    let names = document.entries.map(\.name)
    for name in ["fling", "decay", "scroll", "spec"] { #expect(names.contains(name), "\(names)") }
    let notes = document.notes.map(\.description)
    #expect(notes.contains { $0.contains("scheme: expected one of the scheme's springs") })
    #expect(
      notes.contains { $0.hasPrefix("8:") && $0.contains("setStartVelocity: it is not read") })
    #expect(!notes.contains { $0.hasPrefix("1:") && $0.contains("setStartVelocity") })
  }

  @Test(arguments: [
    "{duration: 0.4, dampingRatio: 0.7}", "spring({ duration: 0.4, dampingRatio: 0.7 })",
    "spring(response=0.4, dampingFraction=0.7)", "spring({ response: 0.4, dampingFraction: 0.7 })",
    "spring(response = 0.4, dampingRatio = 0.7)",
  ])
  func aDurationAndARatioAreASpring(text: String) throws {
    guard case .spring(let curve) = try EasingParser().parse(text).easing else {
      Issue.record("no spring: \(text)")
      return
    }
    let frequency = 2 * Double.pi / 0.4
    #expect(abs(curve.motion.spring.stiffness / (frequency * frequency) - 1) < 1e-12)
    #expect(abs(curve.motion.spring.dampingRatio - 0.7) < 1e-12)
  }

  /// In milliseconds they are those of Reanimated's withSpring.
  @Test func millisecondsAreReanimated() throws {
    let settings = "{ duration: 400, dampingRatio: 0.7 }"
    let one = try EasingParser().parse(settings).easing
    #expect(one == (try EasingParser().parse("withSpring(1, \(settings))").easing))
    #expect(one == (try EasingParser().parse("spring(\(settings))").easing))
  }

  @Test func unityCurvesOfTwoKeysAreRead() throws {
    let text = """
      public class Mover : MonoBehaviour {
        public AnimationCurve curve = AnimationCurve.EaseInOut(0, 0, 1, 1);
        public AnimationCurve line = AnimationCurve.Linear(0, 0, 1, 1);
      }
      """
    let entries = try CurveDocument(Array(text.utf8)).entries
    #expect(entries.map(\.name) == ["Mover.curve", "Mover.line"])
    // 3x² - 2x³
    let curve = try #require(entries.first)
    for x in [0.1, 0.4, 0.8] {
      #expect(abs(curve.easing.value(at: x) - x * x * (3 - 2 * x)) < 1e-12)
    }
  }
}

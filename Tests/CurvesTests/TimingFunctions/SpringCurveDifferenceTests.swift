import CurveNotation
import CurvePlatforms
import Curves
import Spring
import Testing

/// A comparison finds every swing of a spring.
@Suite struct SpringCurveDifferenceTests {
  @Test(arguments: [
    "spring(damping: 0.01)", "spring(mass: 10, stiffness: 1500)", "spring(damping: 20)",
    "spring(damping: 20000)", "spring(damping: 0, over: 100)",
  ])
  func theFirstSwingIsTheLargest(text: String) throws {
    let spring = try EasingParser().parse(text).easing
    let constant = try Easing("linear(1, 1)")
    let far = CurveDifference(spring, constant)
    #expect(far.maximum == CurvePoint(progress: 0, value: 1))
    guard case .spring(let curve) = spring else {
      Issue.record("\(text) is \(spring)")
      return
    }
    if let peak = curve.motion.peak {
      let start = CurveDifference(spring, try Easing("linear(0, 0)"))
      #expect(abs(start.maximum.value - peak.value) <= 1e-12)
    }
    // The velocity is largest where the acceleration is 0; energy bounds it.
    let limit = curve.motion.spring.naturalFrequency * curve.duration
    #expect(far.velocityMaximum.value > 0 && far.velocityMaximum.value <= limit * (1 + 1e-12))
  }
}

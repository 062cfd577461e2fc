import CurveNotation
import CurvePlatforms
import Curves
import Spring
import Testing

/// A spring as a curve, from its text.
@Suite struct SpringCurveTests {
  /// The curve of a spring follows the spring, and its text makes the same curve.
  @Test func isMadeOfASpring() throws {
    for spring in [
      try DampedSpring(mass: 2, stiffness: 300, damping: 50),
      try DampedSpring(perceptualDuration: 0.4, bounce: 0.3),
    ] {
      let curve = try SpringCurve(spring, relativeVelocity: -3)
      #expect(curve.motion == (try spring.motion(relativeVelocity: -3)))
      #expect(try Easing(curve.description) == .spring(curve))
      #expect(try SpringCurve(spring, over: 2).duration == 2)
    }
    #expect(throws: ParameterError.self) { try SpringCurve(DampedSpring(damping: 0)) }
  }

  /// The motion over its exact settling time, or over the time given.
  @Test(
    arguments: [
      ("spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)", nil),
      ("spring(mass: 2, stiffness: 300, damping: 50, initialVelocity: -3)", nil),
      ("spring(duration: 0.5, bounce: 0.3)", nil), ("spring(response: 1, dampingRatio: 1)", nil),
      ("spring(stiffness: 1500, dampingRatio: 0.2)", nil), ("swiftui.bouncy", nil),
      ("spring(damping: 7, over: 0.25)", 0.25), ("spring(damping: 0, over: 3)", 3),
    ] as [(String, Double?)])
  func isTheMotionOverItsSpan(text: String, span: Double?) throws {
    let easing = try EasingParser().parse(text).easing
    guard case .spring(let curve) = easing else {
      Issue.record("\(text) is \(easing)")
      return
    }
    let motion = curve.motion
    #expect(curve.duration == span ?? motion.settlingTime())
    #expect(motion.from == 0 && motion.to == 1)
    if span == nil { #expect(abs(abs(easing.value(at: 1.0.nextDown) - 1) - 0.001) < 1e-12) }
    for i in -8...24 {
      let p = Double(i) / 16
      // From progress 1 on it is exactly 1.
      #expect(easing.value(at: p) == (p < 1 ? motion.value(at: p * curve.duration) : 1))
      let h = 0x1p-20
      if i > 0, i != 16 {
        let slope = (easing.value(at: p + h) - easing.value(at: p - h)) / (2 * h)
        #expect(abs(slope - easing.velocity(at: p)) <= 1e-6 * max(1, abs(slope)))
      }
    }
    #expect(easing.velocity(at: -0.1) == 0 && easing.value(at: -1) == 0)
    #expect(try EasingParser().parse(easing.description).easing == easing)
    #expect(try EasingParser().parse("mirrored(\(text))").easing == easing.mirrored)
  }

  @Test(arguments: [
    ("spring(damping: 0)", "unless over is given"), ("spring(mass: 0)", "mass to be positive"),
    ("spring(over: 0)", "over to be positive and finite"),
    ("spring(duration: 0)", "to be positive"),
    ("spring(bounce: 2)", "bounce to be above -1"), ("spring(mas: 2)", "did you mean 'mass'?"),
    ("swiftui.bounc", "did you mean 'swiftui.bouncy'?"),
  ])
  func invalidSpringCurvesAreErrorsWithAReason(text: String, reason: String) {
    let error = #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func batchesMatchSingleValues() throws {
    let curve = try SpringCurve(.perceptual(duration: 0.5, bounce: 0.3), over: 0.7)
    let progress = (0..<700).map { Double(($0 * 37) % 700) / 500 - 0.1 }
    var times = [Double](repeating: 0, count: 700)
    var out = times.mutableSpan
    curve.motion.values(at: progress.span, into: &out)
    for (index, value) in curve.values(at: progress).enumerated() {
      #expect(abs(value - curve.value(at: progress[index])) <= 3e-15)
      #expect(abs(times[index] - curve.motion.value(at: progress[index])) <= 3e-15)
    }
  }

  @Test func everyPresetIsASpring() throws {
    for preset in Presets.springs {
      let easing = try EasingParser().parse(preset.description).easing
      #expect(easing.description == preset.value.description && !preset.source.isEmpty)
    }
    #expect(Set(Presets.springs.map(\.description)).count == Presets.springs.count)
    let curves = Set(Presets.curves.map(\.description))
    #expect(Presets.springs.allSatisfy { !curves.contains($0.description) })
    let bouncy = try DampedSpring(try #require(Presets.spring("SwiftUI.bouncy")).value)
    #expect(abs(bouncy.response - 0.5) < 1e-15 && abs(bouncy.bounce - 0.3) < 1e-15)
    #expect(
      try DampedSpring(try #require(Presets.spring("ca.spring")).value) == (try DampedSpring()))
    let spatial = try DampedSpring(
      try #require(Presets.spring("material.expressive-fast-spatial")).value)
    #expect(spatial.stiffness == 800 && abs(spatial.dampingRatio - 0.6) < 1e-15)
  }

  @Test func theDocumentedDurationIsRight() throws {
    let bouncy = try SpringCurve(.perceptual(duration: 0.5, bounce: 0.3))
    #expect(bouncy.duration == 0.8187467173831086)
  }
}

import CurveDocuments
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// Velocities in units of the value are divided by the distance, where the text states it.
@Suite struct ValueVelocityTests {
  private func velocity(_ text: String) throws -> (value: Double, notes: [String]) {
    let parsed = try EasingParser().parse(text)
    guard case .spring(let spring) = parsed.easing else {
      Issue.record("\(text) is not a spring")
      return (.nan, [])
    }
    return (spring.parameters.relativeVelocity, parsed.notes)
  }

  /// Calls with a velocity #v and a target #b, from 0 unless they have a start #a.
  private static let calls = [
    "withSpring(#b, { mass: 1, damping: 15, stiffness: 120, velocity: #v })",
    "Animated.spring(x, { toValue: #b, damping: 15, stiffness: 120, velocity: #v })",
    "Animated.spring(x, { toValue: #b, bounciness: 5, velocity: #v })",
    "Animated.spring(x, { toValue: #b, tension: 50, velocity: #v })",
    "offset.animateTo(targetValue = #bf, animationSpec = spring(stiffness = 300f), initialVelocity = #vf)",
    "offset.animateTo(#bf, spring(stiffness = 300f), initialVelocity = #vf)",
    "animate(#bf, spring(stiffness = 300f), initialVelocity = #vf)",
    "animate(#af, #bf, initialVelocity = #vf, animationSpec = spring(stiffness = 300f))",
    "animate(initialValue = #af, targetValue = #bf, initialVelocity = #vf, animationSpec = spring())",
    "val offset = Animatable(#af)\noffset.animateTo(#bf, spring(), initialVelocity = #vf)",
  ]

  @Test(arguments: calls) func velocitiesAreDividedByTheDistance(call: String) throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<20 {
      let hasStart = call.contains("#a")
      let start = hasStart ? Int.random(in: -200...200, using: &random) : 0
      let distance =
        Int.random(in: 2...500, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let speed = Int.random(in: 1...2000, using: &random)
      let text = call.replacing("#a", with: "\(start)")
        .replacing("#b", with: "\(start + distance)").replacing("#v", with: "\(speed)")
      let found = try velocity(text)
      let expected = Double(speed) / Double(distance)
      #expect(abs(found.value - expected) <= 1e-12 * abs(expected), "\(text)")
      // The start is assumed.
      let says = found.notes.contains { $0.contains("distance of \(distance), from 0") }
      #expect(says == !hasStart, "\(text): \(found.notes)")
    }
  }

  /// Without a distance, a note says what to do.
  @Test(arguments: [
    "withSpring(0, { mass: 1, damping: 15, stiffness: 120, velocity: 640 })",
    "withSpring(end, { mass: 1, damping: 15, stiffness: 120, velocity: 640 })",
    "{ type: \"spring\", stiffness: 300, damping: 20, velocity: 500 }",
    "offset.animateTo(0f, spring(stiffness = 300f), initialVelocity = 640f)",
    "offset.animateTo(end, spring(stiffness = 300f), initialVelocity = 640f)",
  ])
  func unknownDistancesAreNoted(text: String) throws {
    #expect(try velocity(text).notes.contains { $0.contains("in units of the value") })
  }

  /// In a file too.
  @Test func velocitiesOfFilesAreRead() throws {
    let text = """
      val fade = tween<Float>(200)
      suspend fun go() {
        offset.animateTo(320f, animationSpec = spring(stiffness = 300f), initialVelocity = 640f)
      }
      """
    let document = try CurveDocument(Array(text.utf8))
    guard case .spring(let spring)? = document.entries.last?.easing else {
      Issue.record("\(document.entries)")
      return
    }
    #expect(spring.parameters.relativeVelocity == 2)
    #expect(document.notes.contains { $0.message.contains("distance of 320") })
  }
}

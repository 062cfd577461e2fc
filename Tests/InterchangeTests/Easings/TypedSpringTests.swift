import CurveNotation
import CurvePlatforms
import Curves
import Spring
import Testing

/// Springs as people type and paste them: with the words of one system in the brackets of another.
@Suite struct TypedSpringTests {
  private func spring(_ text: String) throws -> DampedSpring {
    let parsed = try EasingParser().parse(text)
    guard case .spring(let curve) = parsed.easing else {
      Issue.record("\(text) is \(parsed.easing)")
      return try DampedSpring(mass: 1, stiffness: 1, damping: 1)
    }
    return curve.motion.spring
  }

  /// The response is 2 pi / omega, the stiffness omega squared, the damping 2 zeta omega.
  @Test(arguments: [
    "spring(response: 0.4, dampingFraction: 0.8)", ".spring(response: 0.4, dampingFraction: 0.8)",
    "spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)",
    "\"spring(response: 0.4, dampingFraction: 0.8)\"", "{response: 0.4, dampingRatio: 0.8}",
    "{response: 0.4, dampingFraction: 0.8}", "{ \"response\": 0.4, \"dampingRatio\": 0.8 }",
    "{\"response\": \"0.4\", \"dampingRatio\": \"0.8\"}", "response: 0.4, dampingRatio: 0.8",
    "const sheet = {response: 0.4, dampingRatio: 0.8};", "response=0.4 dampingFraction=0.8",
    "response 0.4, damping ratio 0.8",
  ])
  func responseAndRatioAreReadInAnyBrackets(text: String) throws {
    let spring = try spring(text)
    let frequency = 2 * Double.pi / 0.4
    #expect(abs(spring.stiffness / spring.mass - frequency * frequency) < 1e-9)
    #expect(abs(spring.damping / spring.mass - 1.6 * frequency) < 1e-9)
  }

  @Test(arguments: [
    "{mass: 1, stiffness: 230, damping: 22}", "{\"mass\": 1, \"stiffness\": 230, \"damping\": 22}",
    "{\"mass\": \"1\", \"stiffness\": \"230\", \"damping\": \"22\"}",
    "{ stiffness: '230', damping: '22' }", "stiffness=230 damping=22",
    "{ type: 'spring', stiffness: 230, damping: 22 }", "stiffness: 230; damping: 22",
  ])
  func stiffnessAndDampingAreReadInAnyBrackets(text: String) throws {
    let spring = try spring(text)
    #expect(spring.mass == 1 && spring.stiffness == 230 && spring.damping == 22)
  }

  /// The stiffness is 100 where only a ratio is given, as in words.
  @Test(arguments: ["{\"dampingRatio\": 0.5}", "damping ratio 0.5"])
  func aRatioAloneHasAStiffness(text: String) throws {
    let spring = try spring(text)
    #expect(spring.stiffness == 100 && abs(spring.damping - 10) < 1e-12)
  }

  /// The second number is a bounce, at most 1.
  @Test func aPairOfAnotherLibraryIsAnError() {
    #expect(throws: SyntaxError.self) { try EasingParser().parse("spring(170, 26)") }
    #expect(throws: SyntaxError.self) { try EasingParser().parse("spring(0.5, 26)") }
    #expect(throws: Never.self) { try EasingParser().parse("spring(0.5, 1)") }
  }

  /// A number in quotes is a number only if nothing follows it.
  @Test(arguments: ["{stiffness: '230 N', damping: 22}", "{stiffness: 'soft', damping: 22}"])
  func otherTextIsNoNumber(text: String) {
    #expect(throws: SyntaxError.self) { try EasingParser().parse(text) }
  }
}

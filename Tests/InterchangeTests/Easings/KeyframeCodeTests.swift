import CurveNotation
import CurvePlatforms
import Curves
import Testing

/// Keyframes in code: the properties of a `CAKeyframeAnimation`, and the blocks of Compose.
@Suite struct KeyframeCodeTests {
  private static let swift = """
    func shake(_ view: UIView) {
      let a = CAKeyframeAnimation(keyPath: "position.x"); a.isAdditive = true
      a.values = [0, -10.5, 1_0, 0,] as [NSNumber]
      a.keyTimes = [0, 0.25, 0.75, 1]  // of the duration
      a.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1),
      ]
      a.calculationMode = .cubicPaced
      a.beginTime = CACurrentMediaTime() + 0.5
      a.repeatCount = 2
      a.autoreverses = true
      a.duration = 0.5
      a.duration = 7
    }
    """

  private static let objectiveC = """
    CAKeyframeAnimation *a = [CAKeyframeAnimation animationWithKeyPath:@"position.x"];
    a.values = @[@0, @-10.5, @10, @0]; a.keyTimes = @[ @0, @0.25, @0.75, @1 ];
    a.calculationMode = kCAAnimationDiscrete;
    a.repeatCount = HUGE_VALF;
    """

  @Test(arguments: [swift, objectiveC])
  func listsOfBothLanguagesAreRead(code: String) {
    let properties = KeyframeAnimationProperties(statements: code)
    #expect(properties.numbers("values") == [0, -10.5, 10, 0])
    #expect(properties.numbers("keyTimes") == [0, 0.25, 0.75, 1])
  }

  @Test func propertiesAreThoseOfTheStatements() throws {
    let properties = KeyframeAnimationProperties(statements: Self.swift)
    #expect(properties.mode == "cubicPaced" && properties.number("duration") == 0.5)
    #expect(properties.delay == 0.5 && properties["isAdditive"] == "true")
    #expect(properties.repeats?.count == 4 && properties.repeats?.autoreverses == true)
    let functions = properties.functions { (try? EasingParser().parse($0))?.easing }
    let expected = [try Easing("linear"), try Easing("cubic-bezier(0.1, 0.2, 0.3, 1)")]
    #expect(functions?.map { $0.value(at: 0.3) } == expected.map { $0.value(at: 0.3) })
    let other = KeyframeAnimationProperties(statements: Self.objectiveC)
    #expect(other.mode == "discrete" && other.repeats?.count == .infinity && other.delay == nil)
    #expect(other.functions { _ in nil } == [])
  }

  @Test(arguments: [
    "[0, width]", "[0, 1].map(scaled)", "Array(repeating: 0, count: 3)", "[[0, 1]]",
  ])
  func otherListsAreNotRead(list: String) {
    let properties = KeyframeAnimationProperties(statements: "a.values = \(list)")
    #expect(properties["values"] == list && properties.numbers("values") == nil)
  }

  private static let compose = """
    val one = keyframes<Float> { durationMillis = 100; 0f at 0; 1f at 100 }
    val two: KeyframesSpec<Float> = keyframes {
      durationMillis = 400  // milliseconds
      10f at 100 using CubicBezierEasing(0.1f, 0.2f, 0.3f, 1f)
      0f at 0
      -5f atFraction 0.5f
      0f at 400
    }
    """

  @Test func theBlockAfterANameIsRead() throws {
    let keyframes = try #require(ComposeKeyframes(in: Self.compose, after: "two"))
    #expect(keyframes.duration == 400 && keyframes.missingTime == nil)
    #expect(keyframes.keys.map(\.time) == [0, 100, 200, 400])
    #expect(keyframes.keys.map(\.value) == [0, 10, -5, 0])
    let easing = try #require(keyframes.keys[1].easingText)
    let parsed = try EasingParser().parse(easing).easing
    #expect(parsed == (try Easing("cubic-bezier(0.1, 0.2, 0.3, 1)")))
    #expect(keyframes.keys[0].easingText == nil)
    #expect(ComposeKeyframes(in: Self.compose, after: nil)?.duration == 100)
    #expect(ComposeKeyframes(in: Self.compose, after: "three")?.duration == 100)
  }

  /// A statement that is not understood could change every other one.
  @Test(arguments: ["durationMillis = LONG; 0f at 0; 1f at 300", "0f at 0; width at 300"])
  func blocksWithOtherStatementsAreNotRead(body: String) {
    #expect(ComposeKeyframes(in: "keyframes { \(body) }", after: nil) == nil)
  }

  @Test func valuesAtBothEndsAreNeeded() {
    let missing = { (body: String) in ComposeKeyframes(body)?.missingTime }
    #expect(missing("0f at 0; 1f at 300") == .some(nil))
    #expect(missing("0f at 10; 1f at 300") == 0 && missing("0f at 0; 1f at 200") == 300)
  }
}

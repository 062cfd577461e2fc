import CurvePlatforms
import Curves
import Testing

/// Curves that need more keyframes or stops than any format is meant for, and values near the largest
/// numbers: an answer or one sentence, without a long search.
@Suite struct ConversionLimitTests {
  /// Two million swings, each of which needs a keyframe.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: ["lottie", "css-keyframes", "android-xml", "after-effects", "gsap", "unity"])
  func swingsBeyondTheLimitAreRefused(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    let easing = try Easing("spring(damping: 0.00001)")
    let error = #expect(throws: ConversionError.self) {
      try target.convert(ConversionRequest(easing, maximumError: 0.001))
    }
    #expect(error?.description == "the curve needs more than 501 keyframes")
  }

  @Test(.timeLimit(.minutes(30)))
  func manyStepsWithFewKeyframesAreQuick() throws {
    let result = try TargetLanguage.named("android-xml")?.convert(
      ConversionRequest(try Easing("steps(1000000)"), points: 2))
    // A straight line is as near as a step is high. Android's polyline of it has corners in single precision.
    let error = try #require(result?.maximumError)
    #expect(error > 0.99e-6 && error < 1e-6 + 4 * 0x1p-24 && result?.points == 2, "\(error)")
  }

  /// A continuous curve differs from a staircase by half a step at least, also where the steps are
  /// narrower than the precision with which a platform places a jump.
  @Test(
    .timeLimit(.minutes(30)), arguments: [10_000, 60_000, 99_999],
    ["unity", "android-xml", "core-animation"])
  func narrowStepsAreMeasured(count: Int, name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    let result = try target.convert(ConversionRequest(try Easing("steps(\(count))"), points: 10))
    #expect(result.points.map { $0 <= 10 } == true)
    let steps = result.maximumError * Double(count)
    #expect(steps >= 0.5 && steps < 2.5, "\(steps) steps")
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("ping-pong(cubic-bezier(0,1e308,1,-1e308))", "css", nil),
      ("linear(1 0.5%,1e20 0.5%,-1.4e236,0.3)", "flutter", 10),
      (
        "spring(mass: 1e16, stiffness: 0.5, damping: 1435787439284959.5, initialVelocity: 1.951368470444364e+297)",
        "web-animations", 3
      ),
    ] as [(String, String, Int?)])
  func hugeValuesAreRefused(word: String, name: String, points: Int?) throws {
    let target = try #require(TargetLanguage.named(name))
    let error = #expect(throws: ConversionError.self) {
      try target.convert(ConversionRequest(try Easing(word), points: points))
    }
    #expect(error?.description.contains("too large to approximate") == true)
  }

  /// Errors of interpolation fall with the square of the number of stops.
  @Test(.timeLimit(.minutes(30))) func manyStopsFollowManySwings() throws {
    let easing = try Easing("spring(stiffness: 100, damping: 1, over: 15)")
    var errors: [Double] = []
    for stops in [300, 1200] {
      let found = try #require(try PiecewiseLinear.approximation(of: easing, stops: stops))
      errors.append(found.maximumError)
    }
    #expect(errors.count == 2 && errors[0] < 2e-2 && errors[1] < errors[0] / 12)
  }
}

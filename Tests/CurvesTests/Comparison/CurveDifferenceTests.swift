import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Distances known in closed form, and against many samples.
@Suite struct CurveDifferenceTests {
  private struct Pair: Sendable {
    var first: String
    var second: String
    var maximum: Double
    var position: Double
    var meanSquare: Double
    var velocity: Double
  }

  private static let pairs = [
    // x - x^2.
    Pair(
      first: "linear", second: "penner.in-quad", maximum: 0.25, position: 0.5, meanSquare: 1 / 30.0,
      velocity: 1),
    // Saws of as many teeth as steps.
    Pair(
      first: "linear", second: "steps(4)", maximum: 0.25, position: 0.25, meanSquare: 1 / 48.0,
      velocity: 1),
    Pair(
      first: "linear", second: "steps(1000)", maximum: 1e-3, position: 1e-3, meanSquare: 1e-6 / 3,
      velocity: 1),
    // A tent of height 1/2.
    Pair(
      first: "linear", second: "linear(0, 1 50%, 1)", maximum: 0.5, position: 0.5,
      meanSquare: 1 / 12.0, velocity: 1),
    Pair(
      first: "ease", second: "cubic-bezier(0.25, 0.1, 0.25, 1)", maximum: 0, position: 0,
      meanSquare: 0, velocity: 0),
    // x^2 - x^3; its slope is -1 at the end.
    Pair(
      first: "penner.in-quad", second: "penner.in-cubic", maximum: 4 / 27.0, position: 2 / 3.0,
      meanSquare: 1 / 105.0, velocity: 1),
  ]

  @Test(arguments: pairs)
  private func differencesAreThoseOfTheClosedForms(pair: Pair) throws {
    let difference = CurveDifference(try Easing(pair.first), try Easing(pair.second))
    #expect(abs(difference.maximum.value - pair.maximum) <= 2e-15)
    #expect(abs(difference.maximum.progress - pair.position) <= 1e-8)
    #expect(abs(difference.rootMeanSquare - pair.meanSquare.squareRoot()) <= 1e-12)
    #expect(abs(difference.velocityMaximum.value - pair.velocity) <= 1e-12)
  }

  @Test func verticalSlopesAreInfinitelyApart() throws {
    let difference = CurveDifference(try Easing("penner.out-circ"), Easing.linear)
    #expect(difference.velocityMaximum == CurvePoint(progress: 0, value: .infinity))
    // sqrt(2) - 1, where the slope is 1: x = 1 - 1/sqrt(2). Integral of (sqrt(2x - x^2) - x)^2.
    #expect(abs(difference.maximum.value - 0.41421356237309503) <= 2e-15)
    let meanSquare = 5.0 / 3 - Double.pi / 2
    #expect(abs(difference.rootMeanSquare - meanSquare.squareRoot()) <= 1e-6)
  }

  /// No sample is above the maximum found, and it is the distance at its position.
  @Test(arguments: 1...40)
  func noSampleIsFurther(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = [
      "ease", "penner.out-bounce", "penner.in-out-elastic", "steps(7, jump-both)", "ease-in-out",
      "linear(0, 1.3 20%, 0.8 60%, 1)", "material.emphasized", "repeated(ease-in, 5)",
      "chained(ease-in 30% 0.7, penner.out-back 100% 1)", "ping-pong(penner.out-bounce)",
      "blended(steps(3), ease, 0.4)", "mirrored(penner.in-elastic)",
      "cubic-bezier(\(Double.random(in: 0...1, using: &random)), -0.7, 0.3, 1.9)",
    ]
    let first = try Easing(texts.randomElement(using: &random) ?? "")
    let second = try Easing(texts.randomElement(using: &random) ?? "")
    let difference = CurveDifference(first, second)
    let found = difference.maximum
    // At 1 itself a function may differ: steps that jump there.
    var (largest, square) = (LargestError(), 0.0)
    largest.include(abs(first.value(at: 1) - second.value(at: 1)))
    let count = 20_000
    for _ in 0..<count {
      let x = Double.random(in: 0...1, using: &random)
      let distance = abs(first.value(at: x) - second.value(at: x))
      largest.include(distance)
      square += distance * distance
    }
    #expect(largest.value <= found.value + 1e-12, "\(first) \(second)")
    #expect(found.value <= largest.value + 0.02)
    #expect(
      found.value == abs(first.value(at: found.progress) - second.value(at: found.progress)))
    let rms = (square / Double(count)).squareRoot()
    #expect(abs(rms - difference.rootMeanSquare) <= 0.03 * rms)
  }

  /// A function is smooth between its breakpoints.
  @Test func breakpointsOfManyPartsAreBounded() throws {
    #expect(try Steps(1 << 40).breakpoints.isEmpty)
    #expect(try Easing("repeated(repeated(steps(1000), 1000), 1000)").breakpoints.count <= 100_000)
    let bounces: [Double] = [4.0 / 11, 8.0 / 11, 10.0 / 11]
    #expect(try Easing("penner.out-bounce").breakpoints.sorted() == bounces)
  }
}

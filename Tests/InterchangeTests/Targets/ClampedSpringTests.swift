import CurvePlatforms
import Foundation
import CurveTestSupport
import Curves
import Testing

/// A spring that a clamp stops at its target.
@Suite struct ClampedSpringTests {
  /// The overshoot of a spring at rest: exp(-pi z / sqrt(1 - z^2)).
  private func overshoot(_ ratio: Double) -> Double {
    exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
  }

  private static let clamping = ["reanimated", "react-spring", "react-native", "remotion"]
  private static let others = [
    "swiftui", "uikit", "compose", "flutter", "motion", "anime", "figma", "spring-token",
  ]

  private func read(_ ratio: Double, _ frequency: Double) throws -> Easing {
    let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    return try EasingParser().parse(
      "withSpring(1, { mass: 1, damping: \(damping), stiffness: \(stiffness), overshootClamping: true })"
    ).easing
  }

  @Test(arguments: clamping) func theClampIsWrittenWhereThereIsOne(name: String) throws {
    var random = SplitMix64(seed: 43)
    let target = try #require(TargetLanguage.named(name))
    for _ in 0..<8 {
      let ratio = Double.random(in: 0.1...0.9, using: &random)
      let frequency = Double.random(in: 8...30, using: &random)
      let result = try target.convert(ConversionRequest(try read(ratio, frequency)))
      // react-spring steps by the millisecond.
      #expect(result.maximumError < (name == "react-spring" ? 0.05 : 1e-6), "\(result.text)")
      #expect(result.engineEnd == nil && !result.notes.contains { $0.contains("passes it") })
      guard case .spring(let again) = try EasingParser().parse(result.text).easing else {
        Issue.record("\(result.text)")
        continue
      }
      // The first arrival, where the cosine of the damped motion meets its envelope's slope.
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let arrival = (Double.pi - acos(ratio)) / damped
      #expect(abs(again.duration - arrival) < 1e-6 * arrival, "\(result.text)")
    }
  }

  @Test(arguments: others) func elsewhereTheOvershootIsTheError(name: String) throws {
    var random = SplitMix64(seed: 44)
    let target = try #require(TargetLanguage.named(name))
    for _ in 0..<8 {
      let ratio = Double.random(in: 0.1...0.9, using: &random)
      let result = try target.convert(ConversionRequest(try read(ratio, 12)))
      #expect(!result.isLossless, "\(result.text)")
      #expect(abs(result.maximumError - overshoot(ratio)) < 1e-6, "\(ratio): \(result)")
      #expect(result.notes.contains { $0.contains("passes it") }, "\(result.notes)")
    }
  }

  /// Where the text has the duration, nothing passes the target.
  @Test(arguments: ["css", "core-animation"])
  func textsWithADurationAreNotNoted(name: String) throws {
    let target = try #require(TargetLanguage.named(name))
    let result = try target.convert(ConversionRequest(try read(0.4, 12)))
    #expect(result.maximumError <= 0.001 && !result.notes.contains { $0.contains("passes it") })
  }
}

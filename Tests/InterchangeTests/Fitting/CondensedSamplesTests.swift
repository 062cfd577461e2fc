import CurveFitting
import CurveTestSupport
import Foundation
import Testing

/// Fits of so many samples that means of blocks replace them.
@Suite struct CondensedSamplesTests {
  private static let count = 100_000

  /// A spring of stiffness 230 and damping 22 from 20 to 320 after a rest of 0.11 s, by its closed form.
  private func samples(
    noise: Double = 0, step: Double = 0, jitter: Double = 0, seed: UInt64 = 1
  ) throws -> Samples {
    var random = SplitMix64(seed: seed)
    func normal() -> Double {
      (-2 * log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
        * cos(2 * Double.pi * Double.random(in: 0..<1, using: &random))
    }
    let times = (0..<Self.count).map { index in
      (Double(index) + jitter * (Double.random(in: 0..<1, using: &random) - 0.5))
        / Double(Self.count)
    }.sorted()
    let frequency = (230.0 - 121).squareRoot()
    let values = times.map { time -> Double in
      let t = max(time - 0.11, 0)
      let swing = cos(frequency * t) + 11 / frequency * sin(frequency * t)
      let value = 320 - 300 * exp(-11 * t) * swing + (noise > 0 ? noise * normal() : 0)
      return step > 0 ? (value / step).rounded() * step : value
    }
    return try Samples(times: times, values: values)
  }

  private func errors(_ fit: SpringFit) -> [(name: String, error: Double, standardError: Double)] {
    [
      ("stiffness", fit.stiffness.value / 230 - 1, fit.stiffness.standardError / 230),
      ("damping", fit.damping.value / 22 - 1, fit.damping.standardError / 22),
      ("from", (fit.from.value - 20) / 300, fit.from.standardError / 300),
      ("to", (fit.to.value - 320) / 300, fit.to.standardError / 300),
      ("start", fit.start.value - 0.11, fit.start.standardError),
    ]
  }

  @Test(arguments: [0, 0.9]) func exactSamplesReturnTheSpring(jitter: Double) throws {
    let fit = try SpringFit(try samples(jitter: jitter))
    #expect(fit.residuals.values.count == Self.count)
    for (name, error, _) in errors(fit) { #expect(abs(error) <= 1e-6, "\(name): \(error)") }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func noiseHasItsErrors(seed: UInt64) throws {
    let fit = try SpringFit(try samples(noise: 3, seed: seed))
    for (name, error, standardError) in errors(fit) {
      #expect(abs(error) <= 4 * standardError, "\(name): \(error) ± \(standardError)")
      // All samples count: a hundredth of them would state ten times the errors.
      #expect(standardError <= 3e-3, "\(name): ± \(standardError)")
    }
    #expect(abs(fit.noise / 3 - 1) <= 0.05)
  }

  @Test func wholePixelsAreThinned() throws {
    let fit = try SpringFit(try samples(step: 1))
    for (name, error, standardError) in errors(fit) {
      #expect(abs(error) <= max(4 * standardError, 1e-6), "\(name): \(error) ± \(standardError)")
      #expect(abs(error) <= 0.01, "\(name): \(error)")
    }
  }
}

import CurveFitting
import CurveTestSupport
import Foundation
import Spring
import Testing

/// The roundest springs near a design, against a search of all round numbers by the closed forms.
@Suite struct RoundedDesignTests {
  /// The overshoot of a spring from rest by its closed form.
  private func overshoot(_ ratio: Double) -> Double {
    ratio < 1 ? exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
  }

  @Test func theRoundestWithinTheToleranceIsFound() throws {
    var random = SplitMix64(seed: 29)
    var coarse = 0
    for _ in 0..<60 {
      let response = 0.15 + 0.85 * Double.random(in: 0..<1, using: &random)
      let wanted = 0.02 + 0.3 * Double.random(in: 0..<1, using: &random)
      let tolerance = 0.005 + 0.03 * Double.random(in: 0..<1, using: &random)
      let design = try SpringDesign(.overshoot(wanted), .response(response))
      let found = design.rounded(within: tolerance)
      /// The larger of both relative distances from the requirements.
      func distance(_ x: Double, _ y: Double) -> Double {
        var largest = LargestError()
        largest.include(abs(x - response) / response)
        largest.include(abs(overshoot(y) - wanted))
        return largest.value
      }
      // The best pair of multiples of two steps that meets both requirements; nil if there is none.
      func best(_ steps: (Double, Double)) -> Double? {
        var least: Double?
        for first in 1...Int(2 / steps.0) {
          for second in 1...Int(1.5 / steps.1) {
            let (x, y) = (Double(first) * steps.0, Double(second) * steps.1)
            let error = distance(x, y)
            if error <= tolerance { least = min(least ?? error, error) }
          }
        }
        return least
      }
      let rounded = found.first { if case .response = $0.parameters { true } else { false } }
      guard let rounded, case .response(let x, let y, _) = rounded.parameters else {
        #expect(best((0.01, 0.01)) == nil, "response \(response), overshoot \(wanted)")
        continue
      }
      #expect(rounded.error <= tolerance && !rounded.error.isNaN)
      #expect(abs(rounded.error - distance(x, y)) <= 1e-9)
      #expect(abs(x * 100 - (x * 100).rounded()) <= 1e-9)
      #expect(abs(y * 100 - (y * 100).rounded()) <= 1e-9)
      if let least = best((0.1, 0.1)) {
        coarse += 1
        #expect(abs(x * 10 - (x * 10).rounded()) <= 1e-9, "response \(response), not \(x)")
        #expect(abs(y * 10 - (y * 10).rounded()) <= 1e-9)
        #expect(abs(rounded.error - least) <= 1e-9)
      }
    }
    #expect(coarse >= 3)
  }

  @Test func stiffnessAndDampingKeepTheMass() throws {
    let design = try SpringDesign(.overshoot(0.1), .settlingTime(0.4), mass: 2)
    let rounded = try #require(
      design.rounded(within: 0.02).first {
        if case .physical = $0.parameters { true } else { false }
      })
    #expect(rounded.spring.mass == 2 && rounded.error <= 0.02)
    #expect(rounded.spring.stiffness == rounded.spring.stiffness.rounded())
    #expect(rounded.spring.damping == rounded.spring.damping.rounded())
    // The requirements, measured on the spring itself.
    let motion = try rounded.spring.motion()
    #expect(abs(motion.overshoot - 0.1) <= 0.02)
    #expect(abs(motion.settlingTime() / 0.4 - 1) <= 0.02)
    #expect(rounded.met.map(\.name) == ["overshoot", "settling time"])
  }

  @Test func aRoundDesignIsItsOwn() throws {
    let design = try SpringDesign(.response(0.4), .dampingRatio(0.8))
    let rounded = try #require(design.rounded(within: 1e-9).first)
    #expect(rounded.parameters == .response(response: 0.4, dampingRatio: 0.8))
    #expect(rounded.error <= 1e-12)
  }
}

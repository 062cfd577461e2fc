import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// Eases of GSAP, Penner and anime.js against their published formulas.
@Suite struct ScriptEaseTests {
  @Test func easesMatchTheirFormulas() throws {
    var easings: [String: Easing] = [:]
    var largest = LargestError()
    for row in try Fixture("curves/script-eases.csv", rows: 2424).rows {
      let text = try #require(row["text"])
      let easing = try easings[text] ?? Easing(text)
      easings[text] = easing
      let error = abs(easing.value(at: try row.number("progress")) - (try row.number("value")))
      #expect(error <= 1e-14, "\(text) at \(row["progress"] ?? "")")
      largest.include(error)
    }
    #expect(easings.count == 24 && largest.count == 2424 && largest.value <= 1e-14)
  }

  /// The velocity of elastic equations whose two ends differ.
  @Test(arguments: ["in", "out", "in-out", "out-in"])
  func velocitiesAreDerivatives(direction: String) throws {
    let easing = try Easing("penner.\(direction)-elastic(amplitude: 1.6, period: 0.4)")
    var largest = LargestError()
    for index in 1..<200 where index != 100 {
      let x = Double(index) / 200
      let difference = (easing.value(at: x + 1e-6) - easing.value(at: x - 1e-6)) / 2e-6
      largest.include(abs(easing.velocity(at: x) - difference))
    }
    #expect(largest.count == 198 && largest.value <= 1e-6)
  }
}

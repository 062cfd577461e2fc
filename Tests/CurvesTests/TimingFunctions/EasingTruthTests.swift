import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

/// Every published value of a function that has a text.
@Suite struct EasingTruthTests {
  @Test func agreesWithPublishedValues() throws {
    let parsed = [
      "step-start": "step-start", "step-end": "step-end", "easeCircleIn": "penner.in-circ",
      "easeCubicIn": "penner.in-cubic", "Threshold(0.25)": "linear(0 0%, 0 25%, 1 25%, 1 100%)",
      "easeElasticIn.amplitude(1.5).period(1)":
        "penner.in-elastic(amplitude: 1.5, period: 1, normalized: 1)",
      "easePolyIn.exponent(2.5)": "penner.in-power(exponent: 2.5)",
      "UnitCurve.easeOut = cubic-bezier(0, 0, 0.58, 1)": "swiftui.easeOut",
      "UnitCurve.circularEaseIn": "swiftui.circularEaseIn",
      "UnitCurve.circularEaseOut": "swiftui.circularEaseOut",
      "UnitCurve.circularEaseInOut": "swiftui.circularEaseInOut",
    ]
    var count = 0
    var skipped: Set<String> = []
    for row in try Fixture("curves/values.csv", rows: 621).rows {
      var name = try #require(row["function"])
      if name.hasPrefix("solveCurveX") || name.hasPrefix("range_") || name.hasPrefix("CatmullRom") {
        continue
      }
      let isVelocity = name.hasPrefix("velocity ")
      if isVelocity { name.removeFirst("velocity ".count) }
      let parts = name.contains(" o ") ? splitComposition(name) : [name]
      let easings = parts.compactMap { try? Easing(parsed[$0] ?? $0) }
      guard easings.count == parts.count, let last = easings.last else {
        skipped.insert(name)
        continue
      }
      let easing = easings.dropLast().reversed().reduce(last) { $1.composed(with: $0) }
      let input = try #require(row["input"]).split(separator: " ")
      let x = try #require(Double(input[0]))
      let before = input.last == "before=true"
      let expected = try row.number("expected")
      let tolerance = Double(try #require(row["tolerance"])) ?? 1e-15 * scale(easing)
      let value = isVelocity ? easing.velocity(at: x) : easing.value(at: x, before: before)
      let isEqual = value == expected || abs(value - expected) <= tolerance * (1 + 1e-12)
      #expect(isEqual, "\(name) at \(x): \(value), not \(expected)")
      count += 1
    }
    // A SwiftUI curve whose control points SwiftUI itself moves into range.
    #expect(
      skipped == [
        "UnitCurve.bezier(-0.5,2 ; 1.5,-1) (x clamped to 0 and 1)",
        "UnitCurve.bezier(-0.5,2 ; 1.5,-1)",
      ])
    #expect(count == 529)
  }

  @Test func agreesWithTheBrowser() throws {
    var count = 0
    for row in try Fixture("browser/steps-linear.csv", rows: 430).rows {
      let easing = try Easing(try #require(row["easing"]))
      let x = try row.number("t")
      // If the browser's input is one rounding away from a jump, either side is correct.
      let near = [x - 1e-12, x, x + 1e-12].map { easing.value(at: $0) }
      let expected = try row.number("y")
      #expect(near.contains { abs($0 - expected) <= 1e-6 }, "\(easing) at \(x)")
      count += 1
    }
    #expect(count == 430)
  }

  private func splitComposition(_ text: String) -> [String] {
    var parts: [String] = []
    var parsed: [Substring] = []
    for word in text.split(separator: " ") {
      if word == "o" {
        parts.append(parsed.joined(separator: " "))
        parsed = []
      } else {
        parsed.append(word)
      }
    }
    return parts + [parsed.joined(separator: " ")]
  }

  private func scale(_ easing: Easing) -> Double {
    guard case .cubicBezier(let curve) = easing else { return 1 }
    return max(1, abs(curve.y1), abs(curve.y2))
  }
}

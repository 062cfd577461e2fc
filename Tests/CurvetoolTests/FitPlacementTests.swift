import Foundation
import Testing

/// Where the curve that ranks first runs, by the output of the built binary.
@Suite struct FitPlacementTests {
  /// Samples in whole units of a motion over 0.4 s from 20 to 320 that begins at 0.2 s; the curve is the
  /// argument.
  private func log(_ curve: (Double) -> Double) -> String {
    "time,value\n"
      + (0...20).map { index in
        let time = 0.04 * Double(index)
        let progress = min(max((time - 0.2) / 0.4, 0), 1)
        return "\(time),\((20 + 300 * curve(progress)).rounded())\n"
      }.joined()
  }

  /// A cubic with the control points x 1/3 and 2/3 is a polynomial of the progress.
  private func bezier(_ progress: Double) -> Double {
    let remaining = 1 - progress
    return 3 * remaining * progress * progress * 0.9 + progress * progress * progress
      + 3 * remaining * remaining * progress * 0.05
  }

  @Test func theBestCurveHasItsStartAndDuration() async throws {
    for curve in [bezier, { $0 }, { 1 - ($0 - 1) * ($0 - 1) }] as [(Double) -> Double] {
      let log = log(curve)
      let result = try await Tool.run(["fit", "-", "--json"], input: log)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
      #expect(object["spring"] == nil)
      for (name, truth, tolerance) in [
        ("start", 0.2, 0.03), ("duration", 0.4, 0.05), ("from", 20, 1.5), ("to", 320, 1.5),
      ] {
        let value = try #require(object[name] as? Double, "\(name)")
        #expect(abs(value - truth) <= tolerance, "\(name) \(value)")
      }
      let text = try await Tool.run(["fit", "-"], input: log)
      for name in ["duration", "from", "to", "start"] {
        #expect(text.lines.contains { $0.hasPrefix("  \(name) ") }, "\(text.output)")
      }
    }
  }

  /// The designs are springs, which says nothing of a cubic-bezier that ranks first.
  @Test func springsBelowAnotherWinnerAreConditional() async throws {
    let values = [0, 15, 54, 105, 159, 207, 243, 270, 288, 297, 300]
    let rows = values.enumerated().map { "\(0.04 * Double($0.offset)),\($0.element)\n" }
    let result = try await Tool.run(["fit", "-"], input: "t,value\n" + rows.joined())
    #expect(result.output.hasPrefix("cubic-bezier("))
    #expect(result.lines.contains("  duration              0.4 s"), "\(result.output)")
    #expect(result.lines.contains("  from                  0"))
    #expect(result.lines.contains("  to                    300"))
    #expect(result.lines.contains("  start                 0 s"))
    #expect(result.lines.contains("  likely designs        if it is a spring:"))
    let spring = try await Tool.run(["fit", "-", "--to", "spring"], input: rows.joined())
    #expect(!spring.output.contains("if it is a spring"))
  }
}

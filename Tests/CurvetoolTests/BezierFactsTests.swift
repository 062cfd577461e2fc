import CurveTestSupport
import Foundation
import Testing

/// Every line of `bezier`, against a dense walk along the curve's parameter.
@Suite struct BezierFactsTests {
  private struct Walk {
    let (x1, y1, x2, y2): (Double, Double, Double, Double)
    static let steps = 40_000

    func position(_ t: Double) -> (x: Double, y: Double) {
      let s = 1 - t
      return (
        3 * s * t * (s * x1 + t * x2) + t * t * t, 3 * s * t * (s * y1 + t * y2) + t * t * t
      )
    }

    func slope(_ t: Double) -> Double {
      let s = 1 - t
      return (y1 * s * s + 2 * (y2 - y1) * s * t + (1 - y2) * t * t)
        / (x1 * s * s + 2 * (x2 - x1) * s * t + (1 - x2) * t * t)
    }

    /// x'y'' - y'x'', without its factor.
    func turning(_ t: Double) -> Double { (slope(t + 1e-6) - slope(t - 1e-6)) * 5e5 }

    /// The parameters at which a function changes its sign.
    func changes(_ function: (Double) -> Double) -> [Double] {
      var found: [Double] = []
      var last = function(1e-5)
      for step in 1..<2000 {
        let t = 1e-5 + (1 - 2e-5) * Double(step) / 1999
        let next = function(t)
        if last * next < 0 { found.append(t) }
        last = next
      }
      return found
    }
  }

  private static func pair(_ text: String) -> (Double, Double) {
    let parts = text.components(separatedBy: " at ").compactMap { Double($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : (.nan, .nan)
  }

  @Test(arguments: 0..<30)
  func everyFactIsTrue(index: Int) async throws {
    var random = SplitMix64(seed: UInt64(500 + index))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let walk = Walk(
      x1: number(0.05...0.95), y1: number(-0.8...1.8), x2: number(0.05...0.95),
      y2: number(-0.8...1.8))
    let inverse = number(-0.3...1.3)
    let result = try await Tool.run([
      "bezier", "\(walk.x1)", "\(walk.y1)", "\(walk.x2)", "\(walk.y2)", "--inverse", "\(inverse)",
    ])
    #expect(result.status == 0)
    var facts: [String: String] = [:]
    for line in result.lines where line.hasPrefix("  ") {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard let gap = text.range(of: "  ") else { continue }
      facts[String(text[..<gap.lowerBound])] =
        text[gap.upperBound...].trimmingCharacters(in: .whitespaces)
    }
    let points = (0...Walk.steps).map { walk.position(Double($0) / Double(Walk.steps)) }
    let lowest = try #require(points.min { $0.y < $1.y })
    let highest = try #require(points.max { $0.y < $1.y })
    for (name, expected) in [("minimum", lowest), ("maximum", highest)] {
      let (value, progress) = Self.pair(facts[name] ?? "")
      #expect(abs(value - expected.y) <= 1e-5 && abs(progress - expected.x) <= 1e-3, "\(name)")
    }
    let turns = walk.changes { t in
      let s = 1 - t
      return walk.y1 * s * s + 2 * (walk.y2 - walk.y1) * s * t + (1 - walk.y2) * t * t
    }
    let bends = walk.changes(walk.turning)
    for (name, positions) in [("extremes", turns), ("inflections", bends)] {
      let told = (facts[name] ?? "").components(separatedBy: ", ").filter { $0 != "none" }
      #expect(told.count == positions.count, "\(name) \(facts)")
      for (text, t) in zip(told, positions) {
        let (value, progress) = Self.pair(text)
        let expected = walk.position(t)
        #expect(abs(value - expected.y) <= 0.01 && abs(progress - expected.x) <= 0.01, "\(name)")
      }
    }
    var shape = "monotonic"
    if zip(points, points.dropFirst()).contains(where: { $1.y < $0.y - 1e-15 }) {
      let under = lowest.y < -1e-12 ? ["\(brief(-100 * lowest.y)) % below 0"] : []
      let over = highest.y > 1 + 1e-12 ? ["\(brief(100 * (highest.y - 1))) % above 1"] : []
      let parts = under + over
      shape = parts.isEmpty ? "turns back" : "overshoots: " + parts.joined(separator: ", ")
    }
    #expect(Self.phrase(facts["shape"]) == Self.phrase(shape), "\(facts) \(shape)")
    for (text, expected) in zip(Self.numbers(facts["shape"]), Self.numbers(shape)) {
      #expect(abs(text - expected) <= 1e-3)
    }
    let slopes = (0...Walk.steps).map { walk.slope(Double($0) / Double(Walk.steps)) }
    let steepest = try #require(slopes.max { abs($0) < abs($1) })
    #expect(abs(Self.pair(facts["steepest slope"] ?? "").0 / steepest - 1) <= 1e-4)
    #expect(abs((Double(facts["slope at the start"] ?? "") ?? .nan) - walk.slope(0)) <= 1e-4)
    #expect(abs((Double(facts["slope at the end"] ?? "") ?? .nan) - walk.slope(1)) <= 1e-4)
    let line = try #require(facts.first { $0.key.hasPrefix("value ") }?.value)
    let crossings = zip(points, points.dropFirst()).filter {
      ($0.y - inverse) * ($1.y - inverse) < 0
    }
    if crossings.isEmpty {
      #expect(line.hasPrefix("never reached"))
      let range = line.components(separatedBy: "values stay in ").last?.dropLast() ?? ""
      let ends = range.components(separatedBy: "...").compactMap { Double($0) }
      #expect(
        ends.count == 2 && abs(ends[0] - lowest.y) <= 1e-5 && abs(ends[1] - highest.y) <= 1e-5)
    } else {
      let positions = line.dropFirst(3).components(separatedBy: ", ").compactMap { Double($0) }
      #expect(positions.count == crossings.count)
      for (position, crossing) in zip(positions, crossings) {
        #expect(abs(position - crossing.0.x) <= 1e-4)
      }
    }
  }

  private func brief(_ value: Double) -> String { String(format: "%.6g", value) }
  private static func phrase(_ text: String?) -> String {
    (text ?? "").filter { !"0123456789.-e".contains($0) }
  }
  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(separator: " ").compactMap { Double($0) }
  }
}

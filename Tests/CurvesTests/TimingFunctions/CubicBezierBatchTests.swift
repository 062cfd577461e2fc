import CurveTestSupport
import Curves
import Foundation
import Testing

@Suite struct CubicBezierBatchTests {
  /// Ordinary curves, vertical and flat ends, steep and vertical middles, neighbours of a = 0.
  static let curves: [[Double]] = [
    [0.25, 0.1, 0.25, 1], [0, 0.8, 1, 0.2], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1],
    [0.999, -1, 0.001, 2], [0, 0, 0, 0], [1, 1, 1, 1], [1.0 / 3, 2, 2.0 / 3, -1],
    [0.333_333_3, 2, 0.666_666_7, -1], [0, 3, 1e-9, -2], [1e-9, 1, 1 - 1e-9, 0],
    [0.5, 0.5, 0.5, 0.5], [0.5, 1e10, 0.5, -1e10], [0.7, 0.2, 0.3, 0.9], [0.9, -5, 0.1, 6],
  ]

  static func curve(_ c: [Double]) throws -> CubicBezier { try CubicBezier(c[0], c[1], c[2], c[3]) }

  /// Equal to the scalar form bit for bit; by polynomials, within the sum of the two forms' bounds.
  private func check(_ curve: CubicBezier, _ progress: [Double], _ note: String) {
    let scale = max(1, abs(curve.y1), abs(curve.y2))
    let exact = progress.map { curve.value(at: $0) }
    let values = curve.values(at: progress)
    #expect(values.map(\.bitPattern) == exact.map(\.bitPattern), "\(curve), \(note)")
    for ((x, y), exact) in zip(zip(progress, Self.expanded(curve, progress)), exact)
    where !(x > 0 && x < 1 ? abs(y - exact) <= 1.5e-15 * scale : y == exact) {
      Issue.record("\(curve) at \(x), \(note): \(y), not \(exact)")
    }
  }

  /// The values of a batch long enough for polynomials.
  private static func expanded(_ curve: CubicBezier, _ progress: [Double]) -> [Double] {
    var values = [Double](repeating: .nan, count: progress.count)
    progress.withUnsafeBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { curve.expand(progress, $0) }
    }
    return values
  }

  /// The public form uses polynomials from a certain length on.
  @Test func longBatchesAreExpanded() throws {
    let curve = try Self.curve(Self.curves[0])
    for count in [CubicBezier.expansionCount - 1, CubicBezier.expansionCount] {
      let progress = (0..<count).map { Double($0) / Double(count) }
      let isExpanded = count == CubicBezier.expansionCount
      #expect(
        curve.values(at: progress)
          == (isExpanded ? Self.expanded(curve, progress) : progress.map { curve.value(at: $0) }))
    }
  }

  @Test(arguments: curves)
  func batchesInAnyOrderEqualSingleCalls(numbers: [Double]) throws {
    let curve = try Self.curve(numbers)
    var random = SplitMix64(seed: 21)
    let count = 1001
    let sweep = (0..<count).map { Double($0) / Double(count - 1) }
    check(curve, sweep, "sweep")
    check(curve, sweep.reversed(), "reversed")
    check(curve, sweep.map { $0 * 1.5 - 0.25 }, "beyond the ends")
    check(curve, (0..<count).map { 0.4 + Double($0) * 1e-6 }, "dense")
    check(curve, (0..<count).map { Double($0) * 1e-7 }, "dense at the start")
    check(curve, (0..<count).map { 1 - Double($0) * 1e-7 }, "dense at the end, backwards")
    check(curve, (0..<count).map { 0.5 + Double($0 - 500) * 1e-9 }, "dense in the middle")
    check(curve, sweep.map { _ in .random(in: 0...1, using: &random) }, "random")
    check(curve, sweep.map { _ in random.logUniform(1e-300...1) }, "towards 0")
    check(curve, sweep.map { _ in 1 - random.logUniform(1e-16...1) }, "towards 1")
    check(curve, sweep.map { $0 < 0.5 ? $0 : .random(in: -1...2, using: &random) }, "mixed")
  }

  /// Curves of every kind, most of them degenerate: vertical and flat ends, triple roots and their
  /// neighbours.
  @Test func batchesHaveTheBitsOfTheScalarForm() throws {
    var random = SplitMix64(seed: 23)
    func abscissa() -> Double {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: 0
      case 1: 1
      case 2: random.logUniform(1e-300...1)
      case 3: 1 - random.logUniform(1e-16...1)
      default: .random(in: 0...1, using: &random)
      }
    }
    var points = 0
    for _ in 0..<Self.bitCurves {
      let (x1, x2) = (abscissa(), abscissa())
      let curve = try CubicBezier(
        x1, .random(in: -2...3, using: &random),
        Bool.random(using: &random) ? x2 : min(x1 + 1.0 / 3, 1), .random(in: -2...3, using: &random)
      )
      let middle = (1 + 3 * (curve.x1 + curve.x2)) / 8
      let progress = (0..<67).map { index in
        switch index % 4 {
        case 0: random.logUniform(1e-300...1)
        case 1: 1 - random.logUniform(1e-16...1)
        case 2: middle + (Bool.random(using: &random) ? 1 : -1) * random.logUniform(1e-18...0.3)
        default: Double.random(in: -0.01...1.01, using: &random)
        }
      }
      for (x, y) in zip(progress, curve.values(at: progress)) {
        points += 1
        let exact = curve.value(at: x)
        if y.bitPattern != exact.bitPattern { Issue.record("\(curve) at \(x): \(y), not \(exact)") }
      }
    }
    #expect(points == 67 * Self.bitCurves)
  }

  /// 20,000 points, or as many curves as the environment asks for.
  private static let bitCurves =
    ProcessInfo.processInfo.environment["CURVES_TEST_CASES"].flatMap { Int($0) } ?? 300

  /// Every length, at every offset within a vector.
  @Test func batchesOfAnyLengthEqualSingleCalls() throws {
    let curve = try Self.curve(Self.curves[1])
    var random = SplitMix64(seed: 22)
    let progress = (0..<400).map { _ in Double.random(in: -0.1...1.1, using: &random) }
    for count in 0...140 {
      let first = count % 7
      let input = Array(progress[first..<(first + count)])
      var values = [Double](repeating: .nan, count: count + 9)
      let spare = progress.span.extracting(first..<(first + count))
      values.withUnsafeMutableBufferPointer { all in
        var out = UnsafeMutableBufferPointer(rebasing: all[3..<(3 + count)]).mutableSpan
        curve.values(at: spare, into: &out)
      }
      #expect(Array(values[3..<(3 + count)]) == input.map { curve.value(at: $0) })
      #expect(values[..<3].allSatisfy(\.isNaN) && values[(3 + count)...].allSatisfy(\.isNaN))
    }
  }

  @Test func nonFiniteProgressLeavesItsNeighboursUnchanged() throws {
    let curve = try Self.curve(Self.curves[0])
    var progress = (0..<600).map { Double($0) / 599 }
    (progress[100], progress[301], progress[599]) = (.nan, .infinity, -.infinity)
    for values in [curve.values(at: progress), Self.expanded(curve, progress)] {
      for (x, y) in zip(progress, values) where x.isFinite {
        #expect(abs(y - curve.value(at: x)) <= 1.5e-15)
      }
    }
  }

  /// NaN has the scalar's bits too, also in curves with a steep middle, whichever sign it has.
  @Test func notANumberHasTheScalarsBits() throws {
    for (y1, y2) in [(0.0, 1.0), (0.3, 0.6)] {
      let curve = try CubicBezier(1, y1, 0, y2)
      var progress = (0..<40).map { Double($0) / 39 }
      (progress[3], progress[20], progress[21]) = (-.nan, .nan, -.nan)
      let values = curve.values(at: progress)
      for (x, y) in zip(progress, values) {
        let alone = curve.value(at: x)
        #expect(y == alone || y.isNaN && alone.isNaN, "\(x): \(y), alone \(alone)")
      }
    }
  }

  /// The table in 60-digit arithmetic, with each point alone and at the start of a dense run.
  @Test func agreesWithTheOracle() throws {
    var worst = LargestError()
    for row in try Fixture("curves/cubic-bezier-oracle.csv", rows: 300).rows {
      let curve = try CubicBezier(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let scale = max(1, abs(curve.y1), abs(curve.y2))
      let points = try #require(row["points"]).split(separator: " ").map {
        $0.split(separator: ":").compactMap { Double($0) }
      }
      let alone = points.flatMap { [$0[0], 1 - $0[0]] }
      let inRuns = points.flatMap { point in (0..<8).map { point[0] + Double($0) * 0x1p-40 } }
      let forms = [
        (curve.values(at: alone), 2), (Self.expanded(curve, alone), 2),
        (Self.expanded(curve, inRuns), 8),
      ]
      for (values, stride) in forms {
        for (index, point) in points.enumerated() {
          worst.include(abs((values[index * stride] - point[1]) - point[2]) / scale)
        }
      }
    }
    #expect(worst.count >= 120_000 && worst.value <= 1e-15)  // 4.2e-16 when last measured
  }
}

import CurveTestSupport
import Curves
import Testing

@testable import CurveFitting
@testable import CurvePlatforms

@Suite struct CubicApproximationTests {
  /// The nearest curves were searched for by differential evolution, in Python.
  @Test func theNearestBezierIsFound() throws {
    let table = try Fixture("interchange/best-bezier.csv", rows: 5)
    #expect(table.rows.count == 5)
    for row in table.rows {
      let word = try #require(row["word"])
      let easing = try Easing(word)
      let found = try #require(CubicBezier.approximation(of: easing))
      #expect(found.maximumError <= 1.02 * (try row.number("max_error")), "\(word)")
      #expect(abs(found.maximumError - Self.difference(found.curve, easing)) < 1e-6)
    }
  }

  @Test func aBezierIsItsOwnNearest() throws {
    var random = SplitMix64(seed: 15)
    for _ in 0..<12 {
      let curve = try CubicBezier(
        Double.random(in: 0.02...0.98, using: &random), Double.random(in: -1...2, using: &random),
        Double.random(in: 0.02...0.98, using: &random), Double.random(in: -1...2, using: &random))
      let found = try #require(CubicBezier.approximation(of: curve))
      #expect(found.maximumError < 1e-6, "\(curve) became \(found.curve)")
    }
  }

  @Test func samplesOfABezierGiveItBack() throws {
    let curve = try CubicBezier(0.3, 0.05, 0.2, 1.1)
    let samples = (0...40).map { index in
      let x = Double(index) / 40
      return CurvePoint(progress: x, value: curve.value(at: x))
    }
    let found = try #require(CubicBezier.approximation(of: samples.shuffled()))
    #expect(abs(found.curve.x1 - 0.3) < 1e-6 && abs(found.curve.y1 - 0.05) < 1e-6)
    #expect(abs(found.curve.x2 - 0.2) < 1e-6 && abs(found.curve.y2 - 1.1) < 1e-6)
    #expect(CubicBezier.approximation(of: Array(samples.prefix(5))) == nil)
  }

  /// The bounds were found by a greedy search with polynomials, in Python.
  @Test func piecesAreNoMoreThanPolynomials() throws {
    let table = try Fixture("interchange/keyframes-needed.csv", rows: 15)
    #expect(table.rows.count == 15)
    for row in table.rows {
      let word = try #require(row["word"])
      let easing = try Easing(word)
      let tolerance = try row.number("tolerance")
      let bound = Int(try row.number("cubic_polynomial_segments_greedy"))
      for handles in [CubicPieces.Handles.anywhere, .thirds] {
        let found = try #require(try CubicPieces(easing, within: tolerance, handles: handles))
        #expect(found.pieces.count <= bound, "\(word) within \(tolerance)")
        let path = try #require(found.path)
        #expect(Self.difference(path, easing) <= tolerance * 1.001, "\(word) within \(tolerance)")
        #expect(handles == .anywhere || found.pieces.allSatisfy(\.isPolynomial))
      }
    }
  }

  @Test(arguments: [
    ("penner.in-quad", 1), ("penner.out-cubic", 1), ("penner.in-back", 1),
    ("penner.out-bounce", 4), ("penner.in-out-back", 2), ("penner.in-out-cubic", 2),
    ("ease", 1), ("steps(3)", 3), ("linear(0, 0.5 20%, 0.7 20%, 1)", 2),
    ("material.emphasized", 2), ("mirrored(ease-in)", 1), ("reversed(penner.in-bounce)", 4),
    ("chained(ease-in 40% 0.75, penner.out-quad 100% 1)", 2), ("steps(4, jump-both)", 4),
  ])
  func cubicsAreFoundWithoutLoss(word: String, count: Int) throws {
    let easing = try Easing(word)
    let found = try #require(try CubicPieces(easing, within: 0.001))
    #expect(found.isExact)
    #expect(found.pieces.count == count)
    #expect(Self.difference(try #require(found.path), easing) < 1e-14)
    #expect(found.path?.value(at: 1) == easing.value(at: 1))
  }

  /// At positions off every joint of the functions above.
  private static func difference(_ a: some TimingFunction, _ b: some TimingFunction) -> Double {
    var worst = 0.0
    for index in 1..<9973 {
      let x = Double(index) / 9973
      let distance = abs(a.value(at: x) - b.value(at: x))
      worst = distance <= worst ? worst : distance  // NaN is kept and fails the comparison
    }
    return worst
  }
}

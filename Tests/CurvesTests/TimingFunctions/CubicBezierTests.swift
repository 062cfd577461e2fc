import CurveTestSupport
import Curves
import Testing
import Spring

@Suite struct CubicBezierTests {
  @Test func controlPointsOutOfRangeAreErrors() {
    #expect(throws: ParameterError.self) { try CubicBezier(-0.1, 0, 1, 1) }
    #expect(throws: ParameterError.self) { try CubicBezier(0, 0, 1.0.nextUp, 1) }
    #expect(throws: ParameterError.self) { try CubicBezier(.nan, 0, 1, 1) }
    #expect(throws: ParameterError.self) { try CubicBezier(0, 0, 1, .infinity) }
    let error = #expect(throws: ParameterError.self) { try CubicBezier(0, 0, 1.5, 1) }
    #expect(error?.description == "x2 must be in 0...1, but is 1.5")
  }

  /// Ends are exact, and outside them the tangents of CSS Easing 2 continue the curve.
  /// Columns: x1, y1, x2, y2, the slope before 0, the slope after 1.
  @Test(
    arguments: [
      [0.25, 0.1, 0.25, 1, 0.4, 0], [0, 0, 0.58, 1, 1 / 0.58, 0], [0.42, 0, 1, 1, 0, 1 / 0.58],
      [0, 0, 0, 0, 1, 1], [1, 1, 1, 1, 1, 1], [0, 1, 1, 0, 0, 0], [0.5, -2, 0.5, 3, -4, -4],
      [0, 0, 0.25, 0.5, 2, 2 / 3.0], [0.2, 0.8, 1, 1, 4, 0.25],
    ] as [[Double]])
  func theEndTangentsContinueTheCurve(row: [Double]) throws {
    let curve = try CubicBezier(row[0], row[1], row[2], row[3])
    #expect(curve.value(at: 0) == 0 && curve.value(at: 0).sign == .plus)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: -0.5) + 0.5 * row[4]) <= 1e-15)
    #expect(abs(curve.value(at: 1.5) - 1 - 0.5 * row[5]) <= 1e-15)
    #expect(curve.value(at: -0.5, beyond: .clamp) == 0)
    #expect(curve.value(at: 1.5, beyond: .clamp) == 1)
    #expect(curve.value(at: 1.5, beyond: .extrapolate) == curve.value(at: 1.5))
  }

  @Test func isTheIdentityOnTheDiagonal() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let a = Double.random(in: 0...1, using: &random)
      let b = Double.random(in: 0...1, using: &random)
      let curve = try CubicBezier(a, a, b, b)
      let x = Double.random(in: 0...1, using: &random)
      #expect(curve.value(at: x) == x)
      #expect(abs(curve.value(at: 1 + x) - (1 + x)) <= 1e-15)
      #expect(curve.velocity(at: x) == 1)
      #expect(curve.acceleration(at: x) == 0)
    }
  }

  /// One-sided limits at the ends and at a vertical middle.
  @Test func velocityHasItsLimits() throws {
    #expect(try CubicBezier(0, 0, 0.58, 1).velocity(at: 0) == 1 / 0.58)
    #expect(try CubicBezier(0.25, 0.1, 0.25, 1).velocity(at: 0) == 0.1 / 0.25)
    #expect(try CubicBezier(0.25, 0.1, 0.25, 1).velocity(at: 1) == 0)
    #expect(try CubicBezier(0, 1, 1, 0).velocity(at: 0) == .infinity)
    #expect(try CubicBezier(0, 1, 1, 0).velocity(at: 1) == .infinity)
    #expect(try CubicBezier(0, -1, 1, 0).velocity(at: 0) == -.infinity)
    #expect(try CubicBezier(0, 0, 0, 1).velocity(at: 0) == .infinity)
    #expect(try CubicBezier(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(try CubicBezier(1, 2, 0, 0).velocity(at: 0.5) == -.infinity)
    #expect(try CubicBezier(0, 1, 1, 0).velocity(at: -1) == 0)
    // x = 3 x2 t^2 + ..., y = y2 (3 t^2 + ...): a finite slope out of a vertical tangent of x.
    #expect(try CubicBezier(0, 0, 0.5, 0.25).acceleration(at: 0) == .infinity)
    #expect(try CubicBezier(0, 0, 0.5, 0.75).acceleration(at: 0) == -.infinity)
  }

  /// Derivatives against central differences of the value, away from vertical tangents.
  @Test func derivativesMatchTheValue() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let curve = try CubicBezier(
        .random(in: 0.1...0.9, using: &random), .random(in: -1...2, using: &random),
        .random(in: 0.1...0.9, using: &random), .random(in: -1...2, using: &random))
      let x = Double.random(in: 0.05...0.95, using: &random)
      let h = 1e-4
      let (a, b, c) = (curve.value(at: x - h), curve.value(at: x), curve.value(at: x + h))
      let velocity = curve.velocity(at: x)
      let acceleration = curve.acceleration(at: x)
      let scale = 1 + abs(velocity) + abs(acceleration)
      let steepness = scale * scale * scale  // the next derivatives grow with the slope
      #expect(abs((c - a) / (2 * h) - velocity) <= 1e-6 * steepness, "\(curve) at \(x)")
      #expect(abs((a - 2 * b + c) / (h * h) - acceleration) <= 1e-4 * steepness, "\(curve) at \(x)")
    }
  }

  /// A monotone curve has monotone values, to rounding, at neighbouring inputs and across the seams
  /// of the computation.
  @Test func monotoneCurvesStayMonotone() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let curve = try CubicBezier(
        .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
        .random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
      #expect(curve.isMonotonic)
      var x = Double.random(in: 0...1, using: &random)
      var y = curve.value(at: x)
      for step in 0..<200 {
        x = min(step % 2 == 0 ? x.nextUp : x + 1e-13, 1)
        let next = curve.value(at: x)
        #expect(next >= y - 1e-15)
        y = next
      }
      for i in 0...1000 where i > 0 {
        #expect(curve.value(at: Double(i) / 1000) >= curve.value(at: Double(i - 1) / 1000) - 1e-15)
      }
    }
  }

  /// Finite input never gives NaN, whatever the size of the ordinates.
  @Test func finiteInputNeverGivesNaN() throws {
    let abscissas = [0, .leastNonzeroMagnitude, 1e-300, 0x1p-53, 1.0 / 3, 0.5, 1 - 0x1p-53, 1]
    let ordinates = [0, 1, -1, .leastNonzeroMagnitude, -1.797e308, 1.797e308, 1e154]
    let inputs = [
      -1.797e308, -1, -Double.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 0x1p-1030, 1e-16,
      0.25,
      0.5, 0.75, 1 - 0x1p-53, 1,
      1 + 0x1p-52,
      2, 1.797e308,
    ]
    for x1 in abscissas {
      for x2 in abscissas {
        for y1 in ordinates {
          for y2 in ordinates {
            let curve = try CubicBezier(x1, y1, x2, y2)
            for x in inputs {
              #expect(!curve.value(at: x).isNaN, "\(curve) at \(x)")
              #expect(!curve.velocity(at: x).isNaN, "velocity of \(curve) at \(x)")
              #expect(!curve.acceleration(at: x).isNaN, "acceleration of \(curve) at \(x)")
            }
            #expect(curve.inverse(of: 0.5).allSatisfy { (0...1).contains($0) })
            #expect(
              curve.extremes.allSatisfy { $0.value.isFinite && (0...1).contains($0.progress) })
            #expect(!curve.steepest.slope.isNaN)
          }
        }
      }
    }
  }
}

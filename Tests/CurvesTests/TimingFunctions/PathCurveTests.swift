import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

@Suite struct PathCurveTests {
  @Test(arguments: [
    "", "L 1,1", "M 0.5,0 L 1,1", "M 0,0", "M 0,0 L 0.5,1", "M 0,0 L 0.7,0 0.4,1 1,1",
    "M 0,0 C 1.5,0 -0.5,1 1,1", "M 0,0 A 1 1 0 1 0 1,1", "M 0,0 L 1,1 Z", "M 0,0 L 1",
    "M 0,0 C 0,0 1,1",
    "M 0,0 L 1,1e200", "M 0,0 L nan,1 1,1", "M 0,0 M 0.5,0 L 1,1",
  ])
  func pointsWithoutAFunctionAreErrors(data: String) {
    #expect(throws: SyntaxError.self) { try PathCurve(data) }
  }

  /// A path of one cubic is that cubic-bezier, wherever it starts and ends.
  @Test func oneSegmentIsACubicBezier() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<200 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let y = (0..<4).map { _ in Double.random(in: -2...2, using: &random) }
      let path = try PathCurve("M0 \(y[0])C\(x1) \(y[1]) \(x2) \(y[2]) 1 \(y[3])")
      guard abs(y[3] - y[0]) > 0.1 else { continue }
      let rise = y[3] - y[0]
      let curve = try CubicBezier(x1, (y[1] - y[0]) / rise, x2, (y[2] - y[0]) / rise)
      for i in 0...50 {
        let x = Double(i) / 50
        let error = abs(path.value(at: x) - (y[0] + rise * curve.value(at: x)))
        #expect(error <= 2e-14, "\(path) at \(x)")
      }
    }
  }

  /// Every command draws the graph of its absolute cubic, as the standard requires.
  @Test func everyCommandDrawsTheSameGraph() throws {
    let absolute = try PathCurve(
      "M0,0 C0.1,0.2 0.2,0.5 0.3,0.4 C0.4,0.3 0.5,0.3 0.6,0.8 L0.8,0.8 L0.8,0.2 L1,1")
    let relative = try PathCurve(
      "m 0 0 c.1.2.2.5.3.4s.2-.1.3.4h.2v-.6 l0.2 0.8")
    let quadratic = try PathCurve("M0,0 Q0.25,1 0.5,0.5 T1,1")
    let reflected = try PathCurve("M0,0 Q0.25,1 0.5,0.5 Q0.75,0 1,1")
    for i in 0...100 {
      let x = Double(i) / 100
      guard abs(x - 0.8) > 1e-9 else { continue }  // the jump, a rounding to the left or right
      #expect(abs(absolute.value(at: x) - relative.value(at: x)) <= 1e-14, "at \(x)")
      #expect(abs(quadratic.value(at: x) - reflected.value(at: x)) <= 1e-14, "at \(x)")
    }
    #expect(absolute.value(at: 0.8) == 0.2)  // a jump takes its end
    #expect(abs(quadratic.value(at: 0.125) - (2 * 0.25 * 0.75 + 0.0625 * 0.5)) <= 1e-15)
  }

  /// A control point beyond the ends, but x still monotone: the cubic is halved until it is a
  /// function.
  @Test func controlPointsMayLieOutside() throws {
    // x(t) = 3.3 t (1-t)^2 + 1.5 t^2 (1-t) + t^3, y(t) = 3 t^2 (1-t) + t^3.
    let path = try PathCurve("M0,0 C1.1,0 0.5,1 1,1")
    for i in 0...200 {
      let t = Double(i) / 200
      let s = 1 - t
      let x = 3.3 * t * s * s + 1.5 * t * t * s + t * t * t
      let y = 3 * t * t * s + t * t * t
      let slope = min(path.velocity(at: x), 1e3)
      #expect(abs(path.value(at: x) - y) <= 1e-14 * (1 + slope), "t = \(t)")
    }
  }

  @Test func pathDataReadsBackToTheFunction() throws {
    for data in ["m0-1c.5.5.5.5.5.5.1.1.2.2.5 1.5", "M0,0 T1,1", "M 0 1 H .25 V -3 L 1 1"] {
      let path = try PathCurve(data)
      #expect(try PathCurve(path.pathData) == path)
      #expect(try Easing(path.description) == .path(path))
      #expect(path.value(at: -1) == path.value(at: 0) && path.value(at: 2) == path.value(at: 1))
    }
  }
}

import CurveArithmetic
import CurveTestSupport
@testable import CurveWorkloads
import Testing

/// The 32-digit results that errors are measured against.
@Suite struct TruthTests {
  /// Digits of e, cos 1 and sin 1 beyond a double.
  @Test func functionsHaveThirtyDigits() {
    let e = DoubleDouble(high: 2.718_281_828_459_045, low: 1.445_646_891_729_250_2e-16)
    let cosine = DoubleDouble(high: 0.540_302_305_868_139_8, low: -4.760_954_612_604_417e-17)
    let sine = DoubleDouble(high: 0.841_470_984_807_896_5, low: 1.776_845_092_935_536e-18)
    let one = DoubleDouble.circular(DoubleDouble(1))
    #expect(abs((DoubleDouble.exponential(DoubleDouble(1)) - e).high) < 1e-29)
    #expect(abs((one.cosine - cosine).high) < 1e-29)
    #expect(abs((one.sine - sine).high) < 1e-29)
  }

  @Test func functionsKeepTheirIdentities() {
    var random = SplitMix64(seed: 50)
    var (circle, inverse, double) = (LargestError(), LargestError(), LargestError())
    for _ in 0..<300 {
      let x = DoubleDouble(
        sum: Double.random(in: -60...60, using: &random),
        .random(in: -1e-17...1e-17, using: &random))
      let (cosine, sine) = DoubleDouble.circular(x)
      circle.include(abs((cosine * cosine + sine * sine + -1).high))
      let twice = DoubleDouble.circular(x.scaled(by: 2)).sine
      double.include(abs((twice - (sine * cosine).scaled(by: 2)).high))
      inverse.include(
        abs((DoubleDouble.exponential(x) * DoubleDouble.exponential(-x) + -1).high))
    }
    #expect(circle.value < 1e-29 && double.value < 1e-28 && inverse.value < 1e-28)
    #expect(circle.count == 300)
    #expect(DoubleDouble.exponential(DoubleDouble(-2000)).high == 0)
  }

  @Test(arguments: [
    (0.0, 0, 0.0), (2.75, 2, 0.75), (-0.25, -1, 0.75), (3, 3, 0),
  ]) func numbersAreSplit(number: Double, whole: Double, fraction: Double) {
    let parts = DoubleDouble(number).split
    #expect(parts.whole == whole && parts.fraction.high == fraction)
    // A little below a whole number, by less than a double resolves.
    let below = (DoubleDouble(number.rounded()) + -1e-20).split
    #expect(below.whole == number.rounded() - 1 && below.fraction.high == 1)
  }

  /// 60-digit arithmetic. Rounding to a double is all that is left, but for progresses next to a triple root:
  /// there the parameter has a third of the digits.
  @Test func bezierIsTheOracle() throws {
    var worst = LargestError()
    var rounded = 0
    for row in try Fixture("curves/cubic-bezier-oracle.csv", rows: 300).rows {
      let curve = try ExactBezier(
        row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
      let size = try max(abs(row.number("y1")), abs(row.number("y2")), 1)
      for point in try #require(row["points"]).split(separator: " ").prefix(12) {
        let numbers = point.split(separator: ":").map { Double($0) ?? .nan }
        let error = abs(curve.value(at: numbers[0]) - numbers[1]) / size
        worst.include(error)
        if error < 1.2e-16 { rounded += 1 }
      }
    }
    #expect(worst.count == 3600 && worst.value < 2e-15, "\(worst)")
    #expect(rounded > 3580, "\(rounded)")
  }

  /// 60-digit arithmetic, at the ordinary sizes for which these formulas are meant.
  @Test func springIsTheOracle() throws {
    var (value, settling) = (LargestError(), LargestError())
    for row in try Fixture("springs/oracle.csv", rows: 2400).rows {
      let parameters = try ["mass", "stiffness", "damping"].map { try row.number($0) }
      guard try row.number("initialVelocity") == 0,
        parameters.allSatisfy({ (1e-6...1e6).contains($0) })
      else { continue }
      let spring = ExactSpring(
        mass: parameters[0], stiffness: parameters[1], damping: parameters[2])
      let state = spring.state(at: DoubleDouble(try row.number("time")))
      let (residual, scale) = try (row.number("residual"), row.number("scale"))
      if scale > 1e-290 { value.include(abs((state.value + -1).high + residual) / scale) }
      let exact = try row.number("settling")
      settling.include(abs(spring.settlingTime(threshold: 0.001) - exact) / exact)
    }
    #expect(value.count > 400 && value.value < 1.2e-16)
    #expect(settling.count > 500 && settling.value < 3e-16, "\(settling)")
  }

  @Test func pointsAreMixed() {
    let points = ExactPoints(inputs: [0, 0.25, 1], outputs: [0, 1, 4])
    #expect([0, 0.125, 0.25, 0.5, 1].map(points.value) == [0, 0.5, 1, 2, 4])
  }

  @Test func aNaNIsTheLargestError() {
    let errors = [0.5, .nan, 0.25, 2]
    #expect(Workload.Task.largestError(count: 4) { errors[$0] }.isNaN)
    #expect(Workload.Task.largestError(count: 3) { errors[$0 == 1 ? 3 : $0] } == 2)
  }
}

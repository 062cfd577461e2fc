import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Spring

@Suite struct PennerTests {
  private static let families: [Penner.Family] = [
    .sine, .quad, .cubic, .quart, .quint, .power(exponent: 1.5), .expo(), .expo(normalized: true),
    .circ, .back(), .back(overshoot: 3), .elastic(), .elastic(amplitude: 1.5, period: 0.4),
    .elastic(normalized: true), .bounce,
  ]

  @Test func refusesParametersOutOfRange() {
    #expect(throws: ParameterError.self) { try Penner(.power(exponent: 0), .in) }
    #expect(throws: ParameterError.self) { try Penner(.back(overshoot: .nan), .in) }
    #expect(throws: ParameterError.self) { try Penner(.elastic(amplitude: 0.5), .in) }
    #expect(throws: ParameterError.self) { try Penner(.elastic(period: 0), .in) }
  }

  /// The formulas as easings.net prints them.
  @Test func agreesWithThePrintedFormulas() throws {
    let c1 = 1.70158
    let c2 = c1 * 1.525
    let c4 = 2 * Double.pi / 3
    let c5 = 2 * Double.pi / 4.5
    func bounce(_ x: Double) -> Double {
      let (n, d) = (7.5625, 2.75)
      if x < 1 / d { return n * x * x }
      let (offset, base) =
        x < 2 / d ? (1.5, 0.75) : x < 2.5 / d ? (2.25, 0.9375) : (2.625, 0.984375)
      return n * (x - offset / d) * (x - offset / d) + base
    }
    // One type each, or the table takes minutes to compile.
    func sine(_ x: Double) -> Double { sin(x) }
    func cosine(_ x: Double) -> Double { cos(x) }
    func root(_ x: Double) -> Double { x.squareRoot() }
    func power2(_ x: Double) -> Double { exp2(x) }
    func power(_ x: Double, _ n: Double) -> Double { pow(x, n) }
    let printed: [(Penner.Family, Penner.Direction, (Double) -> Double)] = [
      (.sine, .in, { 1 - cosine($0 * .pi / 2) }), (.sine, .out, { sine($0 * .pi / 2) }),
      (.sine, .inOut, { -(cosine(.pi * $0) - 1) / 2 }),
      (.quad, .out, { 1 - (1 - $0) * (1 - $0) }),
      (.cubic, .inOut, { $0 < 0.5 ? 4 * $0 * $0 * $0 : 1 - power(-2 * $0 + 2, 3) / 2 }),
      (.quart, .inOut, { $0 < 0.5 ? 8 * power($0, 4) : 1 - power(-2 * $0 + 2, 4) / 2 }),
      (.quint, .out, { 1 - power(1 - $0, 5) }),
      (.expo(), .in, { power2(10 * $0 - 10) }), (.expo(), .out, { 1 - power2(-10 * $0) }),
      (.expo(), .inOut, { $0 < 0.5 ? power2(20 * $0 - 10) / 2 : (2 - power2(-20 * $0 + 10)) / 2 }),
      (.circ, .in, { 1 - root(1 - $0 * $0) }), (.circ, .out, { root(1 - ($0 - 1) * ($0 - 1)) }),
      (.back(), .in, { (c1 + 1) * $0 * $0 * $0 - c1 * $0 * $0 }),
      (
        .back(), .inOut,
        {
          $0 < 0.5
            ? power(2 * $0, 2) * ((c2 + 1) * 2 * $0 - c2) / 2
            : (power(2 * $0 - 2, 2) * ((c2 + 1) * ($0 * 2 - 2) + c2) + 2) / 2
        }
      ),
      (.elastic(), .in, { -power2(10 * $0 - 10) * sine(($0 * 10 - 10.75) * c4) }),
      (.elastic(), .out, { power2(-10 * $0) * sine(($0 * 10 - 0.75) * c4) + 1 }),
      (
        .elastic(), .inOut,
        {
          $0 < 0.5
            ? -(power2(20 * $0 - 10) * sine((20 * $0 - 11.125) * c5)) / 2
            : power2(-20 * $0 + 10) * sine((20 * $0 - 11.125) * c5) / 2 + 1
        }
      ),
      (.bounce, .out, bounce), (.bounce, .in, { 1 - bounce(1 - $0) }),
      (
        .bounce, .inOut,
        { $0 < 0.5 ? (1 - bounce(1 - 2 * $0)) / 2 : (1 + bounce(2 * $0 - 1)) / 2 }
      ),
    ]
    for (family, direction, formula) in printed {
      let equation = try Penner(family, direction)
      for i in 1..<400 {
        let x = Double(i) / 400
        #expect(abs(equation.value(at: x) - formula(x)) <= 1e-14, "\(equation) at \(x)")
      }
    }
  }

  /// sqrt(x (2 - x)), whose slope has no bound at 0.
  @Test func theCircleKeepsItsDigitsWhereItIsVertical() throws {
    let (out, outIn) = (try Penner(.circ, .out), try Penner(.circ, .outIn))
    var count = 0
    for exponent in stride(from: -1000, through: -1, by: 3) {
      let x = Double(sign: .plus, exponent: exponent, significand: 1.2345)
      let value = (2 - x).squareRoot() * x.squareRoot()
      #expect(abs(out.value(at: x) - value) <= 4e-16 * value, "\(x)")
      #expect(abs(outIn.value(at: x / 2) - value / 2) <= 4e-16 * value, "\(x)")
      let slope = (1 - x) / value
      #expect(abs(out.velocity(at: x) - slope) <= 1e-15 * slope, "\(x)")
      #expect(abs(outIn.velocity(at: x / 2) - slope) <= 1e-15 * slope, "\(x)")
      count += 1
    }
    #expect(count > 300 && out.velocity(at: 0) == .infinity && out.velocity(at: 1) == 0)
  }

  /// d3's 2^(-10 x) less 2^-10, times 1.0009775171065494, and tween.js' elastic of period 0.4.
  @Test func agreesWithOtherLibraries() throws {
    let expo = try Easing("d3.exp-in")
    let elastic = try Easing("tween.elastic-in")
    for i in 1..<100 {
      let x = Double(i) / 100
      let d3 = (exp2(-10 * (1 - x)) - 0.0009765625) * 1.0009775171065494
      #expect(abs(expo.value(at: x) - d3) <= 1e-15)
      let tween = -exp2(10 * (x - 1)) * sin((x - 1.1) * 5 * .pi)
      #expect(abs(elastic.value(at: x) - tween) <= 1e-14)
    }
  }

  @Test(arguments: families, Penner.Direction.allCases)
  func isSymmetricAndSmooth(family: Penner.Family, direction: Penner.Direction) throws {
    let equation = try Penner(family, direction)
    #expect(equation.value(at: 0) == 0 && equation.value(at: 1) == 1)
    #expect(equation.value(at: -3) == 0 && equation.value(at: 3) == 1)
    #expect(equation.velocity(at: -3) == 0 && equation.velocity(at: 3) == 0)
    // Penner's elastic is the exception, with an amplitude above 1: its sines have opposite phases.
    let isUneven =
      if case .elastic(let amplitude, _, false) = family { amplitude > 1 } else { false }
    for i in 0...128 {
      let x = Double(i) / 128
      #expect(!equation.velocity(at: x).isNaN)
      if direction == .inOut || direction == .outIn, !isUneven {
        #expect(abs(equation.value(at: x) + equation.value(at: 1 - x) - 1) <= 1e-15)
      }
      // Central differences, away from corners (the bounce), the centre and the ends.
      let h = 1e-6
      guard x > 0.02, x < 0.98, abs(x - 0.5) > 0.02 else { continue }
      let difference = (equation.value(at: x + h) - equation.value(at: x - h)) / (2 * h)
      let left = (equation.value(at: x) - equation.value(at: x - h)) / h
      let right = (equation.value(at: x + h) - equation.value(at: x)) / h
      if abs(left - right) < 0.1 {
        #expect(abs(difference - equation.velocity(at: x)) <= 1e-4, "\(equation) at \(x)")
      }
    }
    #expect(try Easing(equation.description) == .penner(equation))
  }

  /// The stated error of every bezier holds, and exact ones are exact.
  @Test(arguments: families, Penner.Direction.allCases)
  func bezierIsAsCloseAsItSays(family: Penner.Family, direction: Penner.Direction) throws {
    let equation = try Penner(family, direction)
    guard let fit = equation.bezier else { return }
    var worst = LargestError()
    for index in 0...20_000 {
      let x = Double(index) / 20_000
      worst.include(abs(fit.curve.value(at: x) - equation.value(at: x)))
    }
    #expect(worst.value <= max(fit.maximumError, 1e-14), "\(equation)")
    #expect(worst.value >= fit.maximumError * 0.97, "\(equation): the bound is tight")
  }
}

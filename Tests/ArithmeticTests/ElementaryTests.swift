import CurveArithmetic
import CurveTestSupport
import Testing

/// The stated errors against 60-digit arithmetic (scripts/oracles/elementary.py).
@Suite struct ElementaryTests {
  /// The promised error of each function, in ulps of the result.
  static let bounds: [String: Double] = [
    "exp": 0.7, "exp2": 0.7, "expMinusOne": 0.9, "log": 0.55, "logOnePlus": 0.55,
    "log10": 0.51, "atanh": 0.55, "sin": 0.8, "cos": 0.8, "tan": 1, "asin": 0.51,
    "sinh": 2, "cosh": 1.3, "asinh": 2, "acos": 0.51, "atan2": 0.51, "pow": 0.75, "cbrt": 0.51,
    "hypot": 0.51,
  ]

  private static func value(_ name: String, _ x: Double, _ y: Double) throws -> Double {
    switch name {
    case "exp": Double.exp(x)
    case "exp2": Double.exp2(x)
    case "expMinusOne": Double.expMinusOne(x)
    case "log": Double.log(x)
    case "logOnePlus": Double.log(onePlus: x)
    case "sinh": Double.sinh(x)
    case "cosh": Double.cosh(x)
    case "asinh": Double.asinh(x)
    case "log10": Double.log10(x)
    case "atanh": Double.atanh(x)
    case "sin": Double.sin(x)
    case "cos": Double.cos(x)
    case "tan": Double.tan(x)
    case "asin": Double.asin(x)
    case "acos": Double.acos(x)
    case "atan2": Double.atan2(y: x, x: y)
    case "pow": Double.pow(x, y)
    case "cbrt": Double.cbrt(x)
    case "hypot": Double.hypot(x, y)
    default: throw FixtureError.noColumn(name)
    }
  }

  @Test func errorsAreAsStated() throws {
    var errors: [String: LargestError] = [:]
    for row in try Fixture("arithmetic/elementary.csv", rows: 1348).rows {
      let name = try #require(row["function"])
      let result = try Self.value(name, row.number("x"), row.number("y"))
      let (high, low) = (try row.number("high"), try row.number("low"))
      errors[name, default: LargestError()].include(abs((result - high) - low) / high.ulp)
    }
    #expect(errors.count == Self.bounds.count)
    #expect(errors.values.reduce(0) { $0 + $1.count } == 1348)
    for (name, error) in errors {
      #expect(try error.value <= #require(Self.bounds[name]), "\(name)")
    }
  }

  @Test func exactResultsAreExact() {
    for n in -300...300 {
      #expect(Double.log10(Double("1e\(n)") ?? .nan) == Double(n))
    }
    for n in 0...22 { #expect(Double.pow(10, n) == Double("1e\(n)")) }
    for n in -1074...1023 {
      let power = Double(sign: .plus, exponent: n, significand: 1)
      #expect(Double.exp2(Double(n)) == power && Double.pow(2, Double(n)) == power)
    }
    for n in 1...2000 {
      let n = Double(n)
      #expect(Double.cbrt(n * n * n) == n && Double.cbrt(-n * n * n) == -n)
      #expect(Double.hypot(3 * n, -4 * n) == 5 * n && Double.pow(n, 3) == n * n * n)
    }
    #expect(Double.exp(0) == 1 && Double.cos(0) == 1 && Double.log(1) == 0)
    #expect(Double.acos(1) == 0 && Double.asin(-1) == -.pi / 2 && Double.acos(-1) == .pi)
    #expect(Double.sin(.pi) == 1.2246467991473532e-16)
  }

  @Test func zerosInfinitiesAndNaNHaveTheLimits() {
    let infinity = Double.infinity
    #expect(
      Double.exp(infinity) == infinity && Double.exp(-infinity) == 0 && Double.exp(710) == infinity)
    #expect(Double.exp(-745) == .leastNonzeroMagnitude && Double.exp(-746) == 0)
    #expect(Double.exp2(1024) == infinity && Double.exp2(-1075) == 0)
    #expect(Double.expMinusOne(-infinity) == -1 && Double.expMinusOne(infinity) == infinity)
    #expect(Double.log(0) == -infinity && Double.log(infinity) == infinity && Double.log(-1).isNaN)
    #expect(abs(Double.log(.leastNonzeroMagnitude) + 744.4400719213812) < 1e-12)
    #expect(Double.log(onePlus: -1) == -infinity && Double.log(onePlus: -2).isNaN)
    #expect(Double.log10(0) == -infinity && Double.log10(-1).isNaN)
    #expect(Double.atanh(1) == infinity && Double.atanh(-1) == -infinity && Double.atanh(2).isNaN)
    #expect(Double.sin(infinity).isNaN && Double.cos(infinity).isNaN && Double.tan(-infinity).isNaN)
    #expect(Double.sin(-0.0).sign == .minus && Double.asin(-0.0).sign == .minus)
    #expect(Double.asin(1.1).isNaN && Double.acos(-1.1).isNaN)
    #expect(Double.atan2(y: 0, x: -0.0) == .pi && Double.atan2(y: -0.0, x: -1) == -.pi)
    #expect(Double.atan2(y: -0.0, x: 1).sign == .minus && Double.atan2(y: 1, x: 0) == .pi / 2)
    #expect(Double.atan2(y: infinity, x: -infinity) == 3 * .pi / 4)
    #expect(Double.atan2(y: 1, x: infinity) == 0 && Double.atan2(y: -1, x: -infinity) == -.pi)
    #expect(
      Double.atan2(y: .leastNonzeroMagnitude, x: 1e300) == 0
        && Double.atan2(y: 1e300, x: .leastNonzeroMagnitude) == .pi / 2)
    #expect(Double.pow(.nan, 0) == 1 && Double.pow(1, .nan) == 1 && Double.pow(-8, 1.0 / 3).isNaN)
    #expect(Double.pow(-2, 3) == -8 && Double.pow(-2, 2) == 4 && Double.pow(0, -1) == infinity)
    #expect(Double.pow(-0.0, -3) == -infinity && Double.pow(-0.0, 3).sign == .minus)
    #expect(Double.pow(0.5, infinity) == 0 && Double.pow(-1, infinity) == 1)
    #expect(Double.pow(10, 400.0) == infinity && Double.pow(10, -400.0) == 0)
    #expect(Double.hypot(infinity, .nan) == infinity && Double.hypot(0, 0) == 0)
    #expect(Double.hypot(0x3p-1040, 0x4p-1040) == 0x5p-1040 && Double.hypot(3e307, 4e307) == 5e307)
    #expect(Double.cbrt(-0.0).sign == .minus && Double.cbrt(-infinity) == -infinity)
    for result in [
      Double.exp(.nan), .exp2(.nan), .expMinusOne(.nan), .log(.nan), .log(onePlus: .nan),
      .log10(.nan),
      .atanh(.nan), .sin(.nan), .cos(.nan), .tan(.nan), .asin(.nan), .acos(.nan), .cbrt(.nan),
      .atan2(y: .nan, x: 1), .atan2(y: 1, x: .nan), .pow(2, .nan), .pow(.nan, 2), .hypot(.nan, 1),
    ] {
      #expect(result.isNaN)
    }
  }

  /// Eight side by side equal single calls bit for bit.
  @Test func lanesHaveTheScalarsBits() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<500 {
      var x = SIMD8<Double>.zero
      for lane in 0..<8 { x[lane] = Double.random(in: -700...700, using: &random) }
      let powers = Elementary.exponential(high: x, low: x * 1e-17)
      let (shifted, r, tail) = Elementary.circularReduction(high: x, low: x * 1e-17)
      let (cos, sin) = Elementary.circular(r, tail: tail)
      for lane in 0..<8 {
        #expect(powers[lane] == Elementary.exponential(high: x[lane], low: x[lane] * 1e-17))
        let one = Elementary.circularReduction(high: x[lane], low: x[lane] * 1e-17)
        let (c, s) = Elementary.circular(one.r, tail: one.tail)
        #expect(shifted[lane] == one.shifted && cos.high[lane] == c.high && cos.low[lane] == c.low)
        #expect(sin.high[lane] == s.high && sin.low[lane] == s.low)
      }
    }
  }

  @Test func lanesHaveThePartsOfSingleNumbers() {
    var random = SplitMix64(seed: 62)
    for _ in 0..<500 {
      var x = SIMD8<Double>.zero
      for lane in 0..<8 { x[lane] = random.logUniform(1e-300...1e300) }
      let (exponent, significand) = x.binaryParts
      let (angle, tiny) = (x / (x + 1) * 3.14159, 1e-3 * (1 - x) / (1 + x))
      let (cos, sin) = Elementary.halfTurn(angle)
      let logarithm = Elementary.logarithm(onePlusSmall: tiny)
      let (capped, signs) = (x.capped(at: 7), tiny.signFactor)
      for lane in 0..<8 {
        let one = x[lane]
        #expect(exponent[lane] == one.binaryParts.exponent)
        #expect(significand[lane] == one.binaryParts.significand)
        #expect(significand[lane] >= 0.7071 && significand[lane] <= 1.4143)
        #expect(
          Double(sign: .plus, exponent: Int(exponent[lane]), significand: significand[lane]) == one)
        #expect(capped[lane] == min(one, 7) && one.capped(at: 7) == min(one, 7))
        #expect(signs[lane] == (tiny[lane] < 0 ? -1 : 1) && tiny[lane].signFactor == signs[lane])
        let half = Elementary.halfTurn(angle[lane])
        #expect(cos[lane] == half.cos && sin[lane] == half.sin)
        #expect(abs(cos[lane] - Double.cos(angle[lane])) <= 1.2e-16)
        #expect(abs(sin[lane] - Double.sin(angle[lane])) <= 1.2e-16)
        #expect(logarithm[lane] == Elementary.logarithm(onePlusSmall: tiny[lane]))
        let exact = Double.log(onePlus: tiny[lane])
        #expect(abs(logarithm[lane] - exact) <= 2 * exact.ulp)
        let rough = Elementary.roughLogarithm(x)[lane]
        #expect(rough == Elementary.roughLogarithm(one) && abs(rough - Double.log(one)) <= 3e-8)
      }
    }
  }
}

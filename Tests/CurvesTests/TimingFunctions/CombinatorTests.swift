import CurvePlatforms
import Curves
import Testing
import Spring

@Suite struct CombinatorTests {
  private static let bases = [
    "linear", "ease", "cubic-bezier(0.5, -1, 0.5, 2)", "penner.out-bounce", "linear(0, 2, 1)",
    "material.emphasized", "steps(4, jump-both)",
  ]
  private static let points = (0...64).map { Double($0) / 64 }

  @Test(arguments: bases)
  func combinatorsFollowTheirDefinitions(text: String) throws {
    let f = try Easing(text)
    let g = try Easing("cubic-bezier(0.3, 0, 0.2, 1)")
    let blend = try f.blended(with: g, weight: 0.25)
    let thrice = try f.repeated(3)
    for x in Self.points {
      #expect(f.reversed.value(at: x) == f.value(at: 1 - x))
      #expect(f.mirrored.value(at: x) == 1 - f.value(at: 1 - x))
      #expect(f.mirrored.mirrored == f && f.reversed.reversed == f)
      #expect(f.composed(with: g).value(at: x) == f.value(at: g.value(at: x)))
      #expect(abs(blend.value(at: x) - (0.75 * f.value(at: x) + 0.25 * g.value(at: x))) <= 1e-15)
      let there = x < 0.5 ? 2 * x : 2 - 2 * x
      #expect(Easing.pingPong(f).value(at: x) == f.value(at: there))
      #expect(Easing.clamped(f).value(at: x) == f.value(at: x))
      let turn = x == 1 ? 1 : (3 * x).truncatingRemainder(dividingBy: 1)
      #expect(thrice.value(at: x) == f.value(at: turn))
    }
    #expect(Easing.clamped(f).value(at: -1) == f.value(at: 0))
    #expect(Easing.clamped(f).value(at: 7) == f.value(at: 1))
  }

  @Test func refusesParametersOutOfRange() throws {
    #expect(throws: ParameterError.self) { try Easing.linear.repeated(0) }
    #expect(throws: ParameterError.self) {
      try Easing.linear.blended(with: .linear, weight: .nan)
    }
    for ends in [[], [0.5], [0.5, 0.5, 1], [0.7, 0.3], [1.5], [.nan]] as [[Double]] {
      #expect(throws: ParameterError.self) {
        try Chain(ends.map { Chain.Link(.linear, end: $0, value: 1) })
      }
    }
  }

  @Test func chainRunsItsParts() throws {
    let chain = try Easing("chained(ease-in 25% 0.5, penner.out-bounce 75% -1, linear 100% 1)")
    let (ease, bounce) = (try Easing("ease-in"), try Easing("penner.out-bounce"))
    for p in Self.points.dropLast() {
      #expect(chain.value(at: 0.25 * p) == 0.5 * ease.value(at: p))
      #expect(chain.value(at: 0.25 + 0.5 * p) == 0.5 - 1.5 * bounce.value(at: p))
      #expect(chain.value(at: 0.75 + 0.25 * p) == -1 + 2 * p)
      #expect(chain.velocity(at: 0.75 + 0.25 * p) == 8)
    }
    #expect(chain.value(at: 1) == 1 && chain.value(at: 2) == 1 && chain.value(at: -1) == 0)
    #expect(chain.velocity(at: 1) == 8 && chain.velocity(at: 2) == 0)
  }

  /// Velocities against central differences.
  @Test(arguments: [
    "reversed(ease)", "mirrored(ease)", "ping-pong(ease-in-out)", "composed(ease, ease-in-out)",
    "blended(ease, penner.in-cubic, 0.3)", "repeated(ease-in-out, 2)", "clamped(ease)",
    "chained(ease-in-out 40% 0.7, ease-in 100% 1)", "material.emphasized",
    "path('M0,0 C0.2,0 0.3,1.5 0.5,0.5 S0.8,-1 1,1')", "path('M0,1 H0.2 L0.5,0 V0.5 Q0.7,0 1,1')",
    "linear(0, 2 30%, 1)",
  ])
  func velocityIsTheSlope(text: String) throws {
    let f = try Easing(text)
    let h = 1e-6
    for i in 1..<97 {
      let x = Double(i) / 97
      let left = (f.value(at: x) - f.value(at: x - h)) / h
      let right = (f.value(at: x + h) - f.value(at: x)) / h
      guard abs(left - right) < 0.01 else { continue }  // a corner
      let error = abs((left + right) / 2 - f.velocity(at: x))
      #expect(error <= 1e-5 * (1 + abs(left)), "\(text) at \(x)")
    }
  }

  /// Finite input gives finite values, however large; velocities may be infinite but not NaN.
  @Test func finiteInputGivesFiniteValues() throws {
    let wild = [
      "cubic-bezier(0, 1e308, 1, -1e308)", "cubic-bezier(1e-300, 1e300, 1, 0)",
      "linear(-1e308, 1e308)",
      "steps(9007199254740992, jump-both)", "penner.in-elastic(amplitude: 1e6, period: 0.001)",
      "penner.out-power(exponent: 0.001)", "path('M0,-1e100 C1,1e100 0,1e100 1,-1e100')",
    ]
    var easings = try wild.map { try Easing($0) }
    for easing in easings {
      let other = easings[(easings.firstIndex(of: easing) ?? 0) ^ 1 == 7 ? 0 : 3]
      easings += [
        easing.reversed, easing.mirrored, .pingPong(easing), easing.composed(with: other),
        other.composed(with: easing), try easing.blended(with: other, weight: 0.5),
        try easing.repeated(7), try Easing("chained(\(easing) 50% -1e100, \(other) 100% 1e100)"),
      ]
    }
    for easing in easings {
      for x in [-1.797e308, -1, -0.0, .leastNonzeroMagnitude, 0.25, 0.5, 0.75, 1, 2, 1.797e308] {
        #expect(easing.value(at: x).isFinite, "\(easing) at \(x)")
        #expect(!easing.velocity(at: x).isNaN, "velocity of \(easing) at \(x)")
      }
      #expect(try Easing(easing.description) == easing)
    }
  }
}

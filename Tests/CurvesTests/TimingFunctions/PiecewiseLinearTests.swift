import CurvePlatforms
import CurveTestSupport
import Curves
import Testing
import Spring

@Suite struct PiecewiseLinearTests {
  typealias Stop = PiecewiseLinear.Stop

  @Test func pointsWithoutAFunctionAreErrors() {
    #expect(throws: ParameterError.self) { try PiecewiseLinear(stops: []) }
    #expect(throws: ParameterError.self) { try PiecewiseLinear(stops: [Stop(.nan)]) }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear(stops: [Stop(0), Stop(1, at: .infinity)])
    }
  }

  @Test func fillsInInputs() throws {
    let spaced = try PiecewiseLinear(stops: [Stop(0), Stop(1), Stop(2), Stop(3, at: 0.75), Stop(4)])
    #expect(spaced.inputs == [0, 0.25, 0.5, 0.75, 1])
    let raised = try PiecewiseLinear(stops: [Stop(0, at: 0.5), Stop(1, at: 0.25), Stop(2)])
    #expect(raised.inputs == [0.5, 0.5, 1])
    let early = try PiecewiseLinear(stops: [Stop(0, at: -1), Stop(1), Stop(2)])
    #expect(early.inputs == [-1, 0, 1])
    let held = try PiecewiseLinear(stops: [Stop(0), Stop(1, at: 0.25, until: 0.5), Stop(2)])
    #expect(held.inputs == [0, 0.25, 0.5, 1] && held.outputs == [0, 1, 1, 2])
    let late = try PiecewiseLinear(stops: [Stop(0), Stop(1, at: 1.5), Stop(2)])
    #expect(late.inputs == [0, 1.5, 1.5])
  }

  /// An exact match uses the last point of an input; before the animation, the first point of all.
  @Test func decidesAtJumps() throws {
    let jump = try PiecewiseLinear(
      stops: [Stop(5, at: 0), Stop(6, at: 0), Stop(1, at: 0.5), Stop(3, at: 0.5), Stop(4, at: 1)])
    #expect(jump.value(at: 0) == 6)
    #expect(jump.value(at: 0, before: true) == 5)
    #expect(jump.value(at: 0.5) == 3)
    #expect(jump.value(at: -1) == 5)  // equal inputs at the start: nothing to continue
    #expect(jump.value(at: 0.5.nextDown) < 1.1)
    #expect(jump.value(at: 2) == 6)  // the last slope goes on
    let end = try PiecewiseLinear(stops: [Stop(0, at: 0), Stop(1, at: 1), Stop(0, at: 1)])
    #expect(end.value(at: 1) == 0 && end.value(at: 3) == 0)
    #expect(end.velocity(at: 1) == 1 && end.velocity(at: 0.5) == 1 && end.velocity(at: 2) == 0)
    let constant = try PiecewiseLinear(stops: [Stop(0.5)])
    #expect(constant.value(at: -3) == 0.5 && constant.velocity(at: 0.2) == 0)
    // Chromium reads no single stop, so none is written.
    #expect(constant.description == "linear(0.5 0%, 0.5 100%)")
    #expect(try Easing(constant.description) == .piecewiseLinear(constant))
    #expect(try PiecewiseLinear(stops: [Stop(0.5, at: 0.3)]) == constant)
  }

  /// A level segment has velocity 0 and a steep one no NaN, however narrow or high they are.
  @Test func hasAVelocityOnNarrowAndHighSegments() throws {
    let level = try PiecewiseLinear(stops: [Stop(7, at: 0), Stop(7, at: 0x1p-1060), Stop(1, at: 1)])
    #expect(level.velocity(at: 0) == 0 && level.velocity(at: 0.5) == -6)
    let high = try PiecewiseLinear(stops: [Stop(-1.5e308, at: 0), Stop(1.5e308, at: 4)])
    #expect(high.velocity(at: 0.5) == 0.75e308)
    let wide = try PiecewiseLinear(stops: [Stop(0, at: -1e308), Stop(1.5e308, at: 1e308)])
    #expect(wide.velocity(at: 0.5) == 0.75)
  }

  /// Interpolation by a straightforward search, and the sweep in every order of inputs.
  @Test func aSweepEqualsAPlainSearch() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<100 {
      let stops = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Stop(
          .random(in: -2...2, using: &random),
          at: Bool.random(using: &random) ? .random(in: -0.2...1.2, using: &random) : nil)
      }
      let function = try PiecewiseLinear(stops: stops)
      #expect(function.inputs == function.inputs.sorted())
      var sweep = function.sweep()
      let ordered = (0...100).map { Double($0) / 50 - 0.5 }
      for x in ordered + ordered.reversed() + ordered.shuffled(using: &random) + function.inputs {
        #expect(sweep.value(at: x) == function.value(at: x))
        guard let i = function.inputs.lastIndex(where: { $0 <= x }), i + 1 < function.inputs.count
        else { continue }
        let share = (x - function.inputs[i]) / (function.inputs[i + 1] - function.inputs[i])
        let expected = (1 - share) * function.outputs[i] + share * function.outputs[i + 1]
        #expect(function.inputs[i + 1] == x || abs(function.value(at: x) - expected) <= 1e-14)
      }
      let text = function.description
      #expect(try Easing(text) == .piecewiseLinear(function), "\(text)")
    }
  }

  @Test func finiteInputGivesFiniteValues() throws {
    let huge = 1.797e308
    let function = try PiecewiseLinear(
      stops: [Stop(-huge, at: -huge), Stop(huge), Stop(-huge), Stop(-huge), Stop(huge, at: huge)])
    for x in [-huge, -huge / 3, -1, 0, .leastNonzeroMagnitude, 1, huge / 7, huge] {
      #expect(function.value(at: x).isFinite && !function.velocity(at: x).isNaN)
    }
    let steep = try PiecewiseLinear(stops: [
      Stop(-huge, at: 0), Stop(huge, at: .leastNonzeroMagnitude),
    ])
    for x in [-huge, -1, 0, .leastNonzeroMagnitude, 1, huge] {
      #expect(steep.value(at: x).isFinite)
    }
  }
}

import CurveTestSupport
import Curves
import Spring
import Testing

@testable import CurvePlatforms

@Suite struct LinearApproximationTests {
  /// The optima were found by dynamic programming and by a tunnel on a dense grid, in Python.
  @Test func theErrorIsTheLeastForACount() throws {
    let table = try Fixture("interchange/linear-optimum.csv", rows: 265)
    #expect(table.rows.count == 265)
    for row in table.rows where try row.number("points").truncatingRemainder(dividingBy: 4) == 1 {
      let word = try #require(row["word"])
      let easing = try Easing(word)
      let count = Int(try row.number("points"))
      let found = try #require(try PiecewiseLinear.approximation(of: easing, stops: count))
      let optimum = try row.number("optimum_free_fixed_ends")
      #expect(found.maximumError <= 1.02 * optimum, "\(word), \(count) stops")
      #expect(found.function.inputs.count <= count)
    }
  }

  @Test(arguments: [
    ("spring(response: 0.6, dampingRatio: 0.5)", 13, 25),
    ("spring(response: 0.6, dampingRatio: 0.7)", 10, 20),
    ("spring(response: 0.6, dampingRatio: 1)", 9, 17),
    ("penner.out-elastic", 17, 38), ("penner.out-bounce", 18, 34),
  ])
  func stopsAreAsFewAsTheOptimum(word: String, coarse: Int, fine: Int) throws {
    let easing = try Easing(word)
    for (tolerance, count) in [(0.005, coarse), (0.001, fine)] {
      let found = try #require(try PiecewiseLinear.approximation(of: easing, within: tolerance))
      #expect(found.function.inputs.count <= count + 1)
      #expect(found.maximumError <= tolerance)
    }
  }

  /// The reported error is that of the written digits, measured at the test's own positions.
  @Test(arguments: [
    "ease", "penner.in-circ", "penner.in-out-expo", "penner.in-expo", "cubic-bezier(1, 0, 0, 1)",
    "steps(4)", "steps(3, jump-none)", "linear(0, 0.5 20%, 0.7 20%, 1)", "penner.in-out-bounce",
    "spring(mass: 1, stiffness: 100, damping: 0.5, over: 3)", "reversed(penner.out-circ)",
    "repeated(ease-out, 5)", "linear",
  ])
  func theErrorIsMeasuredOnTheDigits(word: String) throws {
    let easing = try Easing(word)
    for tolerance in [0.02, 0.001, 0.0001] {
      let found = try #require(try PiecewiseLinear.approximation(of: easing, within: tolerance))
      let read = try Easing(found.function.description)
      #expect(read == .piecewiseLinear(found.function))
      var worst = LargestError()
      for index in 1..<9973 {
        let x = Double(index) / 9973
        let distance = abs(read.value(at: x) - easing.value(at: x))
        #expect(distance.isFinite)
        worst.include(distance)
      }
      #expect(worst.value <= found.maximumError + 1e-12, "\(word) within \(tolerance)")
      #expect(found.maximumError <= tolerance)
      #expect(abs(read.value(at: 1) - easing.continued.value(at: 1)) <= tolerance / 10)
    }
  }

  @Test func aStraightLineHasTwoStops() throws {
    let found = try #require(try PiecewiseLinear.approximation(of: Easing.linear, within: 1e-9))
    #expect(found.function.description == "linear(0 0%, 1 100%)")
    #expect(found.maximumError <= 1e-15)
  }

  @Test func aGivenEndIsReachedExactly() throws {
    let spring = try Easing("spring(duration: 0.5, bounce: 0.3)")
    let found = try #require(
      try PiecewiseLinear.approximation(of: spring, within: 0.002, endingAt: 1))
    #expect(found.function.value(at: 1) == 1)
    #expect(abs(spring.value(at: 1 - 1e-9) - 1) > 0.0009)
    #expect(
      try PiecewiseLinear.approximation(of: spring, within: 0.0005, endingAt: 1) == nil)
  }

  @Test func whatCannotBeReachedIsSaid() throws {
    let steps = try Easing("steps(40)")
    #expect(try PiecewiseLinear.approximation(of: steps, within: 0.001, limit: 20) == nil)
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximation(of: steps, within: 0)
    }
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximation(of: steps, stops: 1)
    }
  }

  /// Random springs against the bound that any continuous polyline obeys: no fewer stops reach half
  /// the error than reach the error.
  @Test func moreStopsAreNeverWorse() throws {
    var random = SplitMix64(seed: 14)
    for _ in 0..<6 {
      let ratio = random.logUniform(0.05...3)
      let easing = try Easing("spring(response: 1, dampingRatio: \(ratio))")
      var last = Double.infinity
      for count in [6, 9, 14, 30] {
        let found = try #require(try PiecewiseLinear.approximation(of: easing, stops: count))
        #expect(found.maximumError <= last * 1.02)
        last = found.maximumError
      }
    }
  }
}

import CurveFitting
import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Which kind of curve ranks first, on recordings in whole pixels with frames that were late or are missing.
@Suite struct CurveRankingTests {
  private static let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil

  /// Rounding and late frames are errors that a `linear()` of many stops follows.
  @Test func springsInWholePixelsRankFirst() throws {
    let first = try share(seed: 51) { random in
      let spring = try DampedSpring(
        response: random.logUniform(0.2...0.8),
        dampingRatio: Double.random(in: 0.2...1.1, using: &random))
      let motion = try spring.motion()
      return (motion.settlingTime(within: 0.005), motion.value(at:))
    } isRight: {
      if case .spring = $0.easing { true } else { false }
    }
    #expect(first >= 0.95)
  }

  @Test func linearFunctionsRankFirstOnTheirOwnRecordings() throws {
    let first = try share(seed: 52) { random in
      let count = Int.random(in: 4...9, using: &random)
      let stops = (0..<count).map { index in
        let isInner = index > 0 && index < count - 1
        let moved = isInner ? Double.random(in: -0.3...0.3, using: &random) : 0
        let value = isInner ? Double.random(in: -0.2...1.3, using: &random) : index > 0 ? 1 : 0
        return PiecewiseLinear.Stop(value, at: (Double(index) + moved) / Double(count - 1))
      }
      let function = try PiecewiseLinear(stops: stops)
      let duration = Double.random(in: 0.4...1.2, using: &random)
      return (duration, { function.value(at: min($0 / duration, 1)) })
    } isRight: {
      if case .piecewiseLinear = $0.easing { true } else { false }
    }
    #expect(first >= 0.95)
  }

  @Test func curvesRankFirstOnTheirOwnRecordings() throws {
    let first = try share(seed: 53) { random in
      func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let curve = try CubicBezier(
        uniform(0...1), uniform(0...0.3), uniform(0...1), uniform(0.8...1.2))
      let duration = uniform(0.25...0.8)
      return (duration, { curve.value(at: min($0 / duration, 1)) })
    } isRight: {
      if case .cubicBezier = $0.easing { true } else { false }
    }
    #expect(first >= 0.9)
  }

  /// The share of recordings of drawn motions from 0 to 1 whose first candidate is right.
  private func share(
    seed: UInt64,
    of motion: (inout SplitMix64) throws -> (end: Double, value: (Double) -> Double),
    isRight: (CurveRanking.Candidate) -> Bool
  ) throws -> Double {
    var random = SplitMix64(seed: seed)
    let count = Self.isThorough ? 400 : 20
    var right = 0
    for _ in 0..<count {
      let (end, value) = try motion(&random)
      let samples = try recording(of: value, end: end, &random)
      let ranking = try CurveRanking(samples, curves: Presets.curves, springs: Presets.springs)
      if isRight(ranking.candidates[0]) { right += 1 }
    }
    return Double(right) / Double(count)
  }

  /// A motion after a rest in whole pixels: one frame in twenty is missing, and one repeats the one before.
  private func recording(
    of value: (Double) -> Double, end: Double, _ random: inout SplitMix64
  ) throws -> Samples {
    func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let fps = [60.0, 90, 120][Int.random(in: 0..<3, using: &random)]
    let start = uniform(0...0.4)
    let distance = uniform(80...600).rounded()
    let span = start + end * uniform(1...1.4)
    var (times, values): ([Double], [Double]) = ([], [])
    for frame in 0...Int(span * fps) {
      let time = Double(frame) / fps
      if frame > 0, uniform(0...1) < 0.05 { continue }
      let isLate = uniform(0...1) < 0.05
      let exact = time <= start ? 0 : (distance * value(time - start)).rounded()
      times.append(time)
      values.append(isLate ? values.last ?? exact : exact)
    }
    return try Samples(times: times, values: values)
  }
}

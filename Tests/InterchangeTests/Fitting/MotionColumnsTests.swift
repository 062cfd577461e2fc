import CurveFitting
import CurvePlatforms
import CurveTestSupport
import Foundation
import Spring
import Testing

/// A log of x, y, scale and opacity, which start one to three motions together; the opacity has three times
/// the noise.
private struct ColumnLog {
  struct Move {
    let start: Double
    /// The response and the damping ratio of each column.
    let springs: [SIMD2<Double>]
  }

  private(set) var columns: [Samples] = []
  private(set) var moves: [Move] = []

  /// - Parameter isSplit: Whether scale and opacity have a slower spring than x and y.
  init(_ random: inout SplitMix64, noise: Double, isSplit: Bool) throws {
    func uniform(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    let first = [20.0, 500, 1, 0]
    let sizes = [300.0, 200, 0.5, 1]
    var (values, velocities) = (first, [0.0, 0, 0, 0])
    var (start, motions) = (uniform(0.1...0.4), [[(start: Double, motion: SpringMotion)]]())
    for move in 0..<Int.random(in: 1...3, using: &random) {
      let spring = SIMD2(uniform(0.2...0.8), uniform(0.4...1.1))
      let springs = (0..<4).map { isSplit && $0 >= 2 ? spring * SIMD2(1.35, 1) : spring }
      let wait = spring.x * (uniform(0...1) < 0.5 ? uniform(0.5...1) : 3)
      moves.append(Move(start: start, springs: springs))
      motions.append([])
      for column in 0..<4 {
        let target =
          first[column] + (move % 2 == 0 ? sizes[column] * uniform(0.8...1) : 0)
        let motion = try DampedSpring(
          response: springs[column].x, dampingRatio: springs[column].y
        ).motion(from: values[column], to: target, initialVelocity: velocities[column])
        motions[move].append((start, motion))
        (values[column], velocities[column]) = (motion.value(at: wait), motion.velocity(at: wait))
      }
      start += wait
    }
    let times = (0...Int((start + 0.8) * 60)).map { Double($0) / 60 }
    for column in 0..<4 {
      let deviation = noise * sizes[column] * (column == 3 ? 3 : 1)
      columns.append(
        try Samples(
          times: times,
          values: times.map { time in
            let last = motions.last { $0[column].start <= time }?[column]
            let value = last.map { $0.motion.value(at: time - $0.start) } ?? first[column]
            return value + deviation * normal(&random)
          }))
    }
  }
}

/// What the columns of a recording share.
@Suite struct MotionColumnsTests {
  private struct Found {
    let start: Estimate
    let numbers: [Estimate]
    let sharing: MotionSegment.Sharing

    /// The spring nearest to a start, within two frames.
    init?(_ recording: MotionSegments, near start: Double) {
      let near = recording.segments.first {
        $0.kind == .spring && abs($0.start.value - start) < 0.034
      }
      guard let near, case .spring(let spring) = near.model else { return nil }
      (self.start, sharing) = (near.start, near.sharing)
      numbers = [spring.response, spring.dampingRatio]
    }
  }

  /// Pairs of motions with equal springs share them, others share the start alone, and the numbers in common
  /// have smaller errors that hold.
  @Test(arguments: [(0.001, false), (0.003, false), (0.003, true)])
  func motionsShareStartsAndSprings(noise: Double, isSplit: Bool) throws {
    let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil
    var random = SplitMix64(seed: 5)
    var (equal, shared, different, confused, together) = (0, 0, 0, 0, 0)
    var (numbers, beyond, shrinkage, sum) = (0, 0, 0.0, 0.0)
    for _ in 0..<(isThorough ? 60 : 3) {
      let log = try ColumnLog(&random, noise: noise, isSplit: isSplit)
      let recordings = try MotionColumns(log.columns, prior: .standard).recordings
      let alone = try log.columns.map { try MotionSegments($0, prior: .standard) }
      for move in log.moves {
        let found = recordings.map { Found($0, near: move.start) }
        for (column, motion) in found.enumerated() {
          guard let motion, let before = Found(alone[column], near: move.start) else { continue }
          let truth = [move.springs[column].x, move.springs[column].y]
          for (estimate, truth) in zip(motion.numbers + [motion.start], truth + [move.start]) {
            numbers += 1
            if !(abs(estimate.value - truth) <= 4 * estimate.standardError) { beyond += 1 }
          }
          if !motion.sharing.design.isEmpty {
            let ratio = before.numbers[0].standardError / motion.numbers[0].standardError
            shrinkage += Foundation.log(ratio)
            sum += 1
          }
          for (other, partner) in found.enumerated() where other > column && partner != nil {
            let isShared = motion.sharing.design.contains(other)
            if motion.sharing.start.contains(other) { together += 1 }
            if move.springs[column] == move.springs[other] {
              equal += 1
              shared += isShared ? 1 : 0
            } else {
              different += 1
              confused += isShared ? 1 : 0
            }
          }
        }
      }
    }
    #expect(
      equal >= (isSplit ? 6 : 18) && Double(shared) >= 0.95 * Double(equal), "\(shared) of \(equal)"
    )
    #expect(confused == 0 && (!isSplit || different > equal), "\(confused) of \(different)")
    #expect(Double(together) >= 0.9 * Double(equal + different), "\(together)")
    #expect(beyond <= numbers / 50 && numbers > 36, "\(beyond) of \(numbers)")
    // Two equally exact columns would shrink the errors by 1.4, three by 1.7.
    #expect(exp(shrinkage / sum) >= (isSplit ? 1.4 : 1.7), "\(exp(shrinkage / sum))")
  }

  /// A property that starts a frame later has a start of its own.
  @Test func aLaterStartIsKeptApart() throws {
    let spring = try DampedSpring(stiffness: 230, damping: 22).motion(from: 0, to: 100)
    var random = SplitMix64(seed: 2)
    let times = (0..<90).map { Double($0) / 60 }
    let columns = try [0.2, 0.22].map { start in
      try Samples(
        times: times,
        values: times.map { spring.value(at: max($0 - start, 0)) + 0.1 * normal(&random) })
    }
    let recordings = try MotionColumns(columns, prior: .standard).recordings
    for (recording, start) in zip(recordings, [0.2, 0.22]) {
      let move = try #require(recording.segments.first { $0.kind == .spring })
      #expect(abs(move.start.value - start) <= 4 * move.start.standardError)
      #expect(move.sharing.start.isEmpty && move.sharing.design.isEmpty)
    }
    let alone = try MotionSegments(columns[0], prior: .standard)
    #expect(alone.segments.map { $0.start } == recordings[0].segments.map { $0.start })
  }
}

import CurveFitting
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Whole recordings: their motions against the truth, and the plays that repeat them.
@Suite struct SegmentTests {
  /// Four logs whose motions the samples determine, or 300 logs where `CURVES_FIT_MARKS` is set: the least
  /// shares with the right count, and with all times and kinds right as well.
  @Test(arguments: [(0.001, 0.96, 0.9, 4), (0.003, 0.93, 0.78, 4), (0.01, 0.76, 0.46, 3)])
  func motionsOfSeededLogsAreFound(
    noise: Double, counts: Double, whole: Double, ofFour: Int
  ) throws {
    let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil
    var random = SplitMix64(seed: isThorough ? 3 : 6)
    let count = isThorough ? 300 : 4
    var score = SegmentScore()
    for _ in 0..<count {
      let log = try SegmentLog(&random, noise: noise)
      score.add(try MotionSegments(log.samples, prior: .standard), log)
    }
    #expect(Double(score.counts) >= (isThorough ? counts : 1) * Double(count), "\(score)")
    #expect(score.whole >= (isThorough ? Int(whole * Double(count)) : ofFour), "\(score)")
    #expect(score.beyond <= (isThorough ? score.numbers / 50 : 0), "\(score)")
    #expect(score.logs == count && score.numbers >= 2 * score.whole)
  }

  /// Throws of eight systems that end by themselves, stop at an edge, bounce at it or turn back: four logs
  /// whose motions the samples determine, or 240 where `CURVES_FIT_MARKS` is set.
  @Test(arguments: [(0.001, 0.8, 0.65), (0.003, 0.7, 0.55)])
  func throwsAndBouncesAreFound(noise: Double, kinds: Double, systems: Double) throws {
    let isThorough = ProcessInfo.processInfo.environment["CURVES_FIT_MARKS"] != nil
    var random = SplitMix64(seed: 402)
    var score = GestureScore()
    for number in isThorough ? Array(0..<240) : [0, 5, 18, 24] {
      let log = try GestureLog(number, &random, noise: noise)
      let found = try MotionSegments(log.samples, prior: .standard)
      let known = score.kinds
      score.add(found, log)
      let play = try found.script().sequence()
      var (squares, furthest) = (0.0, LargestError())
      for (time, value) in zip(log.samples.times, log.samples.values) {
        let played = play.value(at: time)[0]
        squares += (played - value) * (played - value)
        furthest.include(abs(played - found.value(at: time)))
      }
      let root = (squares / Double(log.samples.times.count)).squareRoot()
      // A throw that is taken for a curve is off by up to twice the noise. The play is what was found.
      let limit = !isThorough ? 1.2 : score.kinds > known ? 1.3 : 2
      #expect(root <= limit * log.deviation, "\(number): \(root)")
      #expect(furthest.value <= 0.1 * log.deviation, "\(number): \(furthest)")
    }
    #expect(Double(score.kinds) >= (isThorough ? kinds : 1) * Double(score.logs), "\(score)")
    #expect(Double(score.starts) >= 0.97 * Double(score.kinds), "\(score)")
    // Of all logs: one more whose kinds are right must not fail for its system.
    #expect(
      Double(score.systems) >= (isThorough ? systems : 0.75) * Double(score.logs), "\(score)")
    #expect(score.beyond <= score.numbers / 50 && score.logs >= 4, "\(score)")
  }

  /// A throw bounces at an edge by a spring: its target is the edge, which is no parameter of its own.
  @Test func aBounceHasItsSpringAndAnEdge() throws {
    let spring = try DampedSpring(stiffness: 200, damping: 20)
    let decay = try ExponentialDecay.uiScrollView(from: 100, velocity: 1500)
    let bounded = try BoundedDecay(decay, in: 0...400, edge: .bounce(spring))
    let impact = try #require(bounded.impact)
    var random = SplitMix64(seed: 8)
    let times = (0..<120).map { Double($0) / 60 }
    let samples = try Samples(
      times: times,
      values: times.map { bounded.value(at: max($0 - 0.2, 0)) + 0.3 * normal(&random) })
    let found = try MotionSegments(samples, prior: .standard)
    #expect(found.segments.map { $0.kind } == [.rest, .decay, .bounce, .rest])
    guard found.segments.count == 4, case .spring(let fit) = found.segments[2].model else { return }
    let bounce = found.segments[2]
    #expect(abs(bounce.start.value - 0.2 - impact.time) <= 4 * bounce.start.standardError)
    #expect(bounce.entry == .continued && bounce.from == bounce.to)
    #expect(abs(bounce.to.value - 400) <= 4 * bounce.to.standardError)
    #expect(abs(bounce.velocity.value - impact.velocity) <= 4 * bounce.velocity.standardError)
    #expect(abs(fit.stiffness.value - 200) <= 4 * fit.stiffness.standardError)
    #expect(abs(fit.damping.value - 20) <= 4 * fit.damping.standardError)
    #expect(fit.stiffness.standardError < 20)
    #expect(found.segments[1].decaySystems.contains("uiscrollview"))
  }

  /// A spring takes over the velocity of a throw of Reanimated, which the play draws with lines.
  @Test func aThrowOfReanimatedKeepsItsVelocityAtAnEdge() throws {
    var random = SplitMix64(seed: 402)
    var logs: [GestureLog] = []
    for number in 0...215 { logs.append(try GestureLog(number, &random, noise: 0.001)) }
    let log = logs[215]
    let found = try MotionSegments(log.samples, prior: .standard)
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(moves.map { $0.kind } == [.decay, .bounce] && log.system.name == "reanimated")
    #expect(moves.first?.decaySystems == ["reanimated"])
    let play = try found.script().sequence()
    var furthest = LargestError()
    for time in log.samples.times {
      furthest.include(abs(play.value(at: time)[0] - found.value(at: time)))
    }
    #expect(furthest.value <= 0.1 * log.deviation && furthest.count > 30, "\(furthest)")
  }

  /// Android's throw takes a time and covers a distance that depend on the density of the screen.
  @Test func androidsThrowHasItsDensity() throws {
    let decay = try SplineDecay(from: 0, initialVelocity: 6000, density: 2.625)
    let times = (0..<150).map { Double($0) / 60 }
    let samples = try Samples(
      times: times, values: times.map { decay.value(at: max($0 - 0.21, 0)).rounded() })
    let found = try MotionSegments(samples, prior: .standard)
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(moves.map { $0.kind } == [.decay])
    guard let move = moves.first, case .fling(let fling) = move.model else { return }
    #expect(fling.system == "android" && abs((fling.density ?? 0) / 2.625 - 1) <= 0.02)
    #expect(abs(fling.duration.value - decay.fling.duration) <= 4 * fling.duration.standardError)
    #expect(abs(move.to.value - decay.restingValue) <= max(4 * move.to.standardError, 0.5))
  }

  /// A rest, a spring, a retarget in flight that keeps the velocity, and a curve after a rest.
  private func gesture() throws -> (play: PlaySequence<[Double]>, times: [Double]) {
    var part = PlayScript.Part(
      from: [20], spring: try DampedSpring(stiffness: 230, damping: 22))
    let slow = try DampedSpring(stiffness: 120, damping: 12)
    part.commands = [
      .init(at: 0.21, .to([300])), .init(at: 0.4, .to([120], spring: slow)),
      .init(at: 2.1, .curve([220], .cubicBezier(try CubicBezier(0.42, 0, 0.58, 1)), duration: 0.4)),
    ]
    return (try PlayScript([part]).sequence(), (0..<180).map { Double($0) / 60 })
  }

  @Test func aCleanRecordingGivesItsNumbersBack() throws {
    let (play, times) = try gesture()
    let samples = try Samples(times: times, values: times.map { play.value(at: $0)[0] })
    let found = try MotionSegments(samples, prior: .standard)
    let kinds = found.segments.map { $0.kind }
    #expect(kinds == [.rest, .spring, .spring, .rest, .curve, .rest])
    guard kinds.count == 6, case .spring(let first) = found.segments[1].model,
      case .spring(let second) = found.segments[2].model,
      case .curve(let curve) = found.segments[4].model
    else { return }
    #expect(found.segments[0].isOpen && abs(found.segments[0].to.value - 20) <= 1e-3)
    #expect(abs(found.segments[1].start.value - 0.21) <= 1e-4)
    #expect(abs(first.stiffness.value - 230) <= 0.05 && abs(first.damping.value - 22) <= 0.01)
    #expect(found.segments[2].entry == .continued)
    #expect(abs(found.segments[2].start.value - 0.4) <= 1e-4)
    #expect(abs(second.stiffness.value - 120) <= 0.05 && abs(second.damping.value - 12) <= 0.01)
    #expect(abs(found.segments[2].to.value - 120) <= 0.01)
    #expect(abs(found.segments[4].start.value - 2.1) <= 1e-3)
    #expect(abs(curve.duration.value - 0.4) <= 1e-3)
    for (point, truth) in zip(curve.points, [0.42, 0, 0.58, 1]) {
      #expect(abs(point.value - truth) <= 0.01)
    }
    // Each segment begins where the one before ends.
    for (before, after) in zip(found.segments, found.segments.dropFirst()) {
      #expect(before.end <= after.start.value + 1e-9)
      // A spring ends with the last thousandth of the range to go.
      let distance = abs(found.value(at: after.start.value) - after.from.value)
      #expect(distance <= (after.kind == .rest ? 0.3 : 1e-6))
    }
    #expect(found.residuals.maximum <= 1e-2)
  }

  /// Dense samples are searched in part, then all of them are fitted: a jump lies between two of them.
  @Test func manySamplesDetermineTheStartsMoreClosely() throws {
    let (count, step) = (20_000, 1.5e-4)
    let (spring, curve) = (
      try DampedSpring(stiffness: 230, damping: 22).motion(from: 20, to: 300),
      try CubicBezier(0.42, 0, 0.58, 1)
    )
    let (first, second, third) = (0.2371, 1.4002, 2.1117)
    var random = SplitMix64(seed: 12)
    let times = (0..<count).map { Double($0) * step }
    let samples = try Samples(
      times: times,
      values: times.map { time in
        let noise = 0.3 * normal(&random)
        if time < first { return 20 + noise }
        if time < second { return spring.value(at: time - first) + noise }
        if time < third { return 120 + noise }
        return 120 + 100 * curve.value(at: min((time - third) / 0.4, 1)) + noise
      })
    let found = try MotionSegments(samples, prior: .standard)
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(moves.map { $0.kind } == [.spring, .jump, .curve])
    guard moves.count == 3, case .spring(let fit) = moves[0].model,
      case .curve(let ease) = moves[2].model
    else { return }
    #expect(abs(moves[0].start.value - first) <= 4 * moves[0].start.standardError)
    #expect(moves[0].start.standardError <= 5e-4)
    #expect(abs(moves[1].start.value - second) <= step)
    #expect(abs(moves[2].start.value - third) <= 4 * moves[2].start.standardError)
    #expect(abs(fit.stiffness.value - 230) <= 4 * fit.stiffness.standardError)
    #expect(fit.stiffness.standardError <= 0.3)
    #expect(abs(ease.duration.value - 0.4) <= 4 * ease.duration.standardError)
    #expect(abs(found.noise - 0.3) <= 0.01)
    #expect(found.residuals.values.count == count && found.residuals.rootMeanSquare <= 0.305)
  }

  /// Many more motions than one search finds, with rests between them and without.
  @Test(arguments: [(20_000, 1.0, 150), (900, 0.0, 30)])
  func aLongRecordingGivesAllItsMotions(count: Int, rest: Double, atLeast: Int) throws {
    var random = SplitMix64(seed: 31)
    let log = try LongLog(&random, count: count, rest: rest, deviation: 0.3)
    var reported: [Int] = []
    // The parts may be searched in any order.
    let found = try MotionSegments(
      log.samples, prior: .standard,
      concurrently: { count, work in (0..<count).reversed().forEach(work) },
      progress: { reported.append($0) })
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(log.springs.count >= atLeast)
    #expect(moves.count == log.springs.count, "\(moves.count) of \(log.springs.count)")
    var (right, within) = (0, 0)
    for spring in log.springs {
      let near = moves.min {
        abs($0.start.value - spring.start) < abs($1.start.value - spring.start)
      }
      guard let near, case .spring(let fit) = near.model else { continue }
      if abs(near.start.value - spring.start) <= max(1.0 / 60, 4 * near.start.standardError) {
        right += 1
      }
      if abs(fit.response.value - spring.response) <= 4 * fit.response.standardError {
        within += 1
      }
    }
    #expect(right == log.springs.count && within >= log.springs.count - 2, "\(right) \(within)")
    #expect(abs(found.noise - 0.3) <= 0.02 && found.residuals.maximum <= 1.5)
    // Each segment begins where the one before ends.
    for (before, after) in zip(found.segments, found.segments.dropFirst()) {
      #expect(before.end <= after.start.value + 1e-9)
    }
    #expect(reported.count >= 2 && reported == reported.sorted() && reported.last == count)
    let play = try found.script().sequence()
    let square = zip(log.samples.times, log.samples.values).reduce(0) { sum, sample in
      let left = play.value(at: sample.0)[0] - sample.1
      return sum + left * left
    }
    #expect((square / Double(count)).squareRoot() <= 0.315)
  }

  /// A recording without rests is searched in several stretches at a time, whose order does not matter.
  @Test func stretchesAreJoinedWithoutASeam() throws {
    var random = SplitMix64(seed: 32)
    let log = try LongLog(&random, count: 5400, rest: 0, deviation: 0.3)
    var (loops, reported) = ([Int](), [Int]())
    let found = try MotionSegments(
      log.samples, prior: .standard,
      concurrently: { count, work in
        loops.append(count)
        (0..<count).reversed().forEach(work)
      }, progress: { reported.append($0) })
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(loops.contains { $0 > 1 } && reported == reported.sorted())
    #expect(log.springs.count >= 180 && moves.count == log.springs.count)
    let near = zip(moves, log.springs).count { move, spring in
      abs(move.start.value - spring.start) <= max(1.0 / 60, 4 * move.start.standardError)
    }
    // A few in a hundred look like another motion.
    #expect(near >= log.springs.count * 97 / 100, "\(near) of \(log.springs.count)")
    #expect(found.residuals.values.count == 5400 && found.residuals.maximum <= 1.5)
  }

  /// A window may end in a motion that looks like another, which the next window shows.
  @Test(arguments: [15, 17])
  func motionsAtTheEndsOfWindowsExplainTheirSamples(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let log = try LongLog(&random, count: 700, rest: 0, deviation: 0.3)
    let found = try MotionSegments(log.samples, prior: .standard)
    #expect(found.segments.count { $0.kind != .rest } == log.springs.count)
    // Of 700 normal errors one in two thousand logs has a larger one.
    #expect(found.residuals.maximum <= 1.5 && found.residuals.values.count == 700)
  }

  /// Where a window ends in a motion that the noise hides at first, the next one finds it again.
  @Test func slowStartsAreNoSecondMotions() throws {
    var random = SplitMix64(seed: 33)
    let times = (0..<6000).map { Double($0) / 1000 }
    var (values, x, v) = ([Double](), 0.0, 0.0)
    for index in 0..<12 {
      let target = index % 2 == 0 ? 200.0 : 0
      let motion = try DampedSpring(response: 0.3, dampingRatio: 1)
        .motion(from: x, to: target, initialVelocity: v)
      for time in times.prefix(500) { values.append(motion.value(at: time)) }
      (x, v) = (motion.value(at: 0.5), motion.velocity(at: 0.5))
    }
    let samples = try Samples(times: times, values: values.map { $0 + 0.3 * normal(&random) })
    let found = try MotionSegments(samples, prior: .standard)
    let moves = found.segments.filter { $0.kind != .rest }
    #expect(moves.count == 12 && moves.allSatisfy { $0.kind == .spring })
    for (index, move) in moves.enumerated() {
      #expect(abs(move.start.value - Double(index) / 2) <= max(0.002, 4 * move.start.standardError))
    }
  }

  @Test(arguments: [0.001, 0.003, 0.01])
  func thePlayOfARecordingIsWithinTheNoise(noise: Double) throws {
    var random = SplitMix64(seed: 77)
    for number in 0..<3 {
      let log = try SegmentLog(&random, noise: noise)
      let found = try MotionSegments(log.samples, prior: .standard)
      let play = try found.script().sequence()
      var (largest, square) = (LargestError(), 0.0)
      for (time, value) in zip(log.samples.times, log.samples.values) {
        let played = play.value(at: time)[0]
        // A jump or a start at the very time of a sample may fall on its other side.
        let near = found.segments.contains { abs($0.start.value - time) <= 1e-5 }
        if !near { largest.include(abs(played - found.value(at: time))) }
        square += (played - value) * (played - value)
      }
      let root = (square / Double(log.samples.times.count)).squareRoot()
      #expect(largest.value <= 0.02, "log \(number): the play is \(largest.value) off the fit")
      #expect(largest.count > log.samples.times.count / 2)
      #expect(root <= 1.3 * log.deviation, "log \(number): \(root) for \(log.deviation)")
    }
  }

  @Test func wholePixelsAreNoNoise() throws {
    let (play, times) = try gesture()
    let samples = try Samples(
      times: times, values: times.map { play.value(at: $0)[0].rounded() })
    let found = try MotionSegments(samples, prior: .standard)
    #expect(found.segments.map { $0.kind } == [.rest, .spring, .spring, .rest, .curve, .rest])
    guard found.segments.count == 6, case .spring(let first) = found.segments[1].model else {
      return
    }
    #expect(abs(first.stiffness.value - 230) <= 4 * first.stiffness.standardError)
    #expect(abs(found.segments[1].start.value - 0.21) <= 4 * found.segments[1].start.standardError)
    #expect(found.noise >= 0.2 && found.noise <= 0.5)
  }

  @Test func aRestAloneIsNoMotion() throws {
    var random = SplitMix64(seed: 9)
    let times = (0..<60).map { Double($0) / 60 }
    let found = try MotionSegments(
      try Samples(times: times, values: times.map { _ in 5 + 0.1 * normal(&random) }),
      prior: .standard)
    #expect(found.segments.map { $0.kind } == [.rest])
    #expect(throws: ParameterError.self) {
      _ = try MotionSegments(
        try Samples(times: times, values: times.map { _ in 5 }), prior: .standard)
    }
    #expect(throws: ParameterError.self) {
      _ = try MotionSegments(try Samples(times: [0, 1, 2], values: [0, 1, 2]), prior: .standard)
    }
  }
}

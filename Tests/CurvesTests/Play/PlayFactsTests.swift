import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct PlayFactsTests {
  /// Against sums and maxima over fine samples.
  @Test func lengthPeakAndSettlingMatchSamples() throws {
    var worst = LargestError()
    for seed in 0..<12 {
      let play = try RandomPlay(seed: UInt64(4000 + seed), commandCount: 12).play
      let end = play.lastTime + 3
      let jumps = play.discontinuities
      var (length, peak) = (0.0, 0.0)
      let count = 60_000
      var last = play.value(at: 0)
      for step in 1...count {
        let time = end * Double(step) / Double(count)
        let value = play.value(at: time)
        // Without the jumps of the value.
        let before = end * Double(step - 1) / Double(count)
        let jumped = jumps.lazy.filter { $0.time > before && $0.time <= time }
          .map(\.value).reduce(0, +)
        length += abs(value - last - jumped)
        last = value
        peak = max(peak, abs(play.velocity(at: time)))
      }
      worst.include(abs(play.pathLength(until: end) - length) / (length + 1) / 10)
      let found = play.peakSpeed
      worst.include(max(peak - found.speed, 0) / (peak + 1))
      // The samples miss the peak by a little only.
      worst.include((found.speed - peak) / (peak + 1) / 100)
      worst.include(
        abs(abs(play.velocity(at: found.time)) - found.speed) / (found.speed + 1) / 1000)
      let settled = play.settlingTime(within: 0.5)
      if settled < .infinity {
        for step in 1...1000 {
          let time = settled + Double(step) / 500
          #expect(abs(play.value(at: time) - play.restingValue) <= 0.5 + 1e-9)
        }
      }
    }
    #expect(worst.count == 48 && worst.value <= 1e-3)
  }

  @Test func swingsAreAGeometricSeries() throws {
    var worst = LargestError()
    for damping in [0.5, 3, 10, 40, 90] {
      let spring = try DampedSpring(stiffness: 230, damping: damping)
      var play = try Play(from: 0.0, spring: spring)
      try play.to(100, at: 0)
      let motion = try spring.motion(from: 0, to: 100)
      var (length, last) = (0.0, 0.0)
      for turn in motion.extrema.prefix(2000) {
        length += abs(turn.value - last)
        last = turn.value
      }
      length += abs(100 - last)
      worst.include(abs(play.pathLength() - length) / length)
      // A straight line in the plane is as long as its components say.
      var plane = try Play(from: Point2D(), spring: spring)
      try plane.to(Point2D(x: 60, y: 80), at: 0)
      if damping >= 3 { worst.include(abs(plane.pathLength() - length) / length / 1e5) }
      worst.include(abs(plane.settlingTime(within: 0.1) - play.settlingTime(within: 0.1)) / 1e4)
      worst.include(abs(plane.peakSpeed.speed - play.peakSpeed.speed) / play.peakSpeed.speed)
    }
    #expect(worst.count == 19 && worst.value <= 1e-8)
    var endless = try Play(from: 0.0, spring: DampedSpring(stiffness: 100, damping: 0))
    try endless.to(1, at: 0)
    #expect(endless.pathLength() == .infinity && endless.duration == nil)
    #expect(endless.settlingTime(within: 0.1) == .infinity)
  }

  @Test func roundsAndPlaysFollowEachOther() throws {
    let spring = try DampedSpring(stiffness: 230, damping: 22)
    var shake = try Play(from: 0.0, spring: spring)
    try shake.to(10, at: 0, curve: .linear, duration: 0.1)
    try shake.to(0, at: 0.1, curve: .linear, duration: 0.1)
    var sequence = try PlaySequence(shake, rounds: 3, gap: 2)
    #expect(abs(sequence.duration! - 4.6) < 1e-12)
    for time in [0.05, 0.15, 1, 2.1] {
      for round in [0.0, 1, 2] {
        let other = sequence.value(at: time + 2.2 * round)
        #expect(abs(other - shake.value(at: time)) < 1e-10)
      }
    }
    #expect(sequence.value(at: 100) == 0 && sequence.value(at: -1) == 0)
    #expect(abs(sequence.pathLength - 60) < 1e-9)
    var next = try Play(from: 5.0, spring: spring)
    try next.to(100, at: 0.5)
    try sequence.append(next)
    #expect(abs(sequence.value(at: 4.7) - 5) < 1e-12 && sequence.restingValue == 100)
    #expect(abs(sequence.value(at: 5.3) - next.value(at: 0.7)) < 1e-9)
    let jumps = sequence.discontinuities()
    // A start and two corners a round; the velocity at the start of a round jumps with the curve.
    #expect(jumps.filter { $0.cause == .end }.count == 3)
    // Each round's first curve is told once, by its own command.
    #expect(jumps.filter { $0.cause == .round }.isEmpty)
    let starts = jumps.filter { $0.cause == .to && abs($0.time.remainder(dividingBy: 2.2)) < 1e-9 }
    #expect(starts.count == 3 && starts.allSatisfy { abs($0.velocity - 100) < 1e-9 })
    let then = try #require(jumps.first { $0.cause == .then })
    #expect(abs(then.time - 4.6) < 1e-12 && then.value == 5)
    #expect(jumps.map(\.time) == jumps.map(\.time).sorted())
    var forever = try PlaySequence(shake, rounds: .infinity, gap: 2)
    #expect(forever.duration == nil && forever.pathLength == .infinity)
    #expect(abs(forever.value(at: 2.2e6 + 0.05) - 5) < 1e-4)
    #expect(forever.value(at: .infinity).isFinite)
    #expect(forever.discontinuities(rounds: 2).count == jumps.filter { $0.time < 4.4 - 1e-9 }.count)
    let error = #expect(throws: ParameterError.self) { try forever.append(next) }
    #expect(error?.parameter == .repeat)
    for rounds in [0, 0.5, -.infinity, .nan] {
      #expect(throws: ParameterError.self) { try PlaySequence(shake, rounds: rounds) }
    }
    #expect(throws: ParameterError.self) { try PlaySequence(shake, rounds: 2, gap: .infinity) }
  }
}

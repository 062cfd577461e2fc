import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct PlayTests {
  let spring: DampedSpring

  init() throws { spring = try DampedSpring(stiffness: 230, damping: 22) }

  /// Everywhere but at the listed jumps and the samples of fingers.
  @Test func theVelocityIsTheDerivative() throws {
    var worst = LargestError()
    for seed in 0..<60 {
      let random = try RandomPlay(seed: UInt64(1000 + seed), commandCount: 30)
      let play = random.play
      let corners = (play.discontinuities.map(\.time) + random.samples).sorted()
      var picks = SplitMix64(seed: UInt64(seed))
      let h = 1e-5
      for _ in 0..<400 {
        let time = Double.random(in: 0...(play.lastTime + 2), using: &picks)
        let isNear = corners.contains { abs($0 - time) < 2 * h }
        let value = play.value(at: time)
        // A finger that enters the rubber band turns a corner.
        let edge = [random.bounds.lowerBound, random.bounds.upperBound].contains {
          abs($0 - value) < 0.2
        }
        guard !isNear, !edge else { continue }
        let slope = (play.value(at: time + h) - play.value(at: time - h)) / (2 * h)
        let scale = 1000 + abs(play.velocity(at: time))
        worst.include(abs(slope - play.velocity(at: time)) / scale)
      }
    }
    #expect(worst.count > 15_000)
    #expect(worst.value <= 1e-6)
  }

  /// Value and velocity change from just before a time to the time itself by what is listed, and nowhere
  /// else.
  @Test func everyJumpIsListedWithItsSize() throws {
    var worst = LargestError()
    var listed = 0
    for seed in 0..<60 {
      let random = try RandomPlay(seed: UInt64(2000 + seed), commandCount: 40)
      let play = random.play
      let jumps = play.discontinuities
      listed += jumps.count
      #expect(jumps.map(\.time) == jumps.map(\.time).sorted())
      for time in Set(jumps.map(\.time) + random.laws.map(\.start)) where time > 0 {
        let h = 1e-9
        let same = jumps.filter { abs($0.time - time) < h }
        let value = play.value(at: time + h) - play.value(at: time - h)
        let velocity = play.velocity(at: time + h) - play.velocity(at: time - h)
        // The finger's own corners are not listed.
        if random.samples.contains(where: { abs($0 - time) < 2 * h }) { continue }
        let speed = abs(play.velocity(at: time)) + abs(play.velocity(at: time - h)) + 1000
        worst.include(abs(value - same.map(\.value).reduce(0, +)) / speed)
        worst.include(abs(velocity - same.map(\.velocity).reduce(0, +)) / speed)
      }
    }
    #expect(listed > 1000 && worst.count > 2000)
    // The motion goes on between the two times: its rates are below 1000/s.
    #expect(worst.value <= 4e-6)
  }

  /// x'' = -(k (x - to) + c x')/m, in seconds of the clock.
  @Test func springsObeyTheirEquation() throws {
    var worst = LargestError()
    for seed in 0..<60 {
      let random = try RandomPlay(seed: UInt64(3000 + seed), commandCount: 30)
      let play = random.play
      for (index, (start, rate, law)) in random.laws.enumerated() {
        let end =
          index + 1 < random.laws.count ? random.laws[index + 1].start : play.lastTime + 1
        guard case .spring(let spring, let target) = law, rate > 0, end - start > 0.01 else {
          continue
        }
        let (time, h) = (start + (end - start) * 0.4, 1e-5)
        let acceleration =
          (play.velocity(at: time + h) - play.velocity(at: time - h)) / (2 * h) / (rate * rate)
        let force =
          spring.stiffness * (target - play.value(at: time))
          - spring.damping * (play.velocity(at: time) / rate)
        let scale = spring.stiffness * 1000
        worst.include(abs(acceleration - force / spring.mass) / scale)
      }
    }
    #expect(worst.count > 300 && worst.value <= 1e-7)
  }

  @Test func targetsMatchRetargeting() throws {
    var random = SplitMix64(seed: 62)
    var worst = LargestError()
    for _ in 0..<100 {
      var play = try Play(from: 0.0, spring: spring)
      var motion = RetargetedMotion(try spring.motion(from: 0, to: 0), history: .infinity)
      var time = 0.0
      for _ in 0..<20 {
        time += Double.random(in: 0...0.3, using: &random)
        let target = Double.random(in: -500...500, using: &random)
        try play.to(target, at: time)
        try motion.retarget(to: target, at: time)
      }
      for _ in 0..<50 {
        let time = Double.random(in: 0...(time + 1), using: &random)
        worst.include(abs(play.value(at: time) - motion.value(at: time)) / 500)
        worst.include(abs(play.velocity(at: time) - motion.velocity(at: time)) / 5000)
      }
      #expect(play.discontinuities.isEmpty)
    }
    #expect(worst.count == 10_000 && worst.value <= 1e-12)
  }

  /// Throws, catches and hand-offs equal the single motions, one after the other.
  @Test func aThrowIsItsDecayAndItsBounce() throws {
    var play = try Play(from: Point2D(x: 10, y: 20), spring: spring, bounds: [0...600, nil])
    try play.grab(at: 0.1)
    for step in 0...10 {
      let time = 0.1 + Double(step) * 0.01
      try play.move(to: Point2D(x: 5000 + 2000 * (time - 0.1), y: -300 * (time - 0.1)), at: time)
    }
    #expect(play.isGrabbed)
    let system = try #require(DecaySystem.named("uiscrollview"))
    try play.release(system, at: 0.205)
    #expect(!play.isGrabbed)
    var worst = LargestError()
    let x = try BoundedDecay(
      system.decay(from: 210, velocity: 2000), in: 0...600, edge: system.edge)
    let y = try system.decay(from: -10, velocity: -300)
    for step in 0...400 {
      let time = Double(step) / 100
      worst.include(abs(play.value(at: 0.205 + time).x - x.value(at: time)) / 600)
      worst.include(abs(play.value(at: 0.205 + time).y - y.value(at: time)) / 600)
      worst.include(abs(play.velocity(at: 0.205 + time).x - x.velocity(at: time)) / 2000)
    }
    #expect(worst.count == 1203 && worst.value <= 1e-11)
    #expect(abs(play.restingValue.x - 600) < 1e-9)
    #expect(abs(play.restingValue.y - y.restingValue) < 1e-9)
    // The finger stops 5 ms before it lifts: the velocity of its line, then 0, then the tracker's.
    let release = try #require(play.discontinuities.first { $0.cause == .release })
    #expect(release.time == 0.205 && abs(release.velocity.x - 2000) < 1e-6)
    #expect(release.value == Point2D())
  }

  /// A finger that lifts at its last sample hands its own last speed over, not 0.
  @Test func aReleaseAtTheLastSampleTellsWhatTheTrackerChanged() throws {
    let positions = [(0.0, 0.0), (0.016, 11), (0.032, 25), (0.048, 50), (0.064, 90)]
    for (pause, expected) in [(0.0, 1.0), (0.05, 0.0)] {
      var play = try Play(from: 0.0, spring: spring)
      try play.grab(at: 0)
      for (time, position) in positions { try play.move(to: position, at: time) }
      // After a rest of 50 ms the sample at the end is the only one that counts.
      let end = 0.064 + pause
      if pause > 0 { try play.move(to: 170, at: end) }
      try play.release(DecaySystem.all[0], at: end)
      let last = pause > 0 ? 80 / 0.05 : 40 / 0.016
      let velocity = play.velocity(at: end)
      #expect((velocity > 0) == (expected > 0))
      let jump = try #require(play.discontinuities.first { $0.cause == .release })
      #expect(jump.time == end && jump.value == 0)
      #expect(abs(jump.velocity - (velocity - last)) < 1e-9)
      #expect(abs(play.velocity(at: end.nextDown) - last) < 1e-9)
    }
  }

  @Test func theClockStopsScalesAndSeeks() throws {
    let motion = try spring.motion(from: 0, to: 300)
    var play = try Play(from: 0.0, spring: spring)
    try play.to(300, at: 1)
    try play.pause(at: 1.1)
    try play.resume(at: 2.1)
    try play.setSpeed(0.5, at: 2.2)
    try play.seek(to: 1.05, at: 2.4)
    try play.pause(at: 2.6)
    let moments: [(wall: Double, local: Double, rate: Double)] = [
      (1.05, 0.05, 1), (1.5, 0.1, 0), (2.15, 0.15, 1), (2.3, 0.25, 0.5), (2.5, 0.1, 0.5),
      (9, 0.15, 0),
    ]
    for (wall, local, rate) in moments {
      #expect(abs(play.value(at: wall) - motion.value(at: local)) < 1e-11)
      #expect(abs(play.velocity(at: wall) - rate * motion.velocity(at: local)) < 1e-10)
    }
    #expect(play.discontinuities.map(\.cause) == [.pause, .resume, .speed, .seek, .pause])
    #expect(play.duration == 2.6)
    #expect(abs(play.restingValue - motion.value(at: 0.15)) < 1e-11)
    // A spring that is told to start in a pause starts with the clock.
    try play.to(0, at: 3)
    #expect(play.value(at: 5) == play.value(at: 3))
    try play.resume(at: 6)
    #expect(play.velocity(at: 6) > 0 && play.value(at: .infinity) == 0)
    #expect(play.velocity(at: 5.9) == 0)
  }

  /// The formula of the rubber band, and a catch that does not jump.
  @Test func aFingerBeyondABoundFeelsTheRubberBand() throws {
    var play = try Play(from: 550.0, spring: spring, bounds: [0...600])
    try play.grab(at: 0)
    try play.move(to: 0, at: 0)
    try play.move(to: 250, at: 0.1)
    let shown = 600 + (1 - 1 / (200 * 0.55 / 600 + 1)) * 600
    #expect(abs(play.value(at: 0.1) - shown) < 1e-10)
    #expect(abs(play.value(at: 0.05) - (600 + (1 - 1 / (75 * 0.55 / 600 + 1)) * 600)) < 1e-10)
    // It springs home; a second finger catches it on the way.
    try play.release(DecaySystem.all[0], at: 0.2)
    let caught = play.value(at: 0.25)
    #expect(caught > 600 && caught < shown)
    try play.grab(at: 0.25)
    #expect(abs(play.value(at: 0.25) - caught) < 1e-10)
    try play.move(to: 40, at: 0.26)
    #expect(abs(play.value(at: 0.26) - caught) < 1e-10)
    // Dragged back by the whole stretch of the band, it is at the bound.
    let stretch = (1 / (1 - (caught - 600) / 600) - 1) * 600 / 0.55
    try play.move(to: 40 - stretch, at: 0.3)
    #expect(abs(play.value(at: 0.3) - 600) < 1e-9)
    #expect(play.discontinuities.allSatisfy { $0.value == 0 })
  }

  @Test func aReleaseSnapsToTheNearestPlace() throws {
    let system = try #require(DecaySystem.named("uiscrollview-fast"))
    for (speed, position) in [(200.0, 0.0), (1500, 300), (6000, 600)] {
      var play = try Play(from: 0.0, spring: spring)
      try play.grab(at: 0)
      for step in 0...5 { try play.move(to: speed * Double(step) / 100, at: Double(step) / 100) }
      let landing = try system.decay(from: speed / 20, velocity: speed).restingValue
      let nearest = [0.0, 300, 600].min { abs($0 - landing) < abs($1 - landing) }
      try play.release(snappingTo: [0, 300, 600], projectedBy: system, at: 0.05)
      #expect(play.restingValue == position && nearest == position)
      #expect(abs(play.velocity(at: 0.05) - speed) < 1e-6)
    }
  }

  @Test func curvesStopsAndEndsAreDiscontinuities() throws {
    var play = try Play(from: 0.0, spring: spring)
    try play.to(100, at: 0, curve: .linear, duration: 1)
    #expect(abs(play.value(at: 0.25) - 25) < 1e-12 && abs(play.velocity(at: 0.5) - 100) < 1e-12)
    try play.to(0, at: 2, curve: .steps(Steps(4, .jumpEnd)), duration: 1)
    try play.stop(at: 2.6, .current)
    #expect(play.value(at: 9) == 50)
    try play.to(80, at: 3)
    try play.stop(at: 3.1, .end)
    #expect(play.value(at: 3.1) == 80)
    let jumps = play.discontinuities
    #expect(jumps.map(\.cause) == [.to, .end, .curve, .curve, .stop])
    #expect(jumps.map { ($0.time * 1000).rounded() } == [0, 1000, 2250, 2500, 3100])
    #expect(abs(jumps[0].velocity - 100) < 1e-9 && abs(jumps[1].velocity + 100) < 1e-9)
    #expect(abs(jumps[2].value + 25) < 1e-9 && abs(jumps[3].value + 25) < 1e-9)
    #expect(abs(jumps[4].value - (80 - play.value(at: 3.1.nextDown))) < 1e-9)
  }
}

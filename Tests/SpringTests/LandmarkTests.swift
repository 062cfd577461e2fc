import CurveTestSupport
import Foundation
import Spring
import Testing

@Suite struct LandmarkTests {
  /// Exact settling by the definition: outside just before, inside ever after.
  @Test(arguments: [0.2, 0.01, 1e-3, 1e-6])
  func settlesForGood(threshold: Double) throws {
    for motion in try Springs.motions(seed: 21) where motion.spring.damping > 0 {
      let settled = motion.settlingTime(within: threshold)
      let band = threshold * abs(motion.to - motion.from)
      if settled > 0 {
        // The last swing may only touch the band: compare values, not times.
        #expect(abs(abs(motion.displacement(at: settled)) / band - 1) <= 1e-12)
      }
      let slowest = motion.spring.decayRate / max(1, motion.spring.dampingRatio * 2)
      let step = min(0.05 / motion.spring.naturalFrequency, 0.01 / slowest)
      for i in 1...600 {
        let time = settled + Double(i) * step
        #expect(abs(motion.displacement(at: time)) <= band * (1 + 1e-12), "\(motion)")
      }
    }
  }

  @Test func velocityThresholdIsTheLaterOfTwo() throws {
    for motion in try Springs.motions(seed: 22) where motion.spring.damping > 0 {
      let limit = 0.01 * motion.spring.naturalFrequency
      let settled = motion.settlingTime(within: 0.01, velocityThreshold: limit)
      #expect(settled >= motion.settlingTime(within: 0.01))
      let speed = limit * abs(motion.to - motion.from)
      for i in 1...600 {
        let time = settled + Double(i) * 0.05 / motion.spring.naturalFrequency
        #expect(abs(motion.velocity(at: time)) <= speed * (1 + 1e-12))
      }
      let isTight =
        abs(abs(motion.velocity(at: settled)) / speed - 1) < 1e-10
        || abs(abs(motion.displacement(at: settled)) / (0.01 * abs(motion.to - motion.from)) - 1)
          < 1e-10
        || settled == 0
      #expect(isTight)
    }
  }

  /// Far above critical damping, by the slow exponential alone: speed |A| s e^(-s t).
  @Test func velocitySettlesExactlyWhenOverdamped() throws {
    let motion = try DampedSpring(naturalFrequency: 1, dampingRatio: 1e4)
      .motion(initialVelocity: 0.5)
    // slow = 1/(fast), fast = 1e4 + sqrt(1e8 - 1); the slow part is (fast - v0)/(fast - slow).
    let fast = 1e4 + (1e8 - 1.0).squareRoot()
    let reach = (fast - 0.5) / (fast - 1 / fast)
    let limit = 1e-9
    let expected = fast * -log(limit * fast / reach)
    let settled = motion.settlingTime(within: 2, velocityThreshold: limit)
    #expect(abs(settled - expected) <= 1e-14 * expected)
  }

  @Test func settlingTimesMatchTheTable() throws {
    for row in try Fixture("springs/exact-settling.csv", rows: 205).rows {
      let spring = try DampedSpring(
        mass: row.number("m"), stiffness: row.number("k"), damping: row.number("c"))
      let motion = try SpringMotion(
        spring, from: row.number("y0"), to: 0, initialVelocity: row.number("v0"))
      // A threshold is relative to the distance, and absolute if the distance is 0.
      let distance = abs(try row.number("y0"))
      let band = try row.number("eps") / (distance == 0 ? 1 : distance)
      let expected = try row.number("T")
      let settled = motion.settlingTime(within: band)
      #expect(abs(settled - expected) <= 4e-15 * expected, "\(row) \(settled)")
    }
  }

  @Test func nothingToSettle() throws {
    let spring = try DampedSpring()
    #expect(try spring.motion(from: 2, to: 2).settlingTime() == 0)
    #expect(try spring.motion().settlingTime(within: 2) == 0)
    #expect(try spring.motion().settlingTime(within: 0) == .infinity)
    #expect(try DampedSpring(damping: 0).motion().settlingTime() == .infinity)
    #expect(try DampedSpring(damping: 0).motion().settlingTime(within: 1.5) == 0)
  }

  /// Crossings lie on the target, extrema are at rest, and they alternate.
  @Test func crossingsAndExtremaAlternate() throws {
    for motion in try Springs.motions(seed: 23) {
      let scale = Springs.reach(motion)
      let crossings = Array(motion.zeroCrossings.prefix(20))
      let extrema = Array(motion.extrema.prefix(20))
      for time in crossings {
        #expect(abs(motion.displacement(at: time)) <= 1e-13 * scale, "\(motion) \(time)")
      }
      for extremum in extrema {
        let speed = abs(motion.velocity(at: extremum.time)) / motion.spring.naturalFrequency
        #expect(speed <= 1e-13 * scale * max(1, motion.spring.dampingRatio))
        #expect(extremum.value == motion.value(at: extremum.time))
      }
      #expect(zip(crossings, crossings.dropFirst()).allSatisfy { $0 < $1 })
      if motion.spring.dampingRatio < 0.99 {
        #expect(crossings.count == 20)
        for (a, b) in zip(crossings, crossings.dropFirst()) {
          #expect(extrema.filter { $0.time > a && $0.time < b }.count <= 1)
        }
      } else if motion.spring.dampingRatio > 1 {
        #expect(crossings.count <= 1 && extrema.count <= 1)
      }
    }
  }

  /// From rest, by the textbook: overshoot exp(-pi zeta/sqrt(1 - zeta^2)) at pi/omega_d.
  @Test(arguments: [0.01, 0.2, 0.5, 0.8])
  func theOvershootIsThatOfTheTextbook(zeta: Double) throws {
    let motion = try DampedSpring(naturalFrequency: 4, dampingRatio: zeta).motion(from: 1, to: 3)
    let root = (1 - zeta * zeta).squareRoot()
    let expected = 1 / exponential(Double.pi * zeta / root)
    #expect(abs(motion.overshoot - expected) <= 1e-13 * expected)
    #expect(abs(motion.undershoot - expected * expected) <= 1e-13 * expected)
    let peak = try #require(motion.peak)
    #expect(abs(peak.time - Double.pi / (4 * root)) <= 1e-14 * peak.time)
    #expect(abs(peak.value - (3 + 2 * expected)) <= 1e-14)
  }

  @Test func riseAndEntry() throws {
    for motion in try Springs.motions(seed: 24) {
      let distance = motion.to - motion.from
      let rise = try #require(motion.riseTime)
      #expect(rise > 0)
      let entry = motion.entryTime(within: 0.1)
      let left = abs(motion.displacement(at: entry) / distance)
      #expect(abs(left - 0.1) <= 1e-12)
      // Nothing before it lies within the band, and the rise began 80 % earlier.
      for i in 0..<500 {
        let time = entry * Double(i) / 500
        #expect(abs(motion.displacement(at: time) / distance) > 0.1 - 1e-9)
      }
      let start = abs(motion.displacement(at: entry - rise) / distance)
      #expect(abs(start - 0.9) <= 1e-9)
    }
  }

  /// The distance is passed within the rounding of the times: 1e17 s, to 16 s.
  @Test func slowSpringsRiseForward() throws {
    let spring = try DampedSpring(
      mass: 2.417370521746097e35, stiffness: 127, damping: 5043924625.784624)
    let motion = try spring.motion(from: 127, to: 10.5390625, initialVelocity: 10.5390625)
    #expect(try #require(motion.riseTime) >= 0)
    #expect(try #require(motion.extrema.first { _ in true }).time > 0)
    #expect(try #require(motion.peak).time > 0)
  }

  @Test func oscillationsAreCounted() throws {
    for motion in try Springs.motions(seed: 25, velocities: [0, 1, -1])
    where motion.spring.damping > 0 {
      let band = 0.001 * abs(motion.to - motion.from)
      var count = 0
      let first = motion.zeroCrossings.first { _ in true } ?? .infinity
      for extremum in motion.extrema.prefix(20_000) {
        guard abs(motion.displacement(at: extremum.time)) > band else { break }
        if extremum.time > first { count += 1 }
      }
      #expect(motion.visibleOscillations() == Double(count) / 2, "\(motion)")
    }
  }

  @Test func aCutOffHasItsStateAndJump() throws {
    let spring = try DampedSpring(mass: 10, stiffness: 1500, damping: 50)
    let motion = try spring.motion(initialVelocity: 100)
    let cutOff = motion.cutOff(at: 0.25)
    #expect(cutOff.state == motion.state(at: 0.25))
    #expect(cutOff.jump == motion.displacement(at: 0.25))
    #expect(cutOff.fraction > 1.1 && cutOff.fraction < 1.2)
    #expect(motion.cutOff(at: motion.settlingTime() * 1.01).fraction < 0.001)
  }

  private func exponential(_ x: Double) -> Double { Double.expSeries(x) }
}

extension Double {
  /// e^x by its series, so that the check shares nothing with the code.
  fileprivate static func expSeries(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for k in 1...200 {
      term *= x / Double(k)
      sum += term
    }
    return sum
  }
}

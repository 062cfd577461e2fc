import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

@Suite struct PlayLimitTests {
  let spring: DampedSpring

  init() throws { spring = try DampedSpring(stiffness: 230, damping: 22) }

  /// Five minutes of a finger at 120 Hz, caught and thrown each second.
  @Test(arguments: [(0.0, 4), (0.1, 40)])
  func thePastThatIsKeptIsBounded(history: Double, most: Int) throws {
    var play = try Play(from: 0.0, spring: spring, bounds: [0...600], history: history)
    var complete = try Play(from: 0.0, spring: spring, bounds: [0...600])
    var random = SplitMix64(seed: 63)
    var (largest, differences) = (0, 0)
    for frame in 1...36_000 {
      let time = Double(frame) / 120
      if frame % 120 == 60 {
        try play.release(DecaySystem.all[1], at: time)
        try complete.release(DecaySystem.all[1], at: time)
      } else if frame % 120 > 60 {
        continue
      } else {
        if !play.isGrabbed {
          try play.grab(at: time)
          try complete.grab(at: time)
        }
        let place = Double.random(in: -100...700, using: &random)
        try play.move(to: place, at: time)
        try complete.move(to: place, at: time)
      }
      largest = max(largest, play.pieceCount)
      if play.value(at: time) != complete.value(at: time) { differences += 1 }
    }
    #expect((1...most).contains(largest) && differences == 0)
    #expect(complete.pieceCount > 15_000)
  }

  /// Two sizes, ten times apart, by this thread's processor time: other processes do not count.
  @Test func commandsAreReadInLinearTime() throws {
    func seconds(_ count: Int) throws -> Double {
      var play = try Play(from: 0.0, spring: spring)
      let start = threadSeconds()
      for index in 0..<count { try play.to(Double(index % 7), at: Double(index) / 100) }
      let time = threadSeconds() - start
      #expect(play.pieceCount == count + 1)
      #expect(play.discontinuities.isEmpty)
      #expect(play.value(at: Double(count) / 200).isFinite)
      return time
    }
    let large = try seconds(200_000)
    let small = [try seconds(20_000), try seconds(20_000), try seconds(20_000)].sorted()[1]
    #expect(large < 60 * small)
  }

  private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test func badCommandsNameWhatIsAllowed() throws {
    func message(_ body: (inout Play<Double>) throws -> Void) throws -> String {
      var play = try Play(from: 0.0, spring: spring, bounds: [0...600])
      try play.to(1, at: 0.5)
      let before = play.value(at: 0.7)
      let error = #expect(throws: SpringError.self) { try body(&play) }
      #expect(play.value(at: 0.7) == before && play.lastTime == 0.5)
      return error?.description ?? ""
    }
    #expect(try message { try $0.to(2, at: 0.4) }.hasPrefix("time must be at least 0.5"))
    #expect(try message { try $0.to(.nan, at: 1) }.hasPrefix("value must be finite"))
    #expect(try message { try $0.to(1, at: .nan) }.hasPrefix("time must be"))
    #expect(try message { try $0.release(DecaySystem.all[0], at: 1) }.contains("after a grab"))
    #expect(try message { try $0.move(to: 3, at: 1) }.contains("after a grab"))
    #expect(try message { try $0.seek(to: 0.3, at: 1) }.contains("at least 0.5"))
    #expect(try message { try $0.setSpeed(0, at: 1) }.contains("positive"))
    #expect(try message { try $0.setSpeed(.infinity, at: 1) }.contains("finite"))
    #expect(try message { try $0.to(1, at: 1, curve: .linear, duration: 0) }.contains("duration"))
    var play = try Play(from: 0.0, spring: spring)
    #expect(throws: SpringError.self) { try play.grab(at: -1) }
    try play.grab(at: 0)
    try play.move(to: 1, at: 0.1)
    #expect(throws: SpringError.self) { try play.move(to: 2, at: 0.1) }
    #expect(throws: SpringError.self) { try play.seek(to: 0, at: 0.2) }
    #expect(throws: SpringError.self) {
      try play.release(snappingTo: [], projectedBy: DecaySystem.all[0], at: 0.2)
    }
    #expect(throws: SpringError.self) { try Play(from: Double.nan, spring: spring) }
    #expect(throws: SpringError.self) {
      try Play(from: 0.0, spring: spring, bounds: [0...(.infinity)])
    }
    #expect(throws: SpringError.self) {
      try Play(from: 0.0, spring: spring, bounds: [nil, nil])
    }
  }

  @Test func extremeGesturesStayNumbers() throws {
    var random = SplitMix64(seed: 64)
    let sizes = [0, 1e-300, 1, 1e8, 1e150, -1e150, 1e300]
    var count = 0
    for _ in 0..<3000 {
      guard
        var play = try? Play(
          from: sizes.randomElement(using: &random)!, spring: spring,
          bounds: [Bool.random(using: &random) ? 0...0 : -1e3...1e3])
      else { continue }
      for step in 0..<12 {
        let time = Double(step) / 60
        let size = sizes.randomElement(using: &random)!
        // A command that would leave the range of doubles is refused, and changes nothing.
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try? play.to(size, at: time)
        case 1: try? play.grab(at: time)
        case 2: try? play.move(to: size, at: time)
        case 3: try? play.release(DecaySystem.all.randomElement(using: &random)!, at: time)
        default: try? play.setSpeed(abs(size), at: time)
        }
      }
      for time in [0, 0.05, 0.1, 0.2, 1, 1e10, .infinity] {
        #expect(!play.value(at: time).isNaN)
        #expect(!play.velocity(at: time).isNaN)
        count += 1
      }
      #expect(!play.pathLength().isNaN)
      #expect(!play.peakSpeed.speed.isNaN)
      #expect(!play.restingValue.isNaN)
    }
    #expect(count > 15_000)
  }
}

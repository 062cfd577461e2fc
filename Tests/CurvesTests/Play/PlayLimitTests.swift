import CurveTestSupport
import Curves
import Spring
import Testing

@Suite struct PlayLimitTests {
  let spring: DampedSpring

  init() throws { spring = try DampedSpring(stiffness: 230, damping: 22) }

  /// Springs, curves, catches, pauses and speeds in any order: what is kept is that of the whole play, for
  /// one and for two components.
  @Test func droppingThePastChangesNothingLater() throws {
    var random = SplitMix64(seed: 64)
    var springs: [DampedSpring] = []
    for _ in 0..<20 {
      springs.append(
        try DampedSpring(
          stiffness: .random(in: 20...900, using: &random),
          damping: .random(in: 2...90, using: &random)))
    }
    var (play, complete) = (
      try Play(from: Point2D(x: 0, y: 9), spring: spring, history: 0.3),
      try Play(from: Point2D(x: 0, y: 9), spring: spring)
    )
    var (largest, compared, time) = (0, 0, 0.0)
    for _ in 0..<5000 {
      time += Double.random(in: 0.001...0.1, using: &random)
      let target = Point2D(
        x: .random(in: -500...500, using: &random), y: .random(in: -5...5, using: &random))
      let choice = Int.random(in: 0...7, using: &random)
      let other = springs.randomElement(using: &random)
      let speed = Double.random(in: 0.5...2, using: &random)
      func apply(to play: inout Play<Point2D>) throws {
        switch choice {
        case 0: try play.pause(at: time)
        case 1: try play.resume(at: time)
        case 2: try play.setSpeed(speed, at: time)
        case 3: try play.to(target, at: time, curve: .easeInOut, duration: 0.2)
        case 4:
          if !play.isGrabbed { try play.grab(at: time) }
          try play.move(to: target, at: time)
        case 5: try play.stop(at: time)
        default: try play.to(target, at: time, spring: other)
        }
      }
      try apply(to: &play)
      try apply(to: &complete)
      largest = max(largest, play.pieceCount)
      for _ in 0..<4 {
        let moment = time + Double.random(in: -0.3...0.2, using: &random)
        guard moment >= 0 else { continue }
        #expect(play.value(at: moment) == complete.value(at: moment))
        #expect(play.velocity(at: moment) == complete.velocity(at: moment))
        compared += 1
      }
    }
    #expect(largest <= 700 && complete.pieceCount > 4000 && compared > 19_000)
  }

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
        let position = Double.random(in: -100...700, using: &random)
        try play.move(to: position, at: time)
        try complete.move(to: position, at: time)
      }
      largest = max(largest, play.pieceCount)
      if play.value(at: time) != complete.value(at: time) { differences += 1 }
    }
    #expect((1...most).contains(largest) && differences == 0)
    #expect(complete.pieceCount > 15_000)
  }

  /// Counted, not timed: how often a play reads or writes a component of a value.
  private struct Counted: VectorValue {
    final class Count: @unchecked Sendable {
      var accesses = 0
    }

    var number: Double
    let count: Count

    var componentCount: Int { 1 }

    subscript(component index: Int) -> Double {
      get {
        count.accesses += 1
        return number
      }
      set {
        count.accesses += 1
        number = newValue
      }
    }

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Ten times the commands read and write ten times the numbers; a value takes as many as before.
  @Test func commandsAreReadInLinearTime() throws {
    func accesses(_ size: Int) throws -> (commands: Int, jumps: Int, value: Int) {
      let count = Counted.Count()
      var play = try Play(from: Counted(number: 0, count: count), spring: spring)
      count.accesses = 0
      for index in 0..<size {
        let time = Double(index) / 100
        switch index % 5 {
        case 0: try play.grab(at: time)
        case 1: try play.move(to: Counted(number: Double(index), count: count), at: time)
        case 2: try play.release(DecaySystem.all[index % 3], at: time)
        case 3: try play.pause(at: time)
        default:
          try play.resume(at: time)
          try play.to(Counted(number: Double(index % 7), count: count), at: time)
        }
      }
      let commands = count.accesses
      #expect(play.pieceCount > size)
      _ = play.discontinuities
      let jumps = count.accesses - commands
      let start = count.accesses
      for step in 0..<100 {
        let time = Double(size) * Double(step) / 10_000
        #expect(play.value(at: time).number.isFinite)
      }
      return (commands, jumps, count.accesses - start)
    }
    let (small, large) = (try accesses(5_000), try accesses(50_000))
    #expect(small.commands > 1_000 && small.jumps > 1_000)
    #expect(small.value == 100 && large.value == 100)
    #expect(abs(Double(large.commands) / Double(small.commands) - 10) < 0.01)
    #expect(abs(Double(large.jumps) / Double(small.jumps) - 10) < 0.1)
  }

  @Test func badCommandsNameWhatIsAllowed() throws {
    func message(_ body: (inout Play<Double>) throws -> Void) throws -> String {
      var play = try Play(from: 0.0, spring: spring, bounds: [0...600])
      try play.to(1, at: 0.5)
      let before = play.value(at: 0.7)
      let error = #expect(throws: ParameterError.self) { try body(&play) }
      #expect(play.value(at: 0.7) == before && play.lastTime == 0.5)
      return error?.description ?? ""
    }
    #expect(try message { try $0.to(2, at: 0.4) }.hasPrefix("time must be at least 0.5"))
    #expect(try message { try $0.to(.nan, at: 1) }.hasPrefix("value must be finite"))
    #expect(try message { try $0.to(1, at: .nan) }.hasPrefix("time must be"))
    #expect(try message { try $0.release(DecaySystem.all[0], at: 1) }.contains("after a grab"))
    #expect(try message { try $0.move(to: 3, at: 1) }.contains("after a grab"))
    #expect(try message { try $0.seek(to: 0.3, at: 1) }.contains("at least 0.5"))
    #expect(try message { try $0.to(1, at: -1) }.contains("at least 0.5, the time"))
    #expect(try message { try $0.setSpeed(0, at: 1) }.contains("positive"))
    #expect(try message { try $0.setSpeed(.infinity, at: 1) }.contains("finite"))
    #expect(try message { try $0.to(1, at: 1, curve: .linear, duration: 0) }.contains("duration"))
    var play = try Play(from: 0.0, spring: spring)
    #expect(throws: ParameterError.self) { try play.grab(at: -1) }
    try play.grab(at: 0)
    try play.move(to: 1, at: 0.1)
    #expect(throws: ParameterError.self) { try play.move(to: 2, at: 0.1) }
    // Whole numbers have no ".0".
    var whole = try Play(from: 0.0, spring: spring)
    try whole.to(1, at: 2)
    let early = #expect(throws: ParameterError.self) { try whole.seek(to: 1, at: 3) }
    #expect(early?.description.contains("at least 2, when") == true)
    let late = #expect(throws: ParameterError.self) { try whole.pause(at: 1) }
    #expect(late?.description.contains("at least 2, the time") == true)
    try whole.grab(at: 3)
    try whole.move(to: 1, at: 3)
    let twice = #expect(throws: ParameterError.self) { try whole.move(to: 1, at: 3) }
    #expect(twice?.description.contains("after 3, the sample") == true)
    #expect(throws: ParameterError.self) { try play.seek(to: 0, at: 0.2) }
    #expect(throws: ParameterError.self) {
      try play.release(snappingTo: [], projectedBy: DecaySystem.all[0], at: 0.2)
    }
    #expect(throws: ParameterError.self) { try Play(from: Double.nan, spring: spring) }
    #expect(throws: ParameterError.self) {
      try Play(from: 0.0, spring: spring, bounds: [0...(.infinity)])
    }
    #expect(throws: ParameterError.self) {
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

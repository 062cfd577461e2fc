import CurveTestSupport
import Curves
import Spring

/// A random play with what a test needs to know about it: each motion that the commands began.
struct RandomPlay {
  /// What moves from a time on, by the commands alone.
  enum Law {
    case spring(DampedSpring, to: Double)
    case decay(rate: Double)
    case finger
    case other
  }

  var play: Play<Double>
  /// The law from a wall time on, and the clock's rate.
  var laws: [(start: Double, rate: Double, law: Law)] = []
  /// The samples of all fingers: the velocity has corners there.
  var samples: [Double] = []
  let bounds = -200.0...700.0

  init(seed: UInt64, commandCount: Int) throws {
    var random = SplitMix64(seed: seed)
    let spring = try DampedSpring(
      stiffness: random.logUniform(50...600), damping: random.logUniform(2...60))
    play = try Play(from: 0.0, spring: spring, bounds: [bounds])
    var (time, clock, origin, speed, isPaused) = (0.0, 0.0, 0.0, 1.0, false)
    var law = Law.other
    for _ in 0..<commandCount {
      let pause = Double.random(in: 0...0.4, using: &random)
      time += pause
      if !isPaused { clock += pause * speed }
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        let target = Double.random(in: -100...600, using: &random)
        let other = try DampedSpring(
          stiffness: random.logUniform(50...600), damping: random.logUniform(2...60))
        let isOther = Bool.random(using: &random)
        try play.to(target, at: time, spring: isOther ? other : nil)
        law = .spring(isOther ? other : spring, to: target)
        origin = clock
      case 3...5:
        try play.grab(at: time)
        laws.append((time, 1, .finger))
        let before = time
        var position = Double.random(in: -1000...1000, using: &random)
        for _ in 0..<Int.random(in: 1...30, using: &random) {
          time += Double.random(in: 0.004...0.03, using: &random)
          position += Double.random(in: -40...60, using: &random)
          try play.move(to: position, at: time)
          samples.append(time)
        }
        time += Double.random(in: 0...0.05, using: &random)
        if !isPaused { clock += (time - before) * speed }
        let system = DecaySystem.all[Int.random(in: 0..<2, using: &random)]
        try play.release(system, at: time)
        law = .other
        origin = clock
      case 6:
        try play.pause(at: time)
        isPaused = true
      case 7:
        try play.resume(at: time)
        isPaused = false
      case 8:
        speed = Double.random(in: 0.3...2, using: &random)
        try play.setSpeed(speed, at: time)
      default:
        clock = Double.random(in: origin...(clock + 0.1), using: &random)
        try play.seek(to: clock, at: time)
      }
      laws.append((time, isPaused ? 0 : speed, law))
    }
  }
}

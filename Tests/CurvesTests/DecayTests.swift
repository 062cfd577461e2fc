import CurveTestSupport
import Curves
import Foundation
import Spring
import Testing

/// Decays by eleven systems' own formulas, in double precision (table physics/values.csv and ends.csv).
@Suite struct DecayTests {
  struct Parameters: Decodable {
    var rate: Double?
    var velocity: Double?
    var velocityPerMs: Double?
    var density: Double?
    var friction: Double?
    var drag: Double?
    var constantDeceleration: Double?
    var frictionMultiplier: Double?
    var absVelocityThreshold: Double?
    var deceleration: Double?
    var fps: Double?
    var power: Double?
    var timeConstant: Double?
    var acceleration: Double?
    var endDistance: Double?
    var smoothTime: Double?
    var dimension: Double?
    var coefficient: Double?
    var offset: Double?
  }

  static func parameters(_ row: [String: String]) throws -> Parameters {
    try JSONDecoder().decode(Parameters.self, from: Data((row["parameters"] ?? "").utf8))
  }

  /// The decay of a row; nil for systems that are no decays.
  static func decay(_ system: String, _ p: Parameters) throws -> (any Decay)? {
    let velocity = p.velocity ?? 0
    switch system {
    case "uiscrollview":
      return try ExponentialDecay.uiScrollView(velocity: velocity, rate: p.rate ?? .nan)
    case "compose-exponential-decay":
      return try ExponentialDecay.compose(
        velocity: velocity, frictionMultiplier: p.frictionMultiplier ?? .nan,
        absVelocityThreshold: p.absVelocityThreshold ?? .nan)
    case "react-native-decay":
      return try ExponentialDecay.reactNative(
        velocity: 1000 * (p.velocityPerMs ?? .nan), deceleration: p.deceleration ?? .nan)
    case "motion-inertia":
      return try ExponentialDecay.motion(
        velocity: velocity, power: p.power ?? .nan, timeConstant: (p.timeConstant ?? .nan) / 1000)
    case "android-spline-exact", "android-spline":
      return try SplineDecay(
        initialVelocity: velocity, friction: p.friction ?? .nan, density: p.density ?? .nan)
    case "android-spline-table":
      return try SplineDecay(
        initialVelocity: velocity, friction: p.friction ?? .nan, density: p.density ?? .nan,
        form: .table)
    case "flutter-clamping-scroll":
      return try PowerDecay.flutterClampingScroll(
        velocity: velocity, friction: p.friction ?? .nan)
    case "flutter-friction":
      return try FrictionDecay(
        initialVelocity: velocity, drag: p.drag ?? .nan,
        constantDeceleration: p.constantDeceleration ?? .nan)
    case "chromium-fling": return try FlingDecay(initialVelocity: velocity)
    case "gravity":
      return try GravityMotion(
        initialVelocity: velocity, acceleration: p.acceleration ?? .nan,
        extent: p.endDistance ?? .nan)
    case "reanimated-decay":
      return try FrameDecay(
        initialVelocity: velocity, deceleration: p.deceleration ?? .nan,
        framesPerSecond: p.fps ?? .nan)
    default: return nil
    }
  }

  @Test func valuesAndVelocitiesMatchTheTable() throws {
    var worst: [String: LargestError] = [:]
    for row in try Fixture("physics/values.csv", rows: 1744).rows {
      let system = row["system"] ?? ""
      let parameters = try Self.parameters(row)
      let (time, value) = (try row.number("t"), try row.number("x"))
      let scale = max(abs(value), 1e-3)
      guard let decay = try Self.decay(system, parameters) else {
        let damped = try SmoothDamp(
          smoothTime: parameters.smoothTime ?? .nan, framesPerSecond: parameters.fps ?? .nan)
        let velocity = try row.number("v")
        worst[system, default: LargestError()].include(abs(damped.value(at: time) - value) / scale)
        worst[system, default: LargestError()].include(
          abs(damped.velocity(at: time) - velocity) / abs(velocity))
        continue
      }
      worst[system, default: LargestError()].include(abs(decay.value(at: time) - value) / scale)
      // Rows end where the motion does, there with velocity 0 or the last one.
      guard row["v"] != "", time < (decay.duration ?? .infinity) * (1 - 1e-12) else { continue }
      // React Native's velocities are per millisecond.
      let unit: Double = system == "react-native-decay" ? 1000 : 1
      let velocity = unit * (try row.number("v"))
      worst[system, default: LargestError()].include(
        abs(decay.velocity(at: time) - velocity) / max(abs(velocity), 1e-3))
    }
    #expect(worst.count == 12)
    for (system, error) in worst {
      #expect(error.value <= 1e-9, "\(system): \(error.value)")
      #expect(error.count >= 50)
    }
  }

  @Test func decaysEndAsTheirSystemsDo() throws {
    var count = 0
    for row in try Fixture("physics/ends.csv", rows: 58).rows {
      let system = row["system"] ?? ""
      let p = try Self.parameters(row)
      let distance = try row.number("distance")
      func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
        abs(a - b) <= tolerance * max(abs(b), 1e-3)
      }
      count += 1
      switch system {
      case "uiscrollview-projection-wwdc18":
        let rate = try DecelerationRate(perMillisecond: p.rate ?? .nan)
        #expect(close(rate.millisecondProjection(velocity: p.velocity ?? .nan), distance))
      case "rubber-band":
        let band = try RubberBand(
          dimension: p.dimension ?? .nan, coefficient: p.coefficient ?? .nan)
        let drag = p.offset ?? .nan
        // The table has the rounding of the formula as published.
        #expect(close(band.offset(forDrag: drag), distance, 1e-13))
        #expect(close(band.drag(forOffset: band.offset(forDrag: drag)), drag, 1e-13))
        let step = 1e-3
        let slope =
          (band.offset(forDrag: drag + step) - band.offset(forDrag: drag - step)) / (2 * step)
        if drag != 0 { #expect(close(band.slope(atDrag: drag), slope, 1e-7)) }
      default:
        let decay = try #require(try Self.decay(system, p), "\(system)")
        #expect(close(decay.restingValue, distance), "\(system) \(decay.restingValue) \(distance)")
        guard row["duration"] != "" else { continue }
        let duration = try row.number("duration")
        if system == "android-spline" {
          #expect((((decay.duration ?? .nan) * 1000).rounded(.down) / 1000) == duration)
        } else if let friction = decay as? FrictionDecay {
          #expect(close(friction.flutterFinalTime ?? .nan, duration))
          #expect(close(friction.stoppingTime, duration, 1e-6))
        } else {
          #expect(close(decay.duration ?? .nan, duration), "\(system) \(row)")
        }
      }
    }
    #expect(count == 58)
  }

  /// Android's table of positions, and the exact curve next to it.
  @Test func androidsTableIsNearItsExactCurve() throws {
    let fling = try SplineDecay(initialVelocity: 1000)
    let table = try SplineDecay(initialVelocity: 1000, form: .table)
    var worst = LargestError()
    var worstTable = LargestError()
    let (distance, duration) = (fling.fling.distance, fling.fling.duration)
    for row in try Fixture("physics/android-spline-table.csv", rows: 101).rows {
      let time = duration * (try row.number("i")) / 100
      worst.include(abs(fling.value(at: time) / distance - (try row.number("exact_position"))))
      worstTable.include(
        abs(table.value(at: time) / distance - (try row.number("spline_position"))))
    }
    #expect(worst.count == 101 && worst.value <= 2e-15)
    #expect(worstTable.value <= 1e-9)
  }

  /// Seeded decays of every kind: the velocity against central differences, the inverses, the settling
  /// time, the landing.
  @Test func velocitiesInversesAndSettlingTimesAgree() throws {
    var random = SplitMix64(seed: 20)
    var slope = LargestError()
    var inverse = LargestError()
    var settling = LargestError()
    for _ in 0..<300 {
      let sign = Bool.random(using: &random) ? 1.0 : -1
      let from = Double.random(in: -500...500, using: &random)
      let velocity = sign * random.logUniform(50...10_000)
      let decays: [any Decay] = [
        try ExponentialDecay.uiScrollView(from: from, velocity: velocity),
        try ExponentialDecay.compose(from: from, velocity: velocity),
        try ExponentialDecay.motion(from: from, velocity: velocity),
        try PowerDecay.flutterClampingScroll(from: from, velocity: velocity),
        try FrictionDecay(from: from, initialVelocity: velocity, drag: 0.135),
        try FrictionDecay(
          from: from, initialVelocity: velocity, drag: 0.3, constantDeceleration: 900),
        try FlingDecay(from: from, initialVelocity: velocity),
        try SplineDecay(from: from, initialVelocity: velocity, density: 2),
        try GravityMotion(
          from: from, initialVelocity: velocity, acceleration: sign * 900,
          extent: from + sign * 800),
      ]
      for decay in decays {
        let end = try #require(decay.duration)
        let time = end * Double.random(in: 0.05...0.9, using: &random)
        let step = end * 1e-5
        let difference =
          (decay.value(at: time + step) - decay.value(at: time - step)) / (2 * step)
        slope.include(abs(decay.velocity(at: time) - difference) / abs(velocity))
        let back = try #require(decay.time(reaching: decay.value(at: time)), "\(decay)")
        // A time is as exact as the value's rounding lets it be.
        let grain = (abs(from) + abs(decay.value(at: time))) * 0x1p-52
        inverse.include(max(0, abs(back - time) - 4 * grain / abs(decay.velocity(at: time))) / end)
        let after = try #require(decay.time(ofVelocity: decay.velocity(at: time)), "\(decay)")
        inverse.include(abs(after - time) / end)
        let threshold = abs(decay.distance) * 0.01
        let settled = decay.settlingTime(within: threshold)
        settling.include(
          abs(abs(decay.value(at: settled) - decay.restingValue) / threshold - 1))
        #expect(abs(decay.value(at: settled * 1.01) - decay.restingValue) < threshold)
        #expect(
          abs(decay.value(at: .infinity) - decay.restingValue) <= 1e-9 * abs(decay.distance))
        #expect(decay.value(at: -1) == from)
      }
    }
    #expect(slope.count == 2700 && slope.value <= 1e-6)
    #expect(inverse.count == 5400 && inverse.value <= 1e-12)
    #expect(settling.count == 2700 && settling.value <= 1e-9)
  }

  @Test func landsWhereAsked() throws {
    var random = SplitMix64(seed: 21)
    var worst = LargestError()
    for _ in 0..<200 {
      let (from, to) = (
        Double.random(in: -500...500, using: &random),
        Double.random(in: -500...500, using: &random)
      )
      for end in [DecayEnd.never, .speed(0.1), .distance(0.5)] {
        let decay = try ExponentialDecay(from: from, reaching: to, decayRate: 2, end: end)
        worst.include(abs(decay.restingValue - to))
      }
    }
    #expect(worst.count == 600 && worst.value <= 1e-12)
  }

  @Test func badParametersAreNamed() throws {
    #expect(throws: ParameterError.self) {
      try ExponentialDecay(initialVelocity: .nan, decayRate: 1)
    }
    #expect(throws: ParameterError.self) { try ExponentialDecay(initialVelocity: 1, decayRate: 0) }
    #expect(throws: ParameterError.self) { try ExponentialDecay.uiScrollView(velocity: 1, rate: 1) }
    #expect(throws: ParameterError.self) { try FrictionDecay(initialVelocity: 1, drag: 1) }
    #expect(throws: ParameterError.self) { try FrameDecay(initialVelocity: 1, deceleration: 1) }
    #expect(throws: ParameterError.self) {
      try FrameDecay(initialVelocity: 1e300, deceleration: 1 - 0x1p-53, framesPerSecond: 1e9)
    }
    #expect(throws: ParameterError.self) { try GravityMotion(acceleration: 1, extent: -1) }
    #expect(throws: ParameterError.self) { try SmoothDamp(smoothTime: 1e9) }
    #expect(throws: ParameterError.self) { try RubberBand(dimension: 0) }
  }
}

@Suite struct DecaySystemTests {
  @Test func namesAreUniqueAndFound() throws {
    #expect(Set(DecaySystem.all.map(\.name)).count == DecaySystem.all.count)
    #expect(DecaySystem.all.count >= 10)
    for system in DecaySystem.all { #expect(DecaySystem.named(system.name)?.title == system.title) }
    #expect(DecaySystem.named("uiscroll") == nil)
  }

  /// The velocity that lands at a value is the inverse of the landing.
  @Test func theVelocityThatReachesAValueLandsThere() throws {
    var random = SplitMix64(seed: 22)
    var worst = LargestError()
    for system in DecaySystem.all {
      for _ in 0..<20 {
        let from = Double.random(in: -300...300, using: &random)
        let target = from + Double.random(in: -600...600, using: &random)
        let velocity = try #require(try system.velocity(reaching: target, from: from))
        let landing = try system.decay(from: from, velocity: velocity).restingValue
        // Frames can miss by what the last of them moves.
        worst.include(
          system.name == "reanimated"
            ? max(0, abs(landing - target) - 1) : abs(landing - target) / 600)
      }
    }
    #expect(worst.count == 20 * DecaySystem.all.count && worst.value <= 1e-12)
  }

  @Test func aThrowBoundedByEachSystem() throws {
    for system in DecaySystem.all {
      let decay = try system.decay(velocity: 3000)
      let motion = try BoundedDecay(decay, in: -10...100, edge: system.edge)
      let impact = try #require(motion.impact, "\(system.name)")
      #expect(impact.edge == 100 && motion.restingValue == 100)
      #expect(abs(motion.value(at: motion.settlingTime(within: 0.1) * 1.001) - 100) <= 0.1)
    }
  }
}

@Suite struct DecayCodableTests {
  private func roundTrips<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value, "\(value)")
  }

  @Test func everyKindDecodesToItself() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<50 {
      let from = Double.random(in: -500...500, using: &random)
      let velocity = Double.random(in: -5000...5000, using: &random)
      try roundTrips(ExponentialDecay.uiScrollView(from: from, velocity: velocity))
      try roundTrips(ExponentialDecay.compose(from: from, velocity: velocity))
      try roundTrips(ExponentialDecay.reactNative(from: from, velocity: velocity))
      try roundTrips(ExponentialDecay(from: from, initialVelocity: velocity, decayRate: 3))
      try roundTrips(PowerDecay.flutterClampingScroll(from: from, velocity: velocity))
      try roundTrips(FrictionDecay(from: from, initialVelocity: velocity, drag: 0.2))
      try roundTrips(FlingDecay(from: from, initialVelocity: velocity))
      try roundTrips(
        GravityMotion(from: from, initialVelocity: velocity, acceleration: 9, extent: from + 9))
      try roundTrips(FrameDecay(from: from, initialVelocity: velocity))
      try roundTrips(SmoothDamp(from: from, to: 3, initialVelocity: velocity, smoothTime: 0.3))
      try roundTrips(SplineDecay(from: from, initialVelocity: velocity, form: .table))
    }
    try roundTrips(RubberBand(dimension: 320))
  }

  @Test func badMembersAreErrors() throws {
    let texts = [
      #"{"from": 0, "initialVelocity": 1, "decayRate": 0}"#,
      #"{"from": 0, "initialVelocity": 1, "decayRate": 1, "end": {"speed": -1}}"#,
      #"{"from": 0, "decayRate": 1}"#,
    ]
    for text in texts {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ExponentialDecay.self, from: Data(text.utf8))
      }
    }
  }
}

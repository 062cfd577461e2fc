import Spring

/// A decay of any of this package's kinds, as one type.
public struct AnyDecay: Decay, Hashable {
  enum Kind: Hashable, Sendable {
    case exponential(ExponentialDecay)
    case spline(SplineDecay)
    case power(PowerDecay)
    case friction(FrictionDecay)
    case fling(FlingDecay)
    case gravity(GravityMotion)
    case frames(FrameDecay)
  }

  let kind: Kind

  init(_ decay: ExponentialDecay) { kind = .exponential(decay) }
  init(_ decay: SplineDecay) { kind = .spline(decay) }
  init(_ decay: PowerDecay) { kind = .power(decay) }
  init(_ decay: FrictionDecay) { kind = .friction(decay) }
  init(_ decay: FlingDecay) { kind = .fling(decay) }
  init(_ decay: GravityMotion) { kind = .gravity(decay) }
  init(_ decay: FrameDecay) { kind = .frames(decay) }
}

extension AnyDecay {
  /// The value at time 0.
  public var from: Double {
    switch kind {
    case .exponential(let decay): decay.from
    case .spline(let decay): decay.from
    case .power(let decay): decay.from
    case .friction(let decay): decay.from
    case .fling(let decay): decay.from
    case .gravity(let decay): decay.from
    case .frames(let decay): decay.from
    }
  }

  /// The velocity at time 0 in value units per second.
  public var initialVelocity: Double {
    switch kind {
    case .exponential(let decay): decay.initialVelocity
    case .spline(let decay): decay.initialVelocity
    case .power(let decay): decay.initialVelocity
    case .friction(let decay): decay.initialVelocity
    case .fling(let decay): decay.initialVelocity
    case .gravity(let decay): decay.initialVelocity
    case .frames(let decay): decay.initialVelocity
    }
  }

  /// The rate in 1/s of an exponential motion; nil for others.
  package var exponentialRate: Double? {
    switch kind {
    case .exponential(let decay): decay.decayRate
    case .friction(let decay): decay.exponentialRate
    case .spline, .power, .fling, .gravity, .frames: nil
    }
  }

  /// The value at which the motion lands.
  public var restingValue: Double {
    switch kind {
    case .exponential(let decay): decay.restingValue
    case .spline(let decay): decay.restingValue
    case .power(let decay): decay.restingValue
    case .friction(let decay): decay.restingValue
    case .fling(let decay): decay.restingValue
    case .gravity(let decay): decay.restingValue
    case .frames(let decay): decay.restingValue
    }
  }

  /// When the system ends the motion, in seconds; nil if it never does.
  public var duration: Double? {
    switch kind {
    case .exponential(let decay): decay.duration
    case .spline(let decay): decay.duration
    case .power(let decay): decay.duration
    case .friction(let decay): decay.duration
    case .fling(let decay): decay.duration
    case .gravity(let decay): decay.duration
    case .frames(let decay): decay.duration
    }
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    switch kind {
    case .exponential(let decay): decay.value(at: time)
    case .spline(let decay): decay.value(at: time)
    case .power(let decay): decay.value(at: time)
    case .friction(let decay): decay.value(at: time)
    case .fling(let decay): decay.value(at: time)
    case .gravity(let decay): decay.value(at: time)
    case .frames(let decay): decay.value(at: time)
    }
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double {
    switch kind {
    case .exponential(let decay): decay.velocity(at: time)
    case .spline(let decay): decay.velocity(at: time)
    case .power(let decay): decay.velocity(at: time)
    case .friction(let decay): decay.velocity(at: time)
    case .fling(let decay): decay.velocity(at: time)
    case .gravity(let decay): decay.velocity(at: time)
    case .frames(let decay): decay.velocity(at: time)
    }
  }

  /// The last time in seconds at which the value is further from `restingValue` than a threshold in value units.
  public func settlingTime(within threshold: Double) -> Double {
    switch kind {
    case .exponential(let decay): decay.settlingTime(within: threshold)
    case .spline(let decay): decay.settlingTime(within: threshold)
    case .power(let decay): decay.settlingTime(within: threshold)
    case .friction(let decay): decay.settlingTime(within: threshold)
    case .fling(let decay): decay.settlingTime(within: threshold)
    case .gravity(let decay): decay.settlingTime(within: threshold)
    case .frames(let decay): decay.settlingTime(within: threshold)
    }
  }

  /// The first time in seconds at which the motion has a value; nil if it never has.
  public func time(reaching value: Double) -> Double? {
    switch kind {
    case .exponential(let decay): decay.time(reaching: value)
    case .spline(let decay): decay.time(reaching: value)
    case .power(let decay): decay.time(reaching: value)
    case .friction(let decay): decay.time(reaching: value)
    case .fling(let decay): decay.time(reaching: value)
    case .gravity(let decay): decay.time(reaching: value)
    case .frames(let decay): decay.time(reaching: value)
    }
  }

  /// The first time in seconds at which the motion has a velocity; nil if it never has.
  public func time(ofVelocity velocity: Double) -> Double? {
    switch kind {
    case .exponential(let decay): decay.time(ofVelocity: velocity)
    case .spline(let decay): decay.time(ofVelocity: velocity)
    case .power(let decay): decay.time(ofVelocity: velocity)
    case .friction(let decay): decay.time(ofVelocity: velocity)
    case .fling(let decay): decay.time(ofVelocity: velocity)
    case .gravity(let decay): decay.time(ofVelocity: velocity)
    case .frames(let decay): decay.time(ofVelocity: velocity)
    }
  }
}

import Spring

/// What moves one component during a piece of a play. Its time 0 is where the motion began.
enum PlayMotion: Sendable {
  case rest(Double)
  case finger(FingerLine)
  indirect case spring(SpringMotion)
  indirect case curve(CurveMotion)
  indirect case decay(AnyDecay)
  indirect case bounded(BoundedDecay<AnyDecay>)

  func value(at time: Double) -> Double {
    switch self {
    case .rest(let value): value
    case .finger(let line): line.value(at: time)
    case .spring(let motion): motion.value(at: time)
    case .curve(let motion): motion.value(at: time)
    case .decay(let motion): motion.value(at: time)
    case .bounded(let motion): motion.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .finger(let line): line.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .curve(let motion): motion.velocity(at: time)
    case .decay(let motion): motion.velocity(at: time)
    case .bounded(let motion): motion.velocity(at: time)
    }
  }

  /// Where it lands.
  var restingValue: Double {
    switch self {
    case .rest(let value): value
    case .finger(let line): line.value(at: 0)
    case .spring(let motion): motion.to
    case .curve(let motion): motion.last
    case .decay(let motion): motion.restingValue
    case .bounded(let motion): motion.restingValue
    }
  }

  /// When it ends by its own rule: a spring's exact settling time within
  /// ``SpringMotion/defaultThreshold`` of its distance, a decay's duration; infinity if it never ends.
  var end: Double {
    switch self {
    case .rest, .finger: 0
    case .spring(let motion): motion.settlingTime()
    case .curve(let motion): motion.span
    case .decay(let motion): motion.duration ?? .infinity
    case .bounded(let motion): motion.duration ?? .infinity
    }
  }

  /// The last time at which the value is further from `restingValue` than a threshold in value units.
  func settlingTime(within threshold: Double) -> Double {
    switch self {
    case .rest, .finger: 0
    case .spring(let motion): motion.settlingTime(band: threshold)
    case .curve(let motion): motion.settlingTime(within: threshold)
    case .decay(let motion): motion.settlingTime(within: threshold)
    case .bounded(let motion): motion.settlingTime(within: threshold)
    }
  }
}

import CurveArithmetic

extension Penner {
  /// The ease-in for x in 0...1, arranged to avoid cancellation near 0.
  func easeIn(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    switch family {
    case .sine:
      let half = Double.sin(x * (.pi / 4))
      return 2 * half * half
    case .quad: return x * x
    case .cubic: return x * x * x
    case .quart: return (x * x) * (x * x)
    case .quint: return (x * x) * (x * x) * x
    case .power(let exponent): return Double.pow(x, exponent)
    case .expo(let normalized): return Self.decay(x, normalized)
    case .circ: return x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
    case .back: return x * x * ((overshoot + 1) * x - overshoot)
    case .elastic(let amplitude, _, let normalized):
      if x == 1 { return 1 }
      return -amplitude * Self.decay(x, normalized) * Double.sin(phase(x))
    case .bounce:
      let (centre, base) = Self.bounce(1 - x)
      let offset = 1 - x - centre
      return 1 - base - 7.5625 * offset * offset
    }
  }

  /// The ease-out for x in 0...1.
  func easeOut(_ x: Double) -> Double {
    // The circle starts vertical, where the rounding of 1 - x would count.
    if case .circ = family { return (x * (2 - x)).squareRoot() }
    return 1 - easeOutRotated(1 - x)
  }

  /// The derivative of the ease-out for x in 0...1; at the ends, the limit from inside.
  func easeOutVelocity(_ x: Double) -> Double {
    if case .circ = family { return (1 - x) / (x * (2 - x)).squareRoot() }
    return easeOutRotatedVelocity(1 - x)
  }

  /// The derivative of the ease-in for x in 0...1; at the ends, the limit from inside.
  func easeInVelocity(_ x: Double) -> Double {
    switch family {
    case .sine: return .pi / 2 * Double.sin(x * (.pi / 2))
    case .quad: return 2 * x
    case .cubic: return 3 * x * x
    case .quart: return 4 * x * x * x
    case .quint: return 5 * (x * x) * (x * x)
    case .power(let exponent):
      if x == 0 { return exponent < 1 ? .infinity : exponent == 1 ? 1 : 0 }
      return exponent * Double.pow(x, exponent - 1)
    case .expo(let normalized): return Self.decayRate * Self.growth(x, normalized)
    case .circ: return x / ((1 - x) * (1 + x)).squareRoot()
    case .back: return x * (3 * (overshoot + 1) * x - 2 * overshoot)
    case .elastic(let amplitude, _, let normalized):
      let growth = Self.decayRate * Self.growth(x, normalized) * Double.sin(phase(x))
      let turn = Self.decay(x, normalized) * (2 * .pi / period) * Double.cos(phase(x))
      return -amplitude * (growth + turn)
    case .bounce: return 2 * 7.5625 * (1 - x - Self.bounce(1 - x).centre)
    }
  }

  /// The ease-out rotated about the centre: the ease-in, except for Penner's elastic with an amplitude
  /// above 1, whose two sines have opposite phases.
  func easeOutRotated(_ x: Double) -> Double {
    guard let amplitude = unevenAmplitude, x > 0, x < 1 else { return easeIn(x) }
    return amplitude * Self.decay(x, false) * Double.sin(oppositePhase(x))
  }

  /// The derivative of the rotated ease-out.
  func easeOutRotatedVelocity(_ x: Double) -> Double {
    guard let amplitude = unevenAmplitude else { return easeInVelocity(x) }
    let growth = Self.decayRate * Self.growth(x, false) * Double.sin(oppositePhase(x))
    let turn = Self.decay(x, false) * (2 * .pi / period) * Double.cos(oppositePhase(x))
    return amplitude * (growth + turn)
  }

  /// The amplitude of an elastic equation whose ease-out is not the ease-in rotated.
  private var unevenAmplitude: Double? {
    guard case .elastic(let amplitude, _, false) = family, amplitude > 1 else { return nil }
    return amplitude
  }

  private func oppositePhase(_ x: Double) -> Double {
    (x - 1) * (2 * .pi / period) + Double.asin(1 / (unevenAmplitude ?? 1))
  }

  /// The effective overshoot.
  private var overshoot: Double {
    guard case .back(let given) = family else { return 0 }
    return given ?? (direction == .inOut ? 1.70158 * 1.525 : 1.70158)
  }

  /// The effective period.
  private var period: Double {
    guard case .elastic(_, let given, _) = family else { return 1 }
    return given ?? (direction == .inOut ? 0.45 : 0.3)
  }

  /// The angle of the elastic sine, which makes it -1 / amplitude at x = 1.
  private func phase(_ x: Double) -> Double {
    guard case .elastic(let amplitude, _, _) = family else { return 0 }
    return (x - 1) * (2 * .pi / period) - Double.asin(1 / amplitude)
  }

  /// 10 ln 2, the logarithmic derivative of the exponential.
  private static let decayRate = 10 * Double.log(2)

  /// 2^(10 x - 10); if normalised, minus its value at 0 and rescaled to reach 1.
  private static func decay(_ x: Double, _ normalized: Bool) -> Double {
    normalized ? Double.expMinusOne(x * decayRate) / 1023 : Double.exp2(10 * x - 10)
  }

  /// The derivative of the exponential, divided by the decay rate.
  private static func growth(_ x: Double, _ normalized: Bool) -> Double {
    Double.exp2(10 * x - 10) * (normalized ? 1024.0 / 1023 : 1)
  }

  /// The vertex of the parabola of the bounce at a progress of the ease-out.
  private static func bounce(_ x: Double) -> (centre: Double, base: Double) {
    switch x * 2.75 {
    case ..<1: (0, 0)
    case ..<2: (1.5 / 2.75, 0.75)
    case ..<2.5: (2.25 / 2.75, 0.9375)
    default: (2.625 / 2.75, 0.984375)
    }
  }
}

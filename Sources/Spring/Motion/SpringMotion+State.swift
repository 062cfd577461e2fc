import CurveArithmetic

/// The value and the velocity of a motion at one time.
public struct SpringState: Hashable, Sendable {
  /// The value, in value units.
  public let value: Double
  /// The velocity, in value units per second.
  public let velocity: Double

  @inlinable @inline(__always)
  init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}

extension SpringMotion {
  /// The value and the velocity at a time in seconds. Up to time 0 they are exactly those of the start.
  /// A velocity beyond the range of `Double` is infinite.
  ///
  /// - Complexity: O(1); one evaluation of the exponential, sine and cosine for both.
  #if !hasFeature(Embedded)  // There, size counts.
    @inlinable @inline(__always)
  #endif
  public func state(at time: Double) -> SpringState {
    if time <= 0 { return SpringState(value: from, velocity: initialVelocity) }
    return state(of: solution.state(at: dimensionless(time)))
  }

  /// The value at a time in seconds.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Double {
    if time <= 0 { return from }
    return to - amplitude * solution.state(at: dimensionless(time)).position
  }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The displacement from the target, `to - value`, at a time in seconds.
  ///
  /// It has full relative accuracy even if `value` has rounded to `to`.
  public func displacement(at time: Double) -> Double {
    amplitude * solution.state(at: dimensionless(time)).position
  }

  /// The acceleration at a time in seconds, in value units per second squared.
  ///
  /// It comes from the closed-form solution, not from the right-hand side of the differential equation,
  /// which cancels far above critical damping. The error bound is that of the velocity.
  public func acceleration(at time: Double) -> Double {
    let change = solution.derivative.state(at: dimensionless(time)).velocity
    let (first, last) = speedFactors
    return 0 - first * change * last * spring.rates.unit
  }

  /// The energy per unit mass at a time in seconds, (velocity^2 + omega^2 displacement^2)/2, in value
  /// units squared per second squared. It never increases.
  public func energy(at time: Double) -> Double {
    let rates = spring.rates
    let (y, v) = solution.state(at: dimensionless(time))
    let (first, last) = speedFactors
    let speed = first * v * last
    let tension = first * y * rates.frequency.high * last
    return (speed * speed + tension * tension) / 2
  }

  /// The half width of the envelope at a time in seconds, in value units: a bound that an oscillating
  /// displacement touches once per half period. Nil if the motion does not oscillate.
  public func envelope(at time: Double) -> Double? {
    guard spring.rates.discriminantSign > 0 else { return nil }
    let reach = Double.hypot(solution.position, solution.positionSine / spring.rates.split.high)
    let decay = CharacteristicRates.decayFactor(spring.rates.decay, dimensionless(time))
    // In this order no product overflows before a decay of 0.
    return abs(amplitude) * (reach * decay)
  }

  @inlinable @inline(__always)
  func state(_ basis: PropagatorBasis) -> SpringState { state(of: solution.state(basis)) }

  @inlinable @inline(__always)
  func state(of unit: (position: Double, velocity: Double)) -> SpringState {
    // Written as differences, so that rest is 0 and never -0.
    let value = to - amplitude * unit.position
    if solution.rates.unit == 1 {
      return SpringState(value: value, velocity: 0 - amplitude * unit.velocity)
    }
    let (first, last) = speedFactors
    return SpringState(value: value, velocity: 0 - first * unit.velocity * last)
  }

  /// The factors before and after a dimensionless rate that make it a velocity.
  ///
  /// A tiny amplitude is multiplied by the unit first: its product with a rate would lose digits.
  @inlinable @inline(__always)
  var speedFactors: (Double, Double) {
    let unit = solution.rates.unit
    return abs(amplitude) < 0x1p-500 ? (amplitude * unit, 1) : (amplitude, unit)
  }

  /// Time in the rates' units; times below 0 count as 0.
  @inlinable @inline(__always)
  func dimensionless(_ time: Double) -> Double {
    time < 0 ? 0 : time * solution.rates.unit
  }
}

#if !hasFeature(Embedded)
  extension SpringState: Codable {}
#endif

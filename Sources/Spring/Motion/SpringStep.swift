import CurveArithmetic

/// One step of one spring over one interval, computed once and applied to any number of values.
///
/// The displacement y from the target and the velocity are advanced by a matrix:
///
///     y(t + h) = p y - q v,   v(t + h) = s v + r y.
///
/// So a step costs four multiplications, and is exact for an interval of any length. Keep it while the
/// interval stays the same; for many springs use a ``SpringStepper``.
///
/// ```swift
/// let spring = try DampedSpring(stiffness: 230, damping: 22)
/// let step = SpringStep(spring, over: 1.0 / 60)
/// var (value, velocity) = (0.0, 0.0)
/// step.advance(value: &value, velocity: &velocity, target: 1)
/// ```
///
/// **Error bound.** The value is the sum of p y and -q v, the velocity the sum of r y and of the two terms of
/// s v, one with the cosine and one with the sine. One step is within 1e-15 times the sum of their magnitudes,
/// on both sides of critical damping. Errors add from step to step. Next to critical damping, relative to the decayed motion, they grow with the square of the
/// number of steps; ``SpringMotion`` has no such growth.
public struct SpringStep: Hashable, Sendable {
  @usableFromInline let p: Double
  @usableFromInline let q: Double
  @usableFromInline let r: Double
  @usableFromInline let s: Double

  /// Creates the step of a spring over an interval.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - deltaTime: The interval in seconds. 0 or less, or NaN, changes nothing; an infinite step ends at
  ///     rest.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public init(_ spring: DampedSpring, over deltaTime: Double) {
    let propagator = ShortPropagator(spring.rates)
    let (z, exponent) = propagator.arguments(deltaTime)
    let limit = ShortPropagator<Double>.limit
    if abs(z) <= limit, exponent <= limit, deltaTime > 0 {
      self = shortStep(propagator, z, exponent, deltaTime)
    } else {
      let rates = spring.rates
      self.init(
        slow: rates.slow, split: rates.split, fast: rates.fast.high,
        stiffness: rates.stiffness.high, unit: rates.unit,
        discriminantSign: rates.discriminantSign, over: deltaTime)
    }
  }

  init(p: Double, q: Double, r: Double, s: Double) {
    (self.p, self.q, self.r, self.s) = (p, q, r, s)
  }

  /// A step that is long for the spring: phase and exponent have more digits than a double.
  @inline(never) @usableFromInline
  init(
    slow: DoubleDouble, split: DoubleDouble, fast: Double, stiffness: Double, unit: Double,
    discriminantSign: Int, over deltaTime: Double
  ) {
    guard deltaTime > 0 else {
      self.init(p: 1, q: 0, r: 0, s: 1)
      return
    }
    let time = deltaTime * unit
    guard time < .infinity else {
      self.init(p: 0, q: 0, r: 0, s: 0)
      return
    }
    let (p, q, s): (Double, Double, Double)
    let width = split.scaled(by: 2)
    if discriminantSign < 0, width.high * time > 1 {
      // The exponentials have separated, so that no difference cancels.
      let factor = CharacteristicRates.decayFactor(slow, time)
      let ratio = CharacteristicRates.decayFactor(width, time)
      let tau = (1 - ratio) / width.high
      (p, q) = (factor * (1 + slow.high * tau), factor * tau)
      s = factor * ((fast * ratio - slow.high) / width.high)
    } else {
      let pair = propagatorPair(
        slow, split, discriminantSign < 0 ? .parting : .oscillating, time, time.upper)
      // Both rates are the decay unless overdamped.
      p = pair[0] + slow.high * pair[1]
      q = pair[1]
      s = pair[0] - fast * pair[1]
    }
    self.init(p: p, q: limited(q / unit), r: limited(stiffness * q * unit), s: s)
  }

  /// Advances a value and its velocity by the interval, toward a target that may change between calls.
  ///
  /// - Parameters:
  ///   - value: The value, finite. A result beyond the range of doubles becomes the largest finite number.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - target: The value at rest, finite.
  @inlinable @inline(__always)
  public func advance(value: inout Double, velocity: inout Double, target: Double) {
    let y = target - value
    let (next, speed) = (target - (p * y - q * velocity), s * velocity + r * y)
    if (next + speed).isFinite {
      (value, velocity) = (next, speed)
    } else {
      (value, velocity) = far(value, velocity, target)
    }
  }

  /// The same where a term overflows.
  @inline(never) @usableFromInline
  func far(_ value: Double, _ velocity: Double, _ target: Double) -> (Double, Double) {
    let scale = 0x1p-200
    let (to, speed) = (target * scale, velocity * scale)
    let y = to - value * scale
    let position = limited(p * y) / 2 - limited(q * speed) / 2
    let next = limited(s * speed) / 2 + limited(r * y) / 2
    return (limited((to - 2 * position) / scale), limited(next / scale * 2))
  }
}

/// The number, or the largest finite one of its sign.
func limited(_ number: Double) -> Double {
  min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
}

/// The step over an interval that is short for its spring. (An initialiser would be called by way of another one.)
@inline(never) @usableFromInline
func shortStep(
  _ propagator: ShortPropagator<Double>, _ z: Double, _ exponent: Double, _ interval: Double
) -> SpringStep {
  let matrix = propagator.matrix(z, exponent, interval)
  return SpringStep(p: matrix.p, q: matrix.q, r: matrix.r, s: matrix.s)
}

import CurveArithmetic

/// A motion's states at eight times side by side, bit for bit equal to ``SpringMotion/state(at:)``.
///
/// Every lane performs the same operations in the same order. If the lanes would diverge, at unusual
/// times or between the two forms of an overdamped motion, the result is nil and the caller uses the
/// scalar form.
struct SpringLanes {
  private typealias Eight = SIMD8<Double>

  private let motion: SpringMotion
  /// The times in seconds must all lie in one of these ranges: before the two exponentials of an
  /// overdamped motion separate, after that, and when the fast one is 0.
  private let near: ClosedRange<Double>
  private let far: ClosedRange<Double>
  private let last: ClosedRange<Double>

  init(_ motion: SpringMotion) {
    self.motion = motion
    let rates = motion.spring.rates
    /// The time in seconds at which an exponent reaches a number.
    func time(_ exponent: Double, _ rate: Double) -> Double {
      min(exponent / rate / rates.unit, .greatestFiniteMagnitude)
    }
    func range(_ start: Double, _ end: Double) -> ClosedRange<Double> {
      start < end ? start...end : .infinity ... .infinity
    }
    // The kernels handle exponents up to 700; from 751 on the exponential is 0.
    let least = Double.leastNormalMagnitude
    if rates.discriminantSign < 0 {
      let slowEnd = time(700, rates.slow.high)
      near = range(least, min(time(0.999999, rates.split.high), time(700, rates.decay.high)))
      far = range(time(1.000001, rates.split.high), min(time(700, rates.fast.high), slowEnd))
      last = range(time(751, rates.fast.high), slowEnd)
    } else {
      near = range(least, min(time(700, rates.decay.high), time(0x1p19, rates.split.high)))
      (far, last) = (range(0, 0), range(0, 0))
    }
  }

  /// The states at eight times; nil if they must be computed one by one.
  @inline(__always)
  func states(at times: SIMD8<Double>) -> (values: SIMD8<Double>, velocities: SIMD8<Double>)? {
    let rates = motion.spring.rates
    let time = times * rates.unit
    let (first, second): (Eight, Eight)
    if Self.areAll(times, in: near) {
      let decay = Self.decay(rates.decay, time)
      if rates.discriminantSign > 0 {
        let (cos, sin) = Self.circular(rates.split, time)
        (first, second) = (decay * cos, decay * (sin / rates.split.high))
      } else if rates.discriminantSign < 0 {
        let (cosh, ratio) = CharacteristicRates.hyperbolic(rates.split.high * time)
        (first, second) = (decay * cosh, decay * (ratio * time))
      } else {
        (first, second) = (decay, decay * time)
      }
      let solution = motion.solution
      let y: Eight = solution.position * first + solution.positionSine * second
      let v: Eight = solution.velocity * first + solution.velocitySine * second
      return output(y, v)
    }
    if Self.areAll(times, in: far) {
      (first, second) = (Self.decay(rates.slow, time), Self.decay(rates.fast, time))
    } else if Self.areAll(times, in: last) {
      (first, second) = (Self.decay(rates.slow, time), .zero)
    } else {
      return nil
    }
    let (slow, fast) = (motion.solution.slowPosition, motion.solution.fastPosition)
    let y: Eight = slow * first + fast * second
    let (slowRate, fastRate) = (-rates.slow.high * slow, rates.fast.high * fast)
    let v: Eight = slowRate * first - fastRate * second
    return output(y, v)
  }

  @inline(__always)
  private func output(_ y: SIMD8<Double>, _ v: SIMD8<Double>) -> (SIMD8<Double>, SIMD8<Double>) {
    let displacement: SIMD8<Double> = motion.amplitude * y
    let (first, last) = motion.speedFactors
    let speed: SIMD8<Double> = first * v * last
    return (motion.to - displacement, 0.0 - speed)
  }

  @inline(__always)
  private static func areAll(_ times: SIMD8<Double>, in range: ClosedRange<Double>) -> Bool {
    // An empty range is at infinity, where it must not contain infinite times.
    var isInside = range.upperBound < .infinity
    for lane in 0..<8 { isInside = isInside && range.contains(times[lane]) }
    return isInside
  }

  /// rate * time to 32 digits, equal to the `DoubleDouble` product.
  @inline(__always)
  private static func product(
    _ rate: DoubleDouble, _ time: SIMD8<Double>
  ) -> (high: SIMD8<Double>, low: SIMD8<Double>) {
    let p: SIMD8<Double> = rate.high * time
    let (aHigh, aLow) = rate.high.halves
    let c: SIMD8<Double> = 134_217_729 * time
    let bHigh: SIMD8<Double> = c - (c - time)
    let bLow = time - bHigh
    let upper: SIMD8<Double> = aHigh * bHigh - p
    let middle: SIMD8<Double> = (upper + aHigh * bLow) + aLow * bHigh
    let error: SIMD8<Double> = middle + aLow * bLow
    let low: SIMD8<Double> = error + rate.low * time
    let high = p + low
    return (high, low - (high - p))
  }

  @inline(__always)
  private static func decay(_ rate: DoubleDouble, _ time: SIMD8<Double>) -> SIMD8<Double> {
    let x = product(rate, time)
    return Elementary.exponential(high: -x.high, low: -x.low)
  }

  @inline(__always)
  private static func circular(
    _ rate: DoubleDouble, _ time: SIMD8<Double>
  ) -> (cos: SIMD8<Double>, sin: SIMD8<Double>) {
    let phase = product(rate, time)
    let (shifted, r, tail) = Elementary.circularReduction(high: phase.high, low: phase.low)
    let (c, s) = Elementary.circular(r, tail: tail)
    let quarter = unsafeBitCast(shifted, to: SIMD8<UInt64>.self)
    let cos = unsafeBitCast(c.high + c.low, to: SIMD8<UInt64>.self)
    let sin = unsafeBitCast(s.high + s.low, to: SIMD8<UInt64>.self)
    // All ones where the two are swapped.
    let exchange = SIMD8<UInt64>.zero &- (quarter & 1)
    let difference = (cos ^ sin) & exchange
    let cosSign: SIMD8<UInt64> = ((quarter &+ 1) & 2) &<< 62
    let sinSign: SIMD8<UInt64> = (quarter & 2) &<< 62
    return (
      unsafeBitCast(cos ^ difference ^ cosSign, to: SIMD8<Double>.self),
      unsafeBitCast(sin ^ difference ^ sinSign, to: SIMD8<Double>.self)
    )
  }
}

import CurveArithmetic

/// The time after which a displacement without oscillation stays in a band, in plain doubles: for one motion,
/// or for eight side by side with the same bits.
///
/// With x the slow rate times time, k the difference of the two rates over the slow one, and p = 1 +
/// y'(0)/(slow y(0)), the logarithm of the displacement has fallen by
///
///     f(x) = x - ln(1 + p (1 - e^(-k x))/k)
///
/// This includes critical damping, where k is 0. A guess from approximate logarithms is followed by two
/// steps. They use f'' = k q + q^2 with q = 1 - f'.
struct CreepExit<Value: Lanes> {
  private let loss: Value
  private let start: Value
  private let last: Step
  /// The slow rate times the time.
  let depth: Value

  private struct Step {
    let reach: Value
    /// The logarithm of displacement over level, and the part of it from the exponential.
    let excess: Value
    let fall: Value
    let slope: Value
  }

  /// - Parameters:
  ///   - parting: k.
  ///   - push: p, at least ``leastPush`` times k.
  ///   - loss: The logarithm of the displacement at time 0 over the level.
  @inline(__always)
  init(parting: Value, push: Value, loss: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    // This changes only a parting of 0.
    let parting = parting + value(0x1p-500)
    let weight = push / parting
    // A push below 0 ends the motion sooner than the slow exponential alone; then the loss is late enough.
    let outward = value(0.5) * (push + push * push.signFactor)
    let late = loss + Self.coarseLogarithm(value(1) + outward * (loss + value(2)))
    let z = parting * late
    let reach = late / ((value(1) + value(0.5) * z) + z * z / (value(12) + z))
    let guess = loss + Self.coarseLogarithm(value(1) + push * reach)
    start = Self.approach(from: guess, parting, push, weight, loss)
    last = Self.step(from: start, parting, push, weight, loss)
    depth = start + last.reach
    self.loss = loss
  }

  /// The least p over k. At -1 only the fast exponential is left; close to it the logarithm's argument loses digits.
  static var leastPush: Double { -0.9375 }

  /// ln x to about 0.01.
  @inline(__always)
  private static func coarseLogarithm(_ x: Value) -> Value {
    let (exponent, significand) = x.binaryParts
    let f = significand - Value(lanes: 1)
    let series = Value(lanes: 0.5) - Value(lanes: 0.3) * f
    return exponent * Value(lanes: 0.693) + (f - f * f * series)
  }

  /// One step from a guess.
  @inline(__always)
  private static func approach(
    from x: Value, _ parting: Value, _ push: Value, _ weight: Value, _ loss: Value
  ) -> Value {
    let (fast, parted) = Elementary.decay(parting * x)
    let height = Value(lanes: 1) + weight * parted
    let rise = push * fast
    let inverse = Value(lanes: 1) / (height - rise)
    let e = ((loss - x) + Elementary.roughLogarithm(height)) * (height * inverse)
    let bend = (parting + rise / height) * (rise * inverse)
    return x + (e - Value(lanes: 0.5) * bend * (e * e))
  }

  /// The last step, where the logarithm's argument is close to 1.
  @inline(__always)
  private static func step(
    from x: Value, _ parting: Value, _ push: Value, _ weight: Value, _ loss: Value
  ) -> Step {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let (fast, parted) = Elementary.decay(parting * x)
    let height = value(1) + weight * parted
    let fall = loss - x
    let excess = Elementary.logarithm(
      onePlusSmall: height
        * Elementary.exponential(
          high: fall, low: value(0)) - value(1))
    let rise = push * fast
    let q = rise / height
    let inverse = value(1) / (height - rise)
    let e = excess * (height * inverse)
    let bend = (parting + q) * (rise * inverse)
    let a2 = value(0.5) * bend
    let a3 = value(-1 / 6) * ((parting + (q + q)) * bend)
    let reach = e + (e * e) * (((a2 + a2) * a2 - a3) * e - a2)
    return Step(reach: reach, excess: excess, fall: fall, slope: value(1) - q)
  }
}

extension CreepExit where Value == Double {
  /// Whether the depth is accurate to 3e-15: the last step was small, and the result is not sensitive to rounding.
  var isSound: Bool { Self.isSound(self) { $0 } }
}

extension CreepExit where Value == SIMD8<Double> {
  /// Whether one of eight depths is accurate to 3e-15.
  func isSound(_ lane: Int) -> Bool { Self.isSound(self) { $0[lane] } }
}

extension CreepExit {
  @inline(__always)
  private static func isSound(_ exit: Self, _ lane: (Value) -> Double) -> Bool {
    let start = lane(exit.start)
    return abs(lane(exit.last.reach)) <= 3e-5 * start && lane(exit.last.slope) > 0.125
      && abs(lane(exit.last.excess)) <= 1e-3 && abs(lane(exit.last.fall)) < 700
      && start > 0.5 && lane(exit.loss) > 0
  }
}

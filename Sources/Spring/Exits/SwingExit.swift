import CurveArithmetic

/// The time after which an oscillating displacement stays in a band, in plain doubles: for one motion, or
/// for eight side by side with the same bits.
///
/// In phases, counted from the first extremum, the logarithm of the displacement falls by
///
///     f(u) = t u - ln(cos u + t sin u),    t = a/d
///
/// from one extremum to the next zero, and by pi t from one extremum to the next. So a quotient gives the
/// extremum, and f(u) = loss gives the phase after it, as a function of two numbers. A rational function
/// solves it to about 1 %. Two steps follow, of fourth and third order. Each costs one evaluation, because
/// f'' = r^2 - 2 t r + 1 + t^2 with r = f'.
struct SwingExit<Value: Lanes> {
  /// a/d.
  private let tangent: Value
  /// The logarithm of the height of the first extremum over the level.
  private let loss: Value
  /// The number of spacings of extrema in the loss, and the index of the last extremum above the level.
  private let count: Value
  private let index: Value
  /// The phase of the exit after that extremum, and the state of the solution there.
  private let angle: Value
  private let last: Step
  /// The phase of the exit after the first extremum.
  let phase: Value

  private struct Step {
    let reach: Value
    /// The logarithm of displacement over level, and the part of it from the exponential.
    let excess: Value
    let fall: Value
    /// The displacement without its exponential, and the slope of f.
    let height: Value
    let slope: Value
  }

  @inline(__always)
  init(tangent: Value, loss: Value) {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let spacing = tangent * value(.pi)
    let stiffness = value(1) + tangent * tangent
    let softness = value(1) / stiffness
    count = loss * (value(1) / spacing)
    index = ((count - value(0.5)) + value(Elementary.rounding)) - value(Elementary.rounding)
    let remainder = loss - index * spacing
    let guess = Self.guess(tangent, remainder, softness)
    angle = Self.approach(from: guess, tangent, remainder, stiffness)
    last = Self.step(from: angle, tangent, remainder, stiffness)
    phase = index * value(.pi) + (angle + last.reach)
    (self.tangent, self.loss) = (tangent, loss)
  }

  /// A fitted guess, within 1.4 % of the distance to the zero or the extremum for losses up to 14. It is the
  /// parabola at the extremum, times a correction.
  @inline(__always)
  private static func guess(_ tangent: Value, _ loss: Value, _ softness: Value) -> Value {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let s = ((loss + loss) * softness).squareRoot()
    let v = tangent * s
    let square = s * s
    let top: Value =
      (value(1) + v * (value(0.29446) - value(0.05117) * v))
      + s * (s * (value(-0.11368) + value(0.01832) * v) - value(0.09661) * v)
    let bottom: Value =
      (value(1) - value(0.11818) * v)
      + (square * (value(0.01953) * v - value(0.02449)) - value(0.04484) * (s * v))
    return s * (top / bottom)
  }

  /// One step from a guess, with polynomials accurate to 1e-7.
  @inline(__always)
  private static func approach(
    from u: Value, _ tangent: Value, _ loss: Value, _ stiffness: Value
  ) -> Value {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let z = u * u
    let z2 = z * z
    let s0: Value = value(-0.16666664) + value(0.0083331983) * z
    let s2: Value = value(-0.000198303215) + value(2.724479721e-6) * z
    let sin = u + (u * z) * ((s0 + s2 * z2) + value(-2.136082253e-8) * (z2 * z2))
    let c0: Value = value(-0.4999999953) + value(0.04166663244) * z
    let c2: Value = value(-0.001388848507) + value(2.478410855e-5) * z
    let c4: Value = value(-2.721338972e-7) + value(1.77152209e-9) * z
    let cos = value(1) + z * ((c0 + c2 * z2) + c4 * (z2 * z2))
    let height = cos + tangent * sin
    let excess = (tangent * u - Elementary.roughLogarithm(height)) - loss
    let inclination = stiffness * sin
    let slope = inclination / height
    let inverse = height / inclination
    let a2 = value(0.5) * (((slope - (tangent + tangent)) * slope + stiffness) * inverse)
    let e = -(excess * inverse)
    return u + (e - a2 * (e * e))
  }

  /// The last step, where the logarithm's argument is close to 1.
  @inline(__always)
  private static func step(
    from u: Value, _ tangent: Value, _ loss: Value, _ stiffness: Value
  ) -> Step {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let (cos, sin) = Elementary.halfTurn(u)
    let height = cos + tangent * sin
    let fall = loss - tangent * u
    let excess = Elementary.logarithm(
      onePlusSmall: height
        * Elementary.exponential(
          high: fall, low: value(0)) - value(1))
    let inclination = stiffness * sin
    let slope = inclination / height
    let inverse = height / inclination
    let bend = ((slope - (tangent + tangent)) * slope + stiffness) * inverse
    let e = excess * inverse
    let a2 = value(0.5) * bend
    let a3 = value(1 / 3) * (slope - tangent) * bend
    let reach = e + (e * e) * (((a2 + a2) * a2 - a3) * e - a2)
    return Step(reach: reach, excess: excess, fall: fall, height: height, slope: slope)
  }
}

extension SwingExit where Value == Double {
  /// Whether the phase is accurate to 3e-15: the last step was small, and the phase is not sensitive to the
  /// rounding of the loss. It is sensitive if the last swing only just touches the band.
  ///
  /// - Parameter start: The phase of the first extremum; the loss is already reduced by `tangent * start`.
  func isSound(after start: Double) -> Bool { Self.isSound(self, after: start) { $0 } }
}

extension SwingExit where Value == SIMD8<Double> {
  /// Whether one of eight phases is accurate to 3e-15.
  ///
  /// - Parameter start: The phase of the first extremum, 0 for motions released at rest.
  func isSound(_ lane: Int, after start: Double = 0) -> Bool {
    Self.isSound(self, after: start) { $0[lane] }
  }
}

extension SwingExit {
  @inline(__always)
  private static func isSound(
    _ exit: Self, after start: Double, _ lane: (Value) -> Double
  ) -> Bool {
    let (angle, phase) = (lane(exit.angle), start + lane(exit.phase))
    let loss = lane(exit.loss) + lane(exit.tangent) * start
    let count = lane(exit.count)
    return abs(lane(exit.last.reach)) <= 3e-5 * angle
      && abs(lane(exit.last.excess)) <= 1e-3 && abs(lane(exit.last.fall)) < 700
      && angle < Double.pi && lane(exit.last.height) > 0
      && lane(exit.last.slope) * phase * 6 >= loss + 1
      && count < 0x1p20 && count - lane(exit.index) < 1 - 1e-9
  }
}

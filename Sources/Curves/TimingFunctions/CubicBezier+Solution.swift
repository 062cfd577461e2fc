import CurveArithmetic

/// The step from an anchor to the point at a progress, and what tells whether it is accurate.
struct BezierStep<Value: Lanes> {
  /// t - t(anchor).
  var length: Value
  /// x' one step before.
  var slope: Value
  /// e^2 and q for Newton's last step w: the relative changes of x' and of the curve over w.
  var square: Value
  var twist: Value
}

extension CubicBezier {
  /// The step from the nearest anchor to the point at a distance in x.
  ///
  /// A step of third order (Halley 1694) brings the relative size of Newton's step to at most 2^-11.5
  /// where the result is accepted. One of fifth order, the reverted series of the local cubic, ends.
  /// The residual needs no further digits, because |t - anchor| is about 1/32 at most.
  ///
  /// The slope at the anchor is summed in an order that keeps its relative digits next to a cusp.
  @inline(__always)
  func step<Value: Lanes>(_ rise: Value, from anchor: BezierAnchor<Value>) -> BezierStep<Value> {
    func value(_ number: Double) -> Value { Value(lanes: number) }
    let third = (anchor.slope3 + anchor.slope1 * value(x1)) + anchor.slope2 * value(x2)
    let c = value(3) * third
    let a = value(cubic)
    let triple = value(3 * cubic)
    let b = value(quadratic) + triple * anchor.t
    let d = rise * c / (c * c + rise * b)
    let bend = triple * d
    let halfBend = b + bend
    let slope = c + d * ((b + b) + bend)
    let residual = ((a * d + b) * d + c) * d - rise
    let inverse = value(1) / slope
    let w = residual * inverse
    let e = (halfBend * inverse) * w
    let q = (a * inverse) * (w * w)
    let square = e * e
    let remainder = (e + (square + square - q)) + (value(5) * e) * (square - q)
    return BezierStep(length: (d - w) - w * remainder, slope: slope, square: square, twist: q)
  }

  /// The value at a step from an anchor: convex combinations, so that no finite ordinate overflows.
  @inline(__always)
  func value<Value: Lanes>(_ step: BezierStep<Value>, from anchor: BezierAnchor<Value>) -> Value {
    let (t, s) = (anchor.t + step.length, anchor.s - step.length)
    let control = Value(lanes: y1) * s + Value(lanes: y2) * t
    return t * t * t + (Value(lanes: 3) * t * s) * control
  }

  /// The largest e^2 + |q| of an accepted step. What remains is below 2^-55 of 1/16.
  @inline(__always)
  static var largestChange: Double { 0x1p-23 }

  /// The smallest x' before an accepted step: below it the residual has too few digits.
  @inline(__always)
  static var leastSlope: Double { 0.125 }
}

extension CubicBezier {
  /// The anchor for a progress between 0 and 1: the number of borders below it.
  ///
  /// It counts sign bits of differences, because a comparison of random progress would mispredict.
  @inline(__always)
  func anchorIndex(_ x: Double) -> Int {
    let key = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: Self.key(x)))
    let counts = (borders.0 &- key) &>> 15 &+ (borders.1 &- key) &>> 15
    let halves = unsafeBitCast(counts, to: SIMD2<UInt64>.self)
    // The sum of four numbers of 16 bits, in the upmost.
    let sum = (halves[0] &+ halves[1]) &* 0x0001_0001_0001_0001
    return Int(truncatingIfNeeded: sum &>> 48)
  }

  /// 14 bits of a number in 0...1, in the last bits.
  @inline(__always)
  static func key(_ x: Double) -> UInt64 { (x + 0x1.8p38).bitPattern }

  /// The step to the point at a progress, and its anchor; nil if it is not accurate.
  @inline(__always)
  func quickStep(_ x: Double) -> (step: BezierStep<Double>, anchor: BezierAnchor<Double>)? {
    let anchor = BezierAnchor(anchorIndex(x))
    let high = anchor.weight1 * multiples[0] + anchor.weight2 * multiples[1]
    let low = anchor.weight1 * remainders[0] + anchor.weight2 * remainders[1]
    let step = step((x - (high + anchor.weight3)) - low, from: anchor)
    guard step.square + abs(step.twist) < Self.largestChange, step.slope > Self.leastSlope else {
      return nil
    }
    return (step, anchor)
  }
}

extension CubicBezier {
  /// A point of the curve by its parameter: t, s = 1 - t with its own digits, and the first derivative
  /// and half the second derivative of x by t.
  struct Point {
    var t: Double
    var s: Double
    var slope: Double
    var halfBend: Double
  }

  /// The point at a progress between 0 and 1.
  func solve(_ x: Double) -> Point {
    guard let (step, anchor) = quickStep(x) else { return FlatBezier(self).point(at: x) }
    let third = (anchor.slope3 + anchor.slope1 * x1) + anchor.slope2 * x2
    let b = 3 * (x2 - 2 * x1) + 3 * cubic * anchor.t
    let halfBend = b + 3 * cubic * step.length
    return Point(
      t: anchor.t + step.length, s: anchor.s - step.length,
      slope: 3 * third + step.length * (b + halfBend), halfBend: halfBend)
  }

  /// The ordinate at t = 1 - s of the cubic from 0 to 1 with the given control ordinates.
  ///
  /// It uses only convex combinations, so no finite ordinate overflows. Toward the far end it computes
  /// from there, where s has full precision. It switches at t = 3/4, because 1 - y may be twice as large
  /// as y, and its rounding error with it.
  @inline(__always)
  static func bernstein(_ y1: Double, _ y2: Double, _ t: Double, _ s: Double) -> Double {
    t <= 3 * s
      ? t * t * t + 3 * s * t * (y1 * s + y2 * t)
      : 1 - (s * s * s + 3 * t * s * ((1 - y2) * t + (1 - y1) * s))
  }
}

import CurveArithmetic

/// The steps of eight springs side by side.
struct EightSteps {
  var p: SIMD8<Double>
  var q: SIMD8<Double>
  var r: SIMD8<Double>
  var s: SIMD8<Double>

  init(p: SIMD8<Double>, q: SIMD8<Double>, r: SIMD8<Double>, s: SIMD8<Double>) {
    (self.p, self.q, self.r, self.s) = (p, q, r, s)
  }

  /// Steps that end at rest.
  init() { self.init(p: .zero, q: .zero, r: .zero, s: .zero) }

  /// One step in all lanes.
  init(_ step: SpringStep) {
    self.init(
      p: SIMD8(repeating: step.p), q: SIMD8(repeating: step.q), r: SIMD8(repeating: step.r),
      s: SIMD8(repeating: step.s))
  }

  /// The step of one spring.
  subscript(lane: Int) -> SpringStep {
    get { SpringStep(p: p[lane], q: q[lane], r: r[lane], s: s[lane]) }
    set { (p[lane], q[lane], r[lane], s[lane]) = (newValue.p, newValue.q, newValue.r, newValue.s) }
  }
}

/// Columns of values, velocities and targets, advanced eight at a time with the bits of
/// ``SpringStep/advance(value:velocity:target:)``.
struct StepColumns {
  private typealias Eight = SIMD8<Double>

  private let values: UnsafeMutableBufferPointer<Double>
  private let velocities: UnsafeMutableBufferPointer<Double>
  private let targets: UnsafeBufferPointer<Double>
  var count: Int

  init(
    _ values: UnsafeMutableBufferPointer<Double>, _ velocities: UnsafeMutableBufferPointer<Double>,
    _ targets: UnsafeBufferPointer<Double>
  ) {
    (self.values, self.velocities, self.targets) = (values, velocities, targets)
    count = min(values.count, velocities.count, targets.count)
  }

  /// Advances all values by the steps of each eight.
  ///
  /// - Parameters:
  ///   - skipsResting: Whether a test is cheaper than the steps, so that eight values at rest are skipped.
  ///   - steps: Returns the steps of the eight with an index. They stay valid until the next call.
  @inline(__always)
  func advance(skipsResting: Bool, by steps: (_ block: Int) -> UnsafePointer<EightSteps>) {
    var start = 0
    while start &+ 8 <= count {
      let (x, v, to) = load(start)
      let y = to - x
      if !skipsResting || Self.isMoving(y, v) { advance(start, y, v, to, by: steps(start &>> 3)) }
      start = start &+ 8
    }
    if start < count { advanceEach(start..<count, by: steps(start &>> 3)) }
  }

  /// Whether one of eight is not at rest.
  @inline(__always)
  private static func isMoving(_ y: SIMD8<Double>, _ v: SIMD8<Double>) -> Bool {
    let eight = unsafeBitCast(y, to: SIMD8<UInt64>.self) | unsafeBitCast(v, to: SIMD8<UInt64>.self)
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] != 0
  }

  @inline(__always)
  private func advance(
    _ start: Int, _ y: SIMD8<Double>, _ v: SIMD8<Double>, _ to: SIMD8<Double>,
    by steps: UnsafePointer<EightSteps>
  ) {
    let (py, qv): (Eight, Eight) = (steps.pointee.p * y, steps.pointee.q * v)
    let next = to - (py - qv)
    let (sv, ry): (Eight, Eight) = (steps.pointee.s * v, steps.pointee.r * y)
    let speed = sv + ry
    // Not a number if one of the terms is not finite.
    let eight = next + speed
    let four = eight.lowHalf + eight.highHalf
    let two = four.lowHalf + four.highHalf
    guard (two[0] + two[1]).isFinite else {
      return advanceEach(start..<(start &+ 8), by: steps)
    }
    values.store(next, at: start)
    velocities.store(speed, at: start)
  }

  @inline(never)
  private func advanceEach(_ range: Range<Int>, by steps: UnsafePointer<EightSteps>) {
    for (lane, index) in range.enumerated() {
      steps.pointee[lane].advance(
        value: &values[index], velocity: &velocities[index], target: targets[index])
    }
  }

  @inline(__always)
  private func load(_ start: Int) -> (x: SIMD8<Double>, v: SIMD8<Double>, to: SIMD8<Double>) {
    (
      UnsafeBufferPointer(values).load(start), UnsafeBufferPointer(velocities).load(start),
      targets.load(start)
    )
  }
}

extension ShortPropagator<SIMD8<Double>> {
  /// Up to eight springs.
  init(_ springs: ArraySlice<DampedSpring>) {
    self.init(decay: .zero, stiffness: .zero, discriminant: .zero)
    for (lane, spring) in springs.enumerated() {
      let one = ShortPropagator<Double>(spring.rates)
      decay[lane] = one.decay
      stiffness[lane] = one.stiffness
      discriminant[lane] = one.discriminant
    }
  }

  /// Whether all lanes are in range. It compares bits as integers, which rejects infinity and NaN.
  @inline(__always)
  static func areInRange(_ z: SIMD8<Double>, _ exponent: SIMD8<Double>) -> Bool {
    let size = unsafeBitCast(z, to: SIMD8<UInt64>.self) & (.max >> 1)
    let first: SIMD8<UInt64> = size &- (limit.bitPattern &+ 1)
    let bits = unsafeBitCast(exponent, to: SIMD8<UInt64>.self)
    let second: SIMD8<UInt64> = bits &- (exponentLimit.bitPattern &+ 1)
    let eight = first & second
    let four = eight.lowHalf & eight.highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]) >> 63 == 1
  }
}

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

  /// Advances all values by one step. Its four numbers stay in registers of two, along with four values.
  func advance(by step: SpringStep) {
    let (p, q) = (SIMD2(repeating: step.p), SIMD2(repeating: step.q))
    let (r, s) = (SIMD2(repeating: step.r), SIMD2(repeating: step.s))
    @inline(__always)
    func moved(_ index: Int) -> (next: SIMD2<Double>, speed: SIMD2<Double>) {
      let (v, to) = (Self.two(velocities.baseAddress, index), Self.two(targets.baseAddress, index))
      let y = to - Self.two(values.baseAddress, index)
      let (py, qv, sv, ry) = (p * y, q * v, s * v, r * y)
      return (to - (py - qv), sv + ry)
    }
    var start = 0
    // Of more than four values at a time, some would wait in memory.
    while start &+ 4 <= count {
      let (a, b) = (moved(start), moved(start &+ 2))
      let sum = (a.next + a.speed) + (b.next + b.speed)
      if (sum[0] + sum[1]).isFinite {
        store(a, start)
        store(b, start &+ 2)
      } else {
        advanceEach(start..<(start &+ 4), by: step)
      }
      start = start &+ 4
    }
    if start < count { advanceEach(start..<count, by: step) }
  }

  /// A function of its own, so that the loop around it keeps its numbers in registers.
  @inline(never)
  private func advanceEach(_ range: Range<Int>, by step: SpringStep) {
    for index in range { advance(index, by: step) }
  }

  private func advance(_ index: Int, by step: SpringStep) {
    step.advance(value: &values[index], velocity: &velocities[index], target: targets[index])
  }

  @inline(__always)
  private static func two(_ column: UnsafePointer<Double>?, _ index: Int) -> SIMD2<Double> {
    UnsafeRawPointer(column.unsafelyUnwrapped + index).loadUnaligned(as: SIMD2<Double>.self)
  }

  @inline(__always)
  private func store(_ two: (next: SIMD2<Double>, speed: SIMD2<Double>), _ index: Int) {
    UnsafeMutableRawPointer(values.baseAddress.unsafelyUnwrapped + index)
      .storeBytes(of: two.next, as: SIMD2<Double>.self)
    UnsafeMutableRawPointer(velocities.baseAddress.unsafelyUnwrapped + index)
      .storeBytes(of: two.speed, as: SIMD2<Double>.self)
  }

  /// Advances all values by the steps of each eight. Eight values at rest are skipped.
  ///
  /// - Parameter steps: Returns the steps of the eight with an index. They stay valid until the next call.
  @inline(__always)
  func advance(by steps: (_ block: Int) -> UnsafePointer<EightSteps>) {
    var start = 0
    while start &+ 8 <= count {
      let (x, v, to) = load(start)
      let y = to - x
      if Self.isMoving(y, v) { advance(start, y, v, to, by: steps(start &>> 3)) }
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
    for (lane, index) in range.enumerated() { advance(index, by: steps.pointee[lane]) }
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

  /// The steps of eight springs, four by four: of eight numbers the compiler would keep most in memory.
  ///
  /// - Parameters:
  ///   - z: The first of ``arguments(_:)``.
  ///   - exponent: The second.
  @inline(__always)
  func steps(
    _ z: SIMD8<Double>, _ exponent: SIMD8<Double>, over interval: Double
  ) -> EightSteps {
    @inline(__always)
    func four(
      _ springs: ShortPropagator<SIMD4<Double>>, _ z: SIMD4<Double>, _ exponent: SIMD4<Double>
    ) -> (p: SIMD4<Double>, q: SIMD4<Double>, r: SIMD4<Double>, s: SIMD4<Double>) {
      springs.matrix(z, exponent, SIMD4(repeating: interval))
    }
    let (low, high) = (
      ShortPropagator<SIMD4>(
        decay: decay.lowHalf, stiffness: stiffness.lowHalf, discriminant: discriminant.lowHalf),
      ShortPropagator<SIMD4>(
        decay: decay.highHalf, stiffness: stiffness.highHalf, discriminant: discriminant.highHalf)
    )
    let a = four(low, z.lowHalf, exponent.lowHalf)
    let b = four(high, z.highHalf, exponent.highHalf)
    return EightSteps(
      p: SIMD8(lowHalf: a.p, highHalf: b.p), q: SIMD8(lowHalf: a.q, highHalf: b.q),
      r: SIMD8(lowHalf: a.r, highHalf: b.r), s: SIMD8(lowHalf: a.s, highHalf: b.s))
  }

  /// Whether all lanes are in range. It compares bits as integers, which rejects infinity and NaN.
  @inline(__always)
  static func areInRange(_ z: SIMD8<Double>, _ exponent: SIMD8<Double>) -> Bool {
    let size = unsafeBitCast(z, to: SIMD8<UInt64>.self) & (.max >> 1)
    let first: SIMD8<UInt64> = size &- (limit.bitPattern &+ 1)
    let bits = unsafeBitCast(exponent, to: SIMD8<UInt64>.self)
    let second: SIMD8<UInt64> = bits &- (limit.bitPattern &+ 1)
    let eight = first & second
    let four = eight.lowHalf & eight.highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]) >> 63 == 1
  }
}

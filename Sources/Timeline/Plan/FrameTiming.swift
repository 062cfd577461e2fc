import CurveArithmetic

/// The timings of eight animations side by side, with the bits of ``RunTiming/state(at:isHeld:)``.
///
/// It knows the simple cases: speed 1, no time offset, within the active time or hidden outside it. The
/// others, which are few at any time, it leaves to the scalar form: the fill after the end, whole numbers
/// of runs up to rounding, and more than 2^26 runs.
struct FrameTiming {
  typealias Eight = SIMD8<Double>
  typealias Bits = SIMD8<UInt64>

  /// Whether a timing neither autoreverses nor shows anything outside its active time.
  static func isOneWay(_ timing: RunTiming, isRemoved: Bool) -> Bool {
    flags(timing, isRemoved: isRemoved) == 0
  }

  /// Settings that are no numbers, as bits of ``flags``.
  enum Flag {
    static let autoreverses: UInt64 = 1 << 63
    static let showsBefore: UInt64 = 1 << 62
    static let showsAfter: UInt64 = 1 << 61
  }

  /// An unused position holds an animation that never begins.
  private(set) var begin = Eight(repeating: .infinity)
  private(set) var run = Eight(repeating: 1)
  private var inverse = Eight(repeating: 1)
  private var active = Eight(repeating: 1)
  private var flags = Bits.zero

  init() {}

  /// One timing eight times.
  init(repeating timing: RunTiming, isRemoved: Bool) {
    begin = Eight(repeating: timing.begin)
    run = Eight(repeating: timing.run)
    inverse = Eight(repeating: 1 / timing.run)
    active = Eight(repeating: timing.active)
    flags = Bits(repeating: Self.flags(timing, isRemoved: isRemoved))
  }

  /// Sets one of the animations.
  ///
  /// - Parameter isRemoved: Whether it shows nothing after its end, whatever its fill mode.
  mutating func set(_ lane: Int, to timing: RunTiming, isRemoved: Bool) {
    begin[lane] = timing.begin
    run[lane] = timing.run
    inverse[lane] = 1 / timing.run
    active[lane] = timing.active
    flags[lane] = Self.flags(timing, isRemoved: isRemoved)
  }

  private static func flags(_ timing: RunTiming, isRemoved: Bool) -> UInt64 {
    (timing.autoreverses ? Flag.autoreverses : 0) | (timing.showsBefore ? Flag.showsBefore : 0)
      | (timing.showsAfter && !isRemoved ? Flag.showsAfter : 0)
  }

  /// Whether the timing is one of those that eight side by side are computed for.
  static func isSimple(_ timing: RunTiming) -> Bool {
    timing.speed == 1 && timing.offset == 0 && timing.begin.isFinite && timing.run > 0x1p-900
      && timing.run < 0x1p900
  }

  /// The states of eight animations.
  struct States {
    /// The fractions of the runs before any timing function; 0 for those that are hidden.
    var fraction: Eight
    /// The numbers of complete cycles.
    var cycles: Eight
    /// All ones for those that show something.
    var shown: Bits
    /// All ones for those within their active time, and for those of them on the way back.
    var inside: Bits
    var isReturning: Bits
    /// Whether one of them is not a simple case. The other members are then undefined.
    var isDifficult: Bool
  }

  /// The states at times of the parents, finite numbers.
  ///
  /// - Parameter isOneWay: Whether none of them autoreverses or fills, which spares two fifths of the
  ///   operations.
  @inline(__always)
  func states(at time: SIMD8<Double>, isOneWay: Bool = false) -> States {
    let elapsed: Eight = time - begin
    // Sign bits: comparisons become loops.
    let end: Eight = begin + active
    let isBeforeEnd: Bits = (elapsed - active).bits & (time - end).bits
    let isInside: Bits = isBeforeEnd & ~elapsed.bits
    let inside = Self.mask(isInside)
    let x = Self.number(elapsed.bits & inside)

    let quotient: Eight = x * inverse
    let nearest: Eight = (quotient + Elementary.rounding) - Elementary.rounding
    let remainder: Eight = quotient - nearest
    // 1 where the nearest whole number is above.
    let above = Self.number(Self.mask(remainder.bits) & (1 as Double).bitPattern)
    let whole: Eight = nearest - above
    // So near a whole number that the exact quotient may be on its other side, or count as whole.
    let distance = Self.number(remainder.bits & (.max >> 1))
    let isNearWhole: Bits = (distance - nearest * 0x1p-46).bits
    let isLong: Bits = ~(quotient - 0x1p26).bits

    // Both products are exact.
    let runHigh = Self.number(run.bits & (.max << 27))
    let runLow: Eight = run - runHigh
    let left: Eight = (x - whole * runHigh) - whole * runLow
    let forward: Eight = left / run

    if isOneWay {
      return States(
        fraction: forward, cycles: whole, shown: inside, inside: inside, isReturning: .zero,
        isDifficult: (isNearWhole | isLong).hasSignBit)
    }
    let reverses = Self.mask(flags)
    let odd: Bits = (whole + 0x1p52).bits & 1
    let isReturning: Bits = (0 &- odd) & reverses
    let backward: Eight = 1 - forward
    let fraction = Self.number(
      forward.bits ^ ((forward.bits ^ backward.bits) & isReturning))
    let pairs: Eight = (whole - Self.number((0 &- odd) & (1 as Double).bitPattern)) * 0.5
    let cycles = Self.number(whole.bits ^ ((whole.bits ^ pairs.bits) & reverses))

    let showsBefore: Bits = elapsed.bits & (flags &<< 1)
    let showsAfter: Bits = ~isBeforeEnd & ~elapsed.bits & (flags &<< 2)
    return States(
      fraction: fraction, cycles: cycles, shown: inside | Self.mask(showsBefore),
      inside: inside, isReturning: isReturning,
      isDifficult: (isNearWhole | isLong | showsAfter).hasSignBit)
  }

  /// All ones where the sign bit is set.
  @inline(__always)
  private static func mask(_ bits: Bits) -> Bits { 0 &- (bits &>> 63) }

  @inline(__always)
  private static func number(_ bits: Bits) -> Eight { unsafeBitCast(bits, to: Eight.self) }
}

extension SIMD8<Double> {
  @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }
}

extension SIMD8<UInt64> {
  /// Whether one of the numbers has its highest bit set.
  @inline(__always)
  var hasSignBit: Bool {
    let four = lowHalf | highHalf
    let two = four.lowHalf | four.highHalf
    return (two[0] | two[1]) >> 63 == 1
  }
}

import CurveArithmetic

/// The timings of eight animations side by side, with the bits of ``RunTiming/state(at:isHeld:)``.
///
/// It knows the simple cases: speed 1, no time offset, within the active time or hidden outside it. The
/// others, which are few at any time, it leaves to the scalar form: the fill after the end, whole numbers
/// of runs up to rounding, and more than 2^26 runs.
struct FrameTiming {
  typealias Eight = SIMD8<Double>
  typealias Bits = SIMD8<UInt64>

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
  @inline(__always)
  func states(at time: SIMD8<Double>) -> States {
    // Half of them at a time fit into the registers of the baseline target.
    let a = Four(
      time.lowHalf, begin.lowHalf, run.lowHalf, inverse.lowHalf, active.lowHalf, flags.lowHalf)
    let b = Four(
      time.highHalf, begin.highHalf, run.highHalf, inverse.highHalf, active.highHalf,
      flags.highHalf)
    return States(
      fraction: Eight(lowHalf: a.fraction, highHalf: b.fraction),
      cycles: Eight(lowHalf: a.cycles, highHalf: b.cycles),
      shown: Bits(lowHalf: a.shown, highHalf: b.shown),
      inside: Bits(lowHalf: a.inside, highHalf: b.inside),
      isReturning: Bits(lowHalf: a.isReturning, highHalf: b.isReturning),
      isDifficult: (a.difficult | b.difficult).hasSignBit)
  }

  /// The states of four of the animations.
  private struct Four {
    typealias Numbers = SIMD4<Double>
    typealias Bits = SIMD4<UInt64>

    let fraction, cycles: Numbers
    let shown, inside, isReturning: Bits
    /// With the sign bit for those that are not simple.
    let difficult: Bits

    @inline(__always)
    init(
      _ time: Numbers, _ begin: Numbers, _ run: Numbers, _ inverse: Numbers, _ active: Numbers,
      _ flags: Bits
    ) {
      let elapsed: Numbers = time - begin
      // Sign bits: comparisons become loops.
      let end: Numbers = begin + active
      let isBeforeEnd: Bits = Self.bits(elapsed - active) & Self.bits(time - end)
      inside = Self.mask(isBeforeEnd & ~Self.bits(elapsed))
      let x = Self.number(Self.bits(elapsed) & inside)

      let quotient: Numbers = x * inverse
      let nearest: Numbers = (quotient + Elementary.rounding) - Elementary.rounding
      let remainder: Numbers = quotient - nearest
      // 1 where the nearest whole number is above.
      let above = Self.number(Self.mask(Self.bits(remainder)) & (1 as Double).bitPattern)
      let whole: Numbers = nearest - above
      // So near a whole number that the exact quotient may be on its other side, or count as whole.
      let distance = Self.number(Self.bits(remainder) & (.max >> 1))
      let isNearWhole: Bits = Self.bits(distance - nearest * 0x1p-46)
      let isLong: Bits = ~Self.bits(quotient - 0x1p26)

      // Both products are exact.
      let runHigh = Self.number(Self.bits(run) & (.max << 27))
      let runLow: Numbers = run - runHigh
      let left: Numbers = (x - whole * runHigh) - whole * runLow
      let forward: Numbers = left / run

      let reverses = Self.mask(flags)
      let odd: Bits = Self.bits(whole + 0x1p52) & 1
      isReturning = (0 &- odd) & reverses
      let backward: Numbers = 1 - forward
      fraction = Self.number(
        Self.bits(forward) ^ ((Self.bits(forward) ^ Self.bits(backward)) & isReturning))
      let pairs: Numbers =
        (whole - Self.number((0 &- odd) & (1 as Double).bitPattern)) * 0.5
      cycles = Self.number(
        Self.bits(whole) ^ ((Self.bits(whole) ^ Self.bits(pairs)) & reverses))

      shown = inside | Self.mask(Self.bits(elapsed) & (flags &<< 1))
      let showsAfter: Bits = ~isBeforeEnd & ~Self.bits(elapsed) & (flags &<< 2)
      difficult = isNearWhole | isLong | showsAfter
    }

    /// All ones where the sign bit is set.
    @inline(__always)
    private static func mask(_ bits: Bits) -> Bits { 0 &- (bits &>> 63) }

    @inline(__always)
    private static func bits(_ numbers: Numbers) -> Bits { unsafeBitCast(numbers, to: Bits.self) }

    @inline(__always)
    private static func number(_ bits: Bits) -> Numbers { unsafeBitCast(bits, to: Numbers.self) }
  }
}

extension SIMD8<Double> {
  @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }
}

extension SIMD8<UInt64> {
  /// Whether one of the numbers has its highest bit set.
  @inline(__always)
  var hasSignBit: Bool { (lowHalf | highHalf).hasSignBit }
}

extension SIMD4<UInt64> {
  /// Whether one of the numbers has its highest bit set.
  @inline(__always)
  var hasSignBit: Bool {
    let two = lowHalf | highHalf
    return (two[0] | two[1]) >> 63 == 1
  }
}

import CurveArithmetic

/// The state of an object's run at a time.
public struct TimingState: Sendable, Hashable {
  /// The phase relative to the active time.
  public enum Phase: String, Sendable, Hashable {
    /// Before the active time.
    case before
    /// Within the active time.
    case active
    /// After the active time.
    case after
  }

  /// The phase relative to the active time.
  public var phase: Phase
  /// The local time since the object began, in seconds, limited to the active time.
  public var activeTime: Double
  /// The index of the run; a forward and backward pair counts as two. It is negative if time runs
  /// backwards.
  public var run: Double
  /// The number of complete runs; a forward and backward pair counts as one.
  public var completedCycles: Double
  /// The fraction of the run before any timing function; it decreases on the way back.
  public var fraction: Double
  /// Whether anything is shown, from the phase and the fill mode.
  public var isShown: Bool
  /// Whether the run is backwards, after `autoreverses`.
  public var isReturning: Bool
  /// Whether the object has reached the end of its active time, even if it is held there.
  public var isAtEnd: Bool
}

/// A timing with resolved durations, as a plan evaluates it.
struct RunTiming: Sendable {
  var begin: Double
  let speed: Double
  let offset: Double
  /// The duration of one run, in seconds of local time; positive.
  let run: Double
  /// The active duration, in seconds of local time.
  let active: Double
  /// The active duration, in seconds of its parent's time.
  private let span: Double
  let autoreverses: Bool
  /// Whether the active time is a whole number of runs, not limited by a repeat duration.
  private let isCounted: Bool
  /// The number of runs; a forward and backward pair counts as two.
  private let count: Double
  var showsBefore: Bool
  let showsAfter: Bool

  init(_ timing: MediaTiming, inGroup group: Double? = nil, duration: Double? = nil) {
    begin = timing.beginTime
    speed = timing.speed
    offset = timing.timeOffset
    run = duration ?? timing.runDuration(inGroup: group)
    autoreverses = timing.autoreverses
    count = (timing.repeatCount > 0 ? timing.repeatCount : 1) * (autoreverses ? 2 : 1)
    let counted = run * count
    let limit = timing.repeatDuration > 0 ? timing.repeatDuration : counted
    active = timing.repeatCount > 0 ? min(limit, counted) : limit
    isCounted = active == counted
    span = speed == 0 ? .infinity : active / abs(speed)
    showsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    showsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }

  /// The end, in its parent's time.
  var end: Double { begin + span }

  /// The state at a time of its parent.
  ///
  /// - Parameter isHeld: Whether the parent is held at its end. A child that ends at the same time then
  ///   counts as active.
  @inline(__always)
  func state(at parentTime: Double, isHeld: Bool = false) -> TimingState {
    let elapsed = (parentTime - begin) * abs(speed)
    var phase: TimingState.Phase
    if speed == 0 {
      phase = parentTime >= begin ? .active : .before
    } else {
      // At the end itself, whichever way the difference was rounded.
      phase = elapsed < 0 ? .before : elapsed >= active || parentTime >= end ? .after : .active
    }
    let isAtEnd = phase == .after
    let inside = elapsed < 0 ? 0 : isAtEnd || elapsed > active ? active : elapsed
    // The rounded end of the parent may exceed this end.
    if isHeld, isAtEnd, elapsed - active <= 4 * max(parentTime.ulp, active.ulp) { phase = .active }
    let x = speed > 0 ? inside + offset : speed < 0 ? offset - inside : offset
    var (index, fraction) = x >= 0 && x < run ? (0, x / run) : divide(x)
    if isAtEnd {
      // With a repeat count, the end is exactly a whole number of runs.
      if offset == 0, isCounted, active.isFinite {
        let runs = speed > 0 ? count : -count
        index = runs.rounded(.down)
        fraction = runs - index
      }
      if fraction == 0, active > 0 { (index, fraction) = (index - 1, 1) }
    } else if phase == .active, fraction == 0, offset == 0, isCounted, index > 0,
      index == count
    {
      // One unit of rounding before the end must not start another run.
      (index, fraction) = (index - 1, 1)
    }
    // The remainder of a division by 2; the library's takes ten times as long.
    let isReturning = autoreverses && index - 2 * (index / 2).rounded(.down) != 0
    return TimingState(
      phase: phase, activeTime: inside, run: index,
      completedCycles: index == 0 ? 0 : (index / (autoreverses ? 2 : 1)).rounded(.down),
      fraction: isReturning ? 1 - fraction : fraction,
      isShown: phase == .active || (phase == .before ? showsBefore : showsAfter),
      isReturning: isReturning, isAtEnd: isAtEnd)
  }

  /// What matters of the state in the simple cases of ``FrameTiming``, with the same bits; nil in others.
  ///
  /// - Parameter isRemoved: Whether it shows nothing after its end, whatever its fill mode.
  @inline(__always)
  func simpleState(
    at parentTime: Double, isRemoved: Bool
  ) -> (fraction: Double, cycles: Double, isShown: Bool)? {
    let elapsed = parentTime - begin
    if elapsed < 0 { return (0, 0, showsBefore) }
    guard elapsed < active, parentTime < begin + active else {
      return showsAfter && !isRemoved ? nil : (0, 0, false)
    }
    let quotient = elapsed / run
    if elapsed < run { return (quotient, 0, true) }
    guard quotient < 0x1p26 else { return nil }
    let nearest = Elementary.nearestWhole(quotient)
    let remainder = quotient - nearest
    guard abs(remainder) > nearest * 0x1p-46 else { return nil }
    let whole = remainder < 0 ? nearest - 1 : nearest
    // Both products are exact.
    let high = Double(bitPattern: run.bitPattern & (.max << 27))
    let fraction = ((elapsed - whole * high) - whole * (run - high)) / run
    guard autoreverses else { return (fraction, whole, true) }
    let odd = Double(Int(whole) & 1)
    return (odd == 1 ? 1 - fraction : fraction, (whole - odd) * 0.5, true)
  }

  /// The whole number of runs in a time, and the remainder as a fraction, without the rounding of a large
  /// quotient. A number that is whole up to rounding counts as whole.
  private func divide(_ time: Double) -> (Double, Double) {
    guard time.isFinite else { return (0, 0) }
    let quotient = time / run
    let nearest = quotient.rounded()
    if abs(quotient - nearest) <= 4 * nearest.ulp { return (nearest, 0) }
    let whole = quotient.rounded(.down)
    if abs(quotient) < 0x1p50, run > 0x1p-900, run < 0x1p900 {
      // The exact product, so that the remainder is exact too.
      let product = DoubleDouble(product: whole, run)
      return (whole, min(max(((time - product.high) - product.low) / run, 0), 1))
    }
    var remainder = time.truncatingRemainder(dividingBy: run)
    if remainder < 0 { remainder += run }
    return (whole, min(remainder / run, 1))
  }
}

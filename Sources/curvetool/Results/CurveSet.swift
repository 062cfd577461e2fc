import CurveArithmetic
import Curves
import Spring

/// Curves over a common axis.
struct CurveSet: Sendable {
  let curves: [TimedCurve]
  let isInSeconds: Bool
  /// The end of the longest curve.
  let horizon: Double

  /// The quantity of the axis, which is the name of the first column.
  var axis: String { isInSeconds ? "time" : "progress" }

  /// The curves that a picture draws exactly over an earlier one, with that one.
  var hidden: [(curve: TimedCurve, by: TimedCurve)] {
    curves.indices.compactMap { index in
      let curve = curves[index]
      return curves[..<index].first { $0.easing == curve.easing && $0.seconds == curve.seconds }
        .map { (curve, $0) }
    }
  }

  /// Rejects `--clamp` if no curve is sampled beyond its ends.
  func refuseIdleClamp(_ options: CurveOptions, over span: ClosedRange<Double>) throws(ToolError) {
    let isClamping = curves.contains { curve in
      guard let end = curve.seconds else { return span.lowerBound < 0 || span.upperBound > 1 }
      // In seconds, a curve of progress holds its ends anyway, and a spring rests before its start.
      return curve.isSpring && span.upperBound > end
    }
    guard options.clamp, !isClamping else { return }
    throw .usage("--clamp has no effect because no curve is shown beyond its ends: add --to-time")
  }
}

/// A curve over progress or over seconds.
struct TimedCurve: TimingFunction {
  let name: String
  let easing: Easing
  /// The duration of progress 0...1 in seconds; nil if the axis is progress.
  let seconds: Double?
  let beyond: Extrapolation
  private let spring: SpringCurve?

  init(_ curve: NamedCurve, seconds: Double?, beyond: Extrapolation) {
    name = curve.name
    easing = curve.easing
    self.seconds = seconds
    self.beyond = beyond
    spring = curve.spring
  }

  /// Whether the curve is exactly a spring.
  var isSpring: Bool { spring != nil }

  func value(at position: Double) -> Double {
    guard let seconds else { return easing.value(at: position, beyond: beyond) }
    guard let spring else { return easing.value(at: position / seconds, beyond: beyond) }
    // Not computed from progress, which would round twice.
    return spring.motion.value(at: beyond == .clamp ? min(position, seconds) : position)
  }

  /// The values at many positions, equal to single evaluations. The blocks are short enough for the exact
  /// solvers of curves.
  func values(at positions: Span<Double>, into values: inout MutableSpan<Double>) {
    let motion = seconds == nil ? nil : spring?.motion
    let scale = motion == nil ? seconds ?? 1 : 1
    let end = motion == nil ? 1 : seconds ?? 1
    Blocks.forEach(in: min(positions.count, values.count)) { range, block in
      for (offset, index) in range.enumerated() {
        let position = positions[index] / scale
        block[offset] = beyond == .clamp ? min(max(position, 0), end) : position
      }
      let inputs = block.span
      values.withPart(range) { values in
        if let motion {
          motion.values(at: inputs, into: &values)
        } else {
          easing.values(at: inputs, into: &values)
        }
      }
    }
  }

  func velocity(at position: Double) -> Double {
    let length = seconds ?? 1
    if beyond == .clamp, !(0...length).contains(position) { return 0 }
    if seconds != nil, let spring { return position < 0 ? 0 : spring.motion.velocity(at: position) }
    return easing.velocity(at: position / length) / length
  }

  var breakpoints: [Double] {
    let positions = easing.breakpoints.map { $0 * (seconds ?? 1) }
    return beyond == .clamp ? positions + [0, seconds ?? 1] : positions
  }
}

extension CurveOptions {
  /// The curves over the requested axis. Unless an option chooses it, springs and throws alone are
  /// in seconds.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - isSpring: Whether the axis is chosen as for springs alone; if nil, whether all curves are springs.
  ///   - length: The duration of curves of progress, unless an option sets it; if nil, that of the longest spring.
  /// - Throws: `ToolError` if a duration is given that no curve takes.
  func timed(
    _ curves: [NamedCurve], asSprings isSpring: Bool? = nil, length: Double? = nil
  ) throws(ToolError) -> CurveSet {
    noteMilliseconds("--duration", duration)
    let rule = clamp ? Extrapolation.clamp : .extrapolate
    let springs = curves.compactMap(\.ownDuration)
    let usesSeconds = isSpring ?? (!curves.isEmpty && springs.count == curves.count)
    if duration != nil, !curves.isEmpty, springs.count == curves.count {
      throw .usage(
        "--duration has no effect on springs and throws alone, which run in their own time")
    }
    guard inSeconds || duration != nil || usesSeconds && !inProgress else {
      if isSpring == nil, !springs.isEmpty, springs.count < curves.count, !inProgress {
        warn(
          "springs are shown over progress, each up to its settling time: --in-seconds shows their real times"
        )
      }
      let durations = Set(curves.compactMap(\.statedDuration))
      if isSpring == nil, durations.count > 1, !inProgress {
        warn("the durations differ and are left out: --in-seconds uses them")
      }
      return CurveSet(
        curves: curves.map { TimedCurve($0, seconds: nil, beyond: rule) }, isInSeconds: false,
        horizon: 1)
    }
    let stretch =
      duration ?? length ?? (springs + curves.compactMap(\.statedDuration)).max() ?? 1
    let timed = curves.map {
      // A curve of progress holds its ends: an animation over seconds has nothing beyond them.
      TimedCurve(
        $0, seconds: $0.ownDuration ?? (duration == nil ? $0.statedDuration : nil) ?? stretch,
        beyond: $0.ownDuration == nil ? .clamp : rule)
    }
    let horizon = timed.compactMap(\.seconds).max() ?? 1
    return CurveSet(curves: timed, isInSeconds: true, horizon: horizon)
  }
}

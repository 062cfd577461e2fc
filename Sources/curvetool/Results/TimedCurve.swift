import CurveArithmetic
import Curves
import Spring

/// A curve over progress or over seconds.
struct TimedCurve: TimingFunction {
  let name: String
  let easing: Easing
  /// The runs over seconds; nil if the axis is progress.
  let runs: AnimationRuns?
  let beyond: Extrapolation
  private let spring: SpringCurve?

  /// - Parameter seconds: The duration of progress 0...1 in seconds; nil if the axis is progress, on which the curve
  ///   runs once, without its delay.
  init(_ curve: NamedCurve, seconds: Double?, beyond: Extrapolation) {
    name = curve.name
    easing = curve.easing
    runs = seconds.map {
      AnimationRuns(duration: $0, delay: curve.delay ?? 0, repeats: curve.repeats)
    }
    self.beyond = beyond
    spring = curve.spring
  }

  /// The duration of progress 0...1 in seconds; nil if the axis is progress.
  var seconds: Double? { runs?.duration }

  /// Whether the curve is exactly a spring.
  var isSpring: Bool { spring != nil }

  func value(at position: Double) -> Double {
    guard let runs else { return easing.value(at: position, beyond: beyond) }
    let time = runs.local(position).time
    guard let spring else { return easing.value(at: time / runs.duration, beyond: beyond) }
    // Not computed from progress, which would round twice.
    return spring.motion.value(at: beyond == .clamp ? min(time, runs.duration) : time)
  }

  /// The values at many positions, equal to single evaluations. The blocks are short enough for the exact
  /// solvers of curves.
  func values(at positions: Span<Double>, into values: inout MutableSpan<Double>) {
    let motion = runs == nil ? nil : spring?.motion
    let scale = motion == nil ? seconds ?? 1 : 1
    let end = motion == nil ? 1 : seconds ?? 1
    Blocks.forEach(in: min(positions.count, values.count)) { range, block in
      for (offset, index) in range.enumerated() {
        let position = (runs?.local(positions[index]).time ?? positions[index]) / scale
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
    guard let runs else {
      if beyond == .clamp, !(0...1).contains(position) { return 0 }
      return easing.velocity(at: position)
    }
    if runs.holdsEnd(at: position) { return 0 }
    let (time, isBackward) = runs.local(position)
    if beyond == .clamp, !(0...runs.duration).contains(time) { return 0 }
    let velocity =
      if let spring {
        time < 0 ? 0 : spring.motion.velocity(at: time)
      } else {
        easing.velocity(at: time / runs.duration) / runs.duration
      }
    return isBackward ? -velocity : velocity
  }

  var breakpoints: [Double] {
    let positions = easing.breakpoints.map { $0 * (seconds ?? 1) }
    let isCut = beyond == .clamp || runs.map { $0.delay != 0 || $0.repeats != nil } == true
    let all = isCut ? positions + [0, seconds ?? 1] : positions
    return runs?.times(of: all) ?? all
  }
}

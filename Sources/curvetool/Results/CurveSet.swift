import Curves

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
      return curves[..<index].first { $0.easing == curve.easing && $0.runs == curve.runs }
        .map { (curve, $0) }
    }
  }

  /// Rejects `--clamp` if no curve is sampled beyond its ends.
  func refuseIdleClamp(_ options: CurveOptions, over span: ClosedRange<Double>) throws(ToolError) {
    let isClamping = curves.contains { curve in
      guard let runs = curve.runs else { return span.lowerBound < 0 || span.upperBound > 1 }
      // In seconds, a curve of progress holds its ends anyway, and a spring rests before its start.
      return curve.isSpring && span.upperBound > runs.end
    }
    guard options.clamp, !isClamping else { return }
    throw .idle("--clamp", "because no curve is shown beyond its ends: add --to-time")
  }
}

extension CurveOptions {
  /// The curves over the requested axis. Unless an option chooses it, springs and throws are in seconds, also among
  /// curves that all state a duration.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - isSpring: Whether the axis is chosen as for springs alone; if nil, the curves decide.
  ///   - countsDurations: Whether a curve that states a duration keeps springs in seconds.
  ///   - length: The duration of curves of progress, unless an option sets it; if nil, that of the longest spring.
  ///   - request: An option that asks for seconds, which needs a curve with a duration.
  /// - Throws: `ToolError` if a duration is given that no curve takes, or if one is missing.
  func timed(
    _ curves: [NamedCurve], asSprings isSpring: Bool? = nil, countsDurations: Bool = true,
    length: Double? = nil, request: TimeRequest? = nil
  ) throws(ToolError) -> CurveSet {
    noteMilliseconds("--duration", duration)
    let rule = clamp ? Extrapolation.clamp : .extrapolate
    let springs = curves.compactMap(\.ownDuration)
    let usesSeconds =
      isSpring
      ?? (!springs.isEmpty
        && curves.allSatisfy { curve in
          (curve.ownDuration ?? (countsDurations ? curve.statedDuration : nil)) != nil
        })
    if duration != nil, !curves.isEmpty, springs.count == curves.count {
      throw .idle("--duration", "on springs and throws alone, which run in their own time")
    }
    let isTimed = inSeconds || duration != nil || usesSeconds && !inProgress
    if let request, !isTimed {
      if inProgress {
        throw .usage("\(request.option): progress has no \(request.unit): leave --in-progress out")
      }
      guard curves.contains(where: { $0.ownDuration ?? $0.statedDuration != nil }) else {
        throw request.error
      }
    }
    guard isTimed || request != nil else {
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
    if duration == nil, length == nil { noteStretched(curves) }
    let stretch =
      duration ?? length ?? (springs + curves.compactMap(\.statedDuration)).max() ?? 1
    let timed = curves.map {
      // A curve of progress holds its ends: an animation over seconds has nothing beyond them.
      TimedCurve(
        $0, seconds: $0.ownDuration ?? (duration == nil ? $0.statedDuration : nil) ?? stretch,
        beyond: $0.ownDuration == nil ? .clamp : rule)
    }
    let horizon = timed.compactMap(\.runs?.end).max() ?? 1
    return CurveSet(curves: timed, isInSeconds: true, horizon: max(horizon, 0))
  }

  /// Notes curves without a duration next to others that have one.
  private func noteStretched(_ curves: [NamedCurve]) {
    let stretched = curves.filter { $0.ownDuration ?? $0.statedDuration == nil }
    guard let first = stretched.first, stretched.count < curves.count else { return }
    let others = stretched.count > 1 ? " and \(stretched.count - 1) more" : ""
    let verb = stretched.count > 1 ? "have" : "has"
    warn(
      "\(first.name.prefix(60))\(others) \(verb) no duration, and \(stretched.count > 1 ? "last" : "lasts") "
        + "as long as the longest of the others: --duration sets it")
  }
}

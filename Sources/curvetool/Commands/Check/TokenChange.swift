import CurveFitting
import Curves
import Spring

/// A token that is not the same in two files.
struct TokenChange {
  enum Kind: String { case added, removed, changed }

  let kind: Kind
  let name: String
  /// The token in the old file.
  let was: MotionToken?
  /// The token in the new file.
  let now: MotionToken?
  /// The largest difference of the curves, and the progress or the time where it is.
  var difference: CurvePoint?
  /// Whether the difference is over seconds.
  var isInSeconds = false

  /// The largest difference of curves that is no change: that of numbers in single precision is below it.
  static let defaultTolerance = 1e-6

  /// A round difference up to which the linear() of a curve is the same; nil if neither curve is one, and for a larger
  /// difference.
  var errorOfLinear: Double? {
    guard let a = was?.easing.map(Self.plain), let b = now?.easing.map(Self.plain),
      let difference
    else { return nil }
    let areLinear = [a, b].map { if case .piecewiseLinear = $0 { true } else { false } }
    guard areLinear[0] != areLinear[1] else { return nil }
    return [0.001, 0.002, 0.005, 0.01].first { $0 >= difference.value }
  }

  /// The changes between two files, in the order of the new file; removed tokens follow.
  ///
  /// - Parameter tolerance: The largest difference of curves that is not a change.
  /// - Returns: The changes, all pairs, and the number of pairs whose difference is not a change.
  static func changes(
    from old: [MotionToken], to new: [MotionToken], _ partners: TokenPairs, tolerance: Double
  ) -> (changes: [TokenChange], pairs: [(was: MotionToken, now: MotionToken)], near: Int) {
    var near = 0
    var changes: [TokenChange] = []
    var pairs: [(was: MotionToken, now: MotionToken)] = []
    for (token, partner) in zip(new, partners.partners) {
      guard let partner else {
        changes.append(TokenChange(kind: .added, name: token.name, was: nil, now: token))
        continue
      }
      let was = old[partner]
      pairs.append((was, token))
      let found = difference(was, token)
      let difference = found?.point
      let isSame =
        (difference?.value ?? 0) <= tolerance && (was.easing == nil) == (token.easing == nil)
        && isNear(was.delay, token.delay) && haveSameValues(was, token)
        && (!partners.areOfOneKind || was.repeats == token.repeats && haveSameCut(was, token))
        && (isNear(was.duration, token.duration) || hasOwnDuration(was) != hasOwnDuration(token)
          || !partners.areOfOneKind && isPlaceholder(was.duration, token.duration))
      if isSame, (difference?.value ?? 0) > defaultTolerance { near += 1 }
      if !isSame {
        changes.append(
          TokenChange(
            kind: .changed, name: token.name, was: was, now: token, difference: difference,
            isInSeconds: found?.isInSeconds == true))
      }
    }
    for (index, token) in old.enumerated() where !partners.used.contains(index) {
      changes.append(TokenChange(kind: .removed, name: token.name, was: token, now: nil))
    }
    return (changes, pairs, near)
  }

  /// Whether two times are the same but for rounding.
  private static func isNear(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9 * max(abs(a), abs(b))
  }

  /// Whether one of two durations is the second that `convert` gives a curve without a duration, in the files of
  /// platforms whose animations need one.
  private static func isPlaceholder(_ a: Double?, _ b: Double?) -> Bool {
    a == nil && b == 1 || a == 1 && b == nil
  }

  /// Whether keyframes have the same values: those of numbers between the same ends differ as curves do.
  private static func haveSameValues(_ a: MotionToken, _ b: MotionToken) -> Bool {
    guard let was = a.keyframes, let now = b.keyframes else {
      return a.keyframes == nil && b.keyframes == nil
    }
    if was == now { return true }
    return a.easing != nil && b.easing != nil && was.values.first == now.values.first
      && was.values.last == now.values.last
  }

  /// Whether two springs end at the same time, if both have a given one.
  private static func haveSameCut(_ a: MotionToken, _ b: MotionToken) -> Bool {
    guard let was = a.spring, let now = b.spring, was.parameters == now.parameters else {
      return true
    }
    return isNear(was.duration, now.duration)
  }

  /// Whether the duration of a token is a spring's own: that of a curve which stands for the spring is no
  /// change.
  private static func hasOwnDuration(_ token: MotionToken) -> Bool {
    guard token.duration == nil, let easing = token.easing, case .spring = plain(easing) else {
      return false
    }
    return true
  }

  /// The largest difference of two curves.
  private static func difference(
    _ a: MotionToken, _ b: MotionToken
  ) -> (point: CurvePoint, isInSeconds: Bool)? {
    guard let was = a.easing, let now = b.easing else { return nil }
    if was == now { return (CurvePoint(progress: 0, value: 0), false) }
    let set = Self.set(a, b)
    let difference = CurveDifference(set.curves[0], set.curves[1], over: 0...set.horizon)
    return (difference.maximum, set.isInSeconds)
  }

  /// Both curves over one axis: springs over seconds, also against a curve over another duration than the whole
  /// milliseconds that `convert` gives the spring; others over progress.
  static func set(_ a: MotionToken?, _ b: MotionToken?) -> CurveSet {
    let pairs = [("was", a ?? b), ("is", b ?? a)]
    var curves = pairs.map { name, token in
      var curve = NamedCurve(name, plain(token?.easing ?? .linear))
      curve.duration = token?.duration
      return curve
    }
    let springs = curves.compactMap(\.spring)
    let settled = curves.map { curve in
      curve.spring.flatMap { try? $0.settled(within: SpringMotion.defaultThreshold) }
    }
    let isPlayed = zip(settled, curves.reversed()).contains { spring, other in
      guard let spring, let duration = other.statedDuration else { return false }
      return abs(spring.duration - duration) > 0.001
    }
    guard springs.count == 2 || springs.count == 1 && isPlayed else {
      curves = zip(curves, settled).map { curve, spring in
        spring.map { NamedCurve(curve.name, .spring($0)) } ?? curve
      }
      return CurveSet(
        curves: curves.map { TimedCurve($0, seconds: nil, beyond: .clamp) }, isInSeconds: false,
        horizon: 1)
    }
    let timed = curves.map {
      TimedCurve(
        $0, seconds: $0.ownDuration ?? $0.statedDuration,
        beyond: $0.spring == nil ? .clamp : .extrapolate)
    }
    return CurveSet(
      curves: timed, isInSeconds: true, horizon: timed.compactMap(\.seconds).max() ?? 1)
  }

  /// The curve without its preset name.
  private static func plain(_ easing: Easing) -> Easing {
    var easing = easing
    while case .preset(let preset) = easing { easing = preset.value }
    return easing
  }
}

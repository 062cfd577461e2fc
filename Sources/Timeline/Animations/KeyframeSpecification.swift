import Curves

/// Everything that describes a keyframe animation of any kind of value, as a scene file or a command
/// line gives it.
public struct KeyframeSpecification: Sendable, Hashable {
  /// The values; what a path overrides.
  public var values: [AnimatableValue] = []
  /// What is followed instead of values.
  public var path: Path?
  /// The times of the values, from 0 to 1; even when nil.
  public var keyTimes: [Double]?
  /// How the values between are found.
  public var mode = CalculationMode.linear
  /// The timing function of each segment; missing ones are linear.
  public var timingFunctions: [Easing] = []
  /// The tension of a spline at each keyframe.
  public var tension: [Double] = []
  /// The continuity of a spline at each keyframe.
  public var continuity: [Double] = []
  /// The bias of a spline at each keyframe.
  public var bias: [Double] = []
  /// Leaves the spans of time out of a spline's tangents.
  public var hasUniformTangents = false
  /// Lets `cubicPaced` run by the arc length of its curve.
  public var isPacedByArc = false
  /// Whether what follows a path turns with it.
  public var rotationMode = PathAnimation.RotationMode.none

  /// Creates a description of nothing; all can be set afterwards.
  public init() {}

  /// The animation itself.
  ///
  /// - Parameters:
  ///   - timing: The timing function over all.
  ///   - isStrict: Makes every diagnostic an error.
  /// - Throws: ``KeyframeError``.
  public func motion(timing: Easing, isStrict: Bool = false) throws(KeyframeError) -> KeyframeMotion
  {
    if let path {
      let animation = try PathAnimation(
        path, keyTimes: keyTimes, mode: mode, timing: timing, timingFunctions: timingFunctions,
        rotationMode: rotationMode, isStrict: isStrict)
      return .path(animation)
    }
    let animation = try KeyframeAnimation(
      values: values, keyTimes: keyTimes, mode: mode, timing: timing,
      timingFunctions: timingFunctions,
      bending: .init(
        tension: tension, continuity: continuity, bias: bias,
        hasUniformTangents: hasUniformTangents),
      isPacedByArc: isPacedByArc, isStrict: isStrict)
    return .values(animation)
  }
}

/// A keyframe animation of values or along a path.
public enum KeyframeMotion: Sendable {
  /// Through values.
  case values(KeyframeAnimation<AnimatableValue>)
  /// Along a path.
  case path(PathAnimation)

  /// The value at a fraction of the duration; a point along a path.
  public func value(at fraction: Double) -> AnimatableValue {
    switch self {
    case .values(let animation): animation.value(at: fraction)
    case .path(let animation): .point(animation.point(at: fraction))
    }
  }

  /// The rate of change of each component, per duration.
  public func velocity(at fraction: Double) -> [Double] {
    switch self {
    case .values(let animation): return animation.velocity(at: fraction)
    case .path(let animation):
      let velocity = animation.velocity(at: fraction)
      return [velocity.x, velocity.y]
    }
  }

  /// The angle by which what follows a path is turned, nil where nothing turns.
  public func rotation(at fraction: Double) -> Double? {
    guard case .path(let animation) = self, animation.rotationMode != .none else { return nil }
    return animation.rotation(at: fraction)
  }

  /// The times of the keyframes, as fractions of the duration.
  public var keyTimes: [Double] {
    switch self {
    case .values(let animation): animation.keyTimes
    case .path(let animation): animation.keyTimes
    }
  }

  /// What was ignored, and what is done instead.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .values(let animation): animation.diagnostics
    case .path(let animation): animation.diagnostics
    }
  }
}

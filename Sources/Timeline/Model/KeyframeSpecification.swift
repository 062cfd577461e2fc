import Curves

/// The description of a keyframe animation of any kind of value, as a scene file or a command
/// line gives it.
public struct KeyframeSpecification: Sendable, Hashable, Codable {
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
  /// Whether the object that follows a path rotates with it.
  public var rotationMode = PathAnimation.RotationMode.none

  /// Creates an empty description; set its properties afterwards.
  public init() {}
}

import Curves

/// The description of a keyframe animation for any kind of value, as in a scene file or on the command
/// line.
public struct KeyframeSpecification: Sendable, Hashable, Codable {
  /// The values; ignored if there is a path.
  public var values: [AnimatableValue] = []
  /// The path to follow instead of values.
  public var path: BezierPath?
  /// The times of the values, from 0 to 1; evenly spaced if nil.
  public var keyTimes: [Double]?
  /// The interpolation between keyframes.
  public var mode = CalculationMode.linear
  /// The timing function of each segment; missing ones are linear.
  public var timingFunctions: [Easing] = []
  /// The tension of a spline at each keyframe.
  public var tension: [Double] = []
  /// The continuity of a spline at each keyframe.
  public var continuity: [Double] = []
  /// The bias of a spline at each keyframe.
  public var bias: [Double] = []
  /// Whether to ignore the spans of time in a spline's tangents.
  public var hasUniformTangents = false
  /// Whether `cubicPaced` runs by the arc length of its curve.
  public var isPacedByArc = false
  /// Whether colours are interpolated premultiplied by their opacity, as in style sheets.
  public var isPremultiplied = false
  /// Whether the object that follows a path rotates with it.
  public var rotationMode = PathAnimation.RotationMode.none

  /// Creates an empty description; set its properties afterwards.
  public init() {}
}

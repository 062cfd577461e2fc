/// A motion along a path, as in CAKeyframeAnimation. The ends of segments are keyframes.
///
/// `linear` and `cubic` follow each segment by its Bézier parameter. `paced` and `cubicPaced` follow the
/// path at constant speed by exact arc length. `discrete` holds each segment's start, and the last point
/// at 1. A move is not a keyframe: the motion jumps there.
///
/// ```swift
/// let arch = try PathAnimation(BezierPath("M0,0 C0,100 100,100 100,0"))
/// arch.point(at: 0.25)        // Point2D(x: 15.625, y: 56.25)
/// ```
public struct PathAnimation: Sendable {
  /// Whether the moving object rotates with the path, with the names of CAAnimationRotationMode.
  public enum RotationMode: String, Sendable, Hashable, CaseIterable {
    /// The object keeps its own rotation.
    case none
    /// The object faces the direction of travel.
    case auto
    /// The object faces against the direction of travel.
    case autoReverse
  }

  /// The path with its lengths.
  public let path: MeasuredPath
  /// The interpolation between segment ends.
  public let mode: CalculationMode
  /// Whether the moving object rotates with the path.
  public let rotationMode: RotationMode
  /// Warnings about ignored settings.
  public let diagnostics: [Diagnostic]
  let schedule: KeySchedule

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - path: The path to follow.
  ///   - keyTimes: One more than segments, from 0 to 1 and never decreasing. Invalid key times are
  ///     replaced by even spacing. The paced modes ignore them.
  ///   - mode: The interpolation between segment ends; `monotone` is the same as `linear`.
  ///   - timing: The overall timing function.
  ///   - timingFunctions: One for each segment; missing ones are linear.
  ///   - rotationMode: Whether the moving object rotates with the path.
  ///   - accuracy: The largest error of a length, as a fraction of the whole length.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Throws: ``KeyframeError`` if the path cannot be measured, if a number is out of range, and in
  ///   strict mode for a diagnostic.
  public init(
    _ path: BezierPath, keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timing: Easing = .linear, timingFunctions: [Easing] = [], rotationMode: RotationMode = .none,
    accuracy: Double = 1e-12, isStrict: Bool = false
  ) throws(KeyframeError) {
    let measured: MeasuredPath
    do throws(PathError) {
      measured = try MeasuredPath(path, accuracy: accuracy)
    } catch {
      throw .path(error)
    }
    try self.init(
      measured, keyTimes: keyTimes, mode: mode, timing: timing, timingFunctions: timingFunctions,
      rotationMode: rotationMode, isStrict: isStrict)
  }

  /// Creates a motion along a measured path.
  init(
    _ path: MeasuredPath, keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timing: Easing = .linear, timingFunctions: [Easing] = [], rotationMode: RotationMode = .none,
    isStrict: Bool = false
  ) throws(KeyframeError) {
    self.path = path
    var diagnostics = Diagnostics(isStrict: isStrict)
    let count = self.path.segments.count + 1
    schedule = try KeySchedule(
      keyTimes: keyTimes, count: mode == .discrete ? count - 1 : count,
      distances: mode.isPaced ? [0, 1] : nil, isDiscrete: mode == .discrete && count > 1,
      timing: timing, timingFunctions: timingFunctions, diagnostics: &diagnostics)
    self.mode = mode
    self.rotationMode = rotationMode
    self.diagnostics = diagnostics.list
  }

  /// The times of the segments' ends. In the paced modes they follow from constant speed.
  public var keyTimes: [Double] {
    guard mode.isPaced else { return schedule.keyTimes }
    return path.length > 0 ? [0] + path.segmentEnds.map { $0 / path.length } : [0, 1]
  }

  /// The point at a progress, usually in 0...1.
  public func point(at progress: Double) -> Point2D { path.point(at: state(at: progress).position) }

  /// The rotation of the moving object at a progress, in radians; 0 without a rotation mode.
  public func rotation(at progress: Double) -> Double {
    switch rotationMode {
    case .none: 0
    case .auto: path.direction(at: state(at: progress).position)
    case .autoReverse: path.direction(at: state(at: progress).position) + .pi
    }
  }

  /// The velocity at a progress, per unit of progress; 0 in discrete mode.
  public func velocity(at progress: Double) -> Point2D {
    guard !path.segments.isEmpty, mode != .discrete else { return Point2D() }
    let (position, rate) = state(at: progress)
    let inside = min(max(position.parameter, 0), 1)
    let slope = path.segments[position.segment].derivative(at: inside)
    return Point2D(x: chainRule(slope.x, rate), y: chainRule(slope.y, rate))
  }

  /// The position on the path and the rate of change of its parameter.
  private func state(at progress: Double) -> (position: MeasuredPath.Position, rate: Double) {
    let state = schedule.state(at: progress)
    if mode.isPaced {
      let position = path.position(atFraction: state.fraction)
      guard position.segment < path.segments.count else { return (position, 0) }
      let inside = min(max(position.parameter, 0), 1)
      let speed = path.segments[position.segment].speed(at: inside)
      return (position, speed > 0 ? state.rate * path.length / speed : 0)
    }
    return (position(of: state.segment, at: state.fraction), state.rate)
  }

  /// The position at a fraction of a segment, for modes that are not paced.
  func position(of segment: Int, at fraction: Double) -> MeasuredPath.Position {
    let isAtEnd = segment == path.segments.count - 1 && fraction >= 1
    let parameter = mode == .discrete ? (isAtEnd ? 1 : 0) : fraction
    return MeasuredPath.Position(segment: segment, parameter: parameter)
  }
}

extension PathAnimation: Hashable {
  /// Whether two motions show the same points and rotations. Ignored settings do not count.
  public static func == (a: Self, b: Self) -> Bool {
    a.path == b.path && a.mode == b.mode && a.rotationMode == b.rotationMode
      && a.schedule == b.schedule
  }

  /// Hashes the same parts that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(mode)
    hasher.combine(rotationMode)
    hasher.combine(schedule)
  }
}

import Curves

/// Keyframes of several properties over one duration, with a separate track for each property, as in
/// UIView.animateKeyframes.
public struct RelativeGroup: Sendable, Hashable, Codable {
  /// The targets of one part of the duration.
  public struct Keyframe: Sendable, Hashable, Codable {
    /// The start, as a fraction of the duration.
    public var start: Double
    /// The length, as a fraction of the duration.
    public var duration: Double
    /// The value of each key path at the end, or the change from the previous value.
    public var changes: [PropertyChange]

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - start: The start, as a fraction of the duration.
    ///   - duration: The length, as a fraction of the duration.
    ///   - changes: The value of each key path at the end, or the change from the previous value.
    public init(start: Double, duration: Double, changes: [PropertyChange]) {
      self.start = start
      self.duration = duration
      self.changes = changes
    }

    /// Creates a keyframe of values by key path.
    ///
    /// - Parameters:
    ///   - start: The start, as a fraction of the duration.
    ///   - duration: The length, as a fraction of the duration.
    ///   - targets: The values at its end, by key path.
    public init(start: Double, duration: Double, targets: [String: AnimatableValue]) {
      self.init(
        start: start, duration: duration,
        changes: targets.sorted { $0.key < $1.key }.map { PropertyChange($0.key, $0.value) })
    }
  }

  /// The keyframes, in the order of addition.
  public var keyframes: [Keyframe]
  /// The interpolation between keyframes.
  public var mode: CalculationMode

  /// Creates a group of keyframes.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes, in the order of addition.
  ///   - mode: The interpolation between keyframes.
  public init(_ keyframes: [Keyframe], mode: CalculationMode = .linear) {
    self.keyframes = keyframes
    self.mode = mode
  }
}

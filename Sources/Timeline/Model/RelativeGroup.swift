import Curves

/// Keyframes of several properties over one duration, each property a track of its own, as
/// UIView.animateKeyframes has them.
public struct RelativeGroup: Sendable, Hashable, Codable {
  /// The targets of a part of the duration.
  public struct Keyframe: Sendable, Hashable, Codable {
    /// When it begins, as a fraction of the duration.
    public var start: Double
    /// How long it takes, as a fraction of the duration.
    public var duration: Double
    /// The value of each key path at its end, or the change from the value before.
    public var changes: [PropertyChange]

    /// Creates a keyframe.
    public init(start: Double, duration: Double, changes: [PropertyChange]) {
      self.start = start
      self.duration = duration
      self.changes = changes
    }

    /// Creates a keyframe of values by key path.
    public init(start: Double, duration: Double, targets: [String: AnimatableValue]) {
      self.init(
        start: start, duration: duration,
        changes: targets.sorted { $0.key < $1.key }.map { PropertyChange($0.key, $0.value) })
    }
  }

  /// The keyframes in the order they were added.
  public var keyframes: [Keyframe]
  /// How the values between are found.
  public var mode: CalculationMode

  /// Creates a group of keyframes.
  public init(_ keyframes: [Keyframe], mode: CalculationMode = .linear) {
    self.keyframes = keyframes
    self.mode = mode
  }
}

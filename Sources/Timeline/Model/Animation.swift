import Curves

/// An animation of a layer: when it runs and what it does.
public struct Animation: Sendable, Hashable, Codable {
  /// What an animation does.
  public indirect enum Content: Sendable, Hashable, Codable {
    /// From one value to another.
    case basic(keyPath: String, BasicAnimation<AnimatableValue>)
    /// From one value to another by a spring.
    case spring(keyPath: String, BasicAnimation<AnimatableValue>, SpringSettings)
    /// Through values or along a path.
    case keyframe(keyPath: String, KeyframeSpecification)
    /// Keyframes of several properties, as UIView.animateKeyframes takes them; the model takes the last
    /// target of each.
    case relativeKeyframes(RelativeGroup)
    /// Changes of model values, made one after the other in one animator: only the final values count.
    case animator([PropertyChange])
    /// Several at once, in the group's time.
    case group([Animation])
    /// One content for another.
    case transition(Transition)
  }

  /// The animation another one waits for.
  public struct Predecessor: Sendable, Hashable, Codable {
    /// Its key, on the same layer or in the same group.
    public var key: String
    /// Seconds between its end and the start of the other.
    public var delay: Double

    /// Creates a reference to an animation by its key.
    public init(_ key: String, delay: Double = 0) {
      self.key = key
      self.delay = delay
    }
  }

  /// The key of a group's child, which others in the group may wait for; on a layer the key it was added
  /// with counts.
  public var key: String?
  /// When it runs, in the time of its layer or group.
  public var timing = MediaTiming()
  /// The animation whose end it waits for. It starts only if that one finishes; its begin time then counts
  /// from there.
  public var predecessor: Predecessor?
  /// The timing function of each run.
  public var timingFunction = Easing.linear
  /// The function that makes a transform of its numbers, for the key path of a transform.
  public var valueFunction: ValueFunction?
  /// Whether its value is added to what is there.
  public var isAdditive = false
  /// Whether the value at the end of each cycle is added to the next.
  public var isCumulative = false
  /// Whether it is removed once it has ended, whatever its fill mode; ignored for a group's children.
  public var isRemovedOnCompletion = true
  /// What it does.
  public var content: Content

  /// Creates an animation; set its other properties afterwards.
  public init(_ content: Content) {
    self.content = content
    if case .relativeKeyframes = content { timingFunction = .easeInOut }
    if case .animator = content { timingFunction = .easeInOut }
  }

  /// Creates a basic animation of a property; what is missing is found when it runs, as
  /// `BasicAnimation` says.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - by: The change from start to end.
  ///   - duration: The duration of one run in seconds; 0 is the default.
  public init<Value>(
    _ key: PropertyKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    duration: Double = 0
  ) {
    self.init(
      .basic(
        keyPath: key.keyPath,
        BasicAnimation(from: from?.animatable, to: to?.animatable, by: by?.animatable)))
    timing.duration = duration
  }
}

extension Animation.Content {
  /// The type in a scene file's words.
  public var name: String {
    switch self {
    case .basic: "basic"
    case .spring: "spring"
    case .keyframe: "keyframe"
    case .relativeKeyframes: "relativeKeyframes"
    case .animator: "animator"
    case .group: "group"
    case .transition: "transition"
    }
  }
}

/// A new value for a property, or a change to the one it has.
public struct PropertyChange: Sendable, Hashable, Codable {
  /// The property or component.
  public var keyPath: String
  /// The value or the change.
  public var value: AnimatableValue
  /// Whether the value is added to the model's.
  public var isRelative: Bool

  /// Creates a change.
  public init(_ keyPath: String, _ value: AnimatableValue, isRelative: Bool = false) {
    self.keyPath = keyPath
    self.value = value
    self.isRelative = isRelative
  }
}

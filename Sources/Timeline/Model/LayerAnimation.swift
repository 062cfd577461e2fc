import Curves

/// An animation of a layer: its timing and its content.
public struct LayerAnimation: Sendable, Hashable, Codable {
  /// The content of an animation.
  @nonexhaustive
  public indirect enum Content: Sendable, Hashable {
    /// From one value to another.
    case basic(keyPath: String, BasicAnimation<AnimatableValue>)
    /// From one value to another by a spring.
    case spring(keyPath: String, BasicAnimation<AnimatableValue>, SpringSettings)
    /// Through values or along a path.
    case keyframe(keyPath: String, KeyframeSpecification)
    /// Keyframes of several properties, as in UIView.animateKeyframes. The model takes the last target of
    /// each property.
    case relativeKeyframes(RelativeGroup)
    /// Changes of model values, made in order in one animator. Only the final values count.
    case animator([PropertyChange])
    /// Several animations at once, in the group's time.
    case group([LayerAnimation])
    /// A transition between two contents.
    case transition(LayerTransition)
    /// A gesture: commands over time. Its duration is the play's own unless the timing has one, which
    /// cuts it off.
    case play(keyPath: String, PlayScript)
  }

  /// The animation another one waits for.
  public struct Predecessor: Sendable, Hashable, Codable {
    /// The other animation's key, on the same layer or in the same group.
    public var key: String
    /// The delay between the end of that animation and the start of this one, in seconds.
    public var delay: Double

    /// Creates a reference to an animation by its key.
    ///
    /// - Parameters:
    ///   - key: The other animation's key, on the same layer or in the same group.
    ///   - delay: The delay between the end of that animation and the start of this one, in seconds.
    public init(_ key: String, delay: Double = 0) {
      self.key = key
      self.delay = delay
    }
  }

  /// The key of a group's child, which others in the group may wait for. On a layer, the key it was added
  /// with applies.
  public var key: String?
  /// The animation's timing, in the time of its layer or group.
  public var timing = MediaTiming()
  /// The animation whose end this one waits for. It starts only if that one finishes; its begin time then
  /// counts from that end.
  public var predecessor: Predecessor?
  /// The timing function of each run.
  public var timingFunction = Easing.linear
  /// The function that converts the animation's numbers to a transform, for the key path of a transform.
  public var valueFunction: ValueFunction?
  /// Whether the animation adds its value to the one beneath it.
  public var isAdditive = false
  /// Whether each cycle adds to the end value of the previous one.
  public var isCumulative = false
  /// Whether the animation is removed when it has ended, regardless of its fill mode; ignored for a group's
  /// children.
  public var isRemovedOnCompletion = true
  /// The animation's content.
  public var content: Content

  /// Creates an animation; set its other properties afterwards.
  public init(_ content: Content) {
    self.content = content
    if case .relativeKeyframes = content { timingFunction = .easeInOut }
    if case .animator = content { timingFunction = .easeInOut }
  }

  /// Creates a basic animation of a property. Missing values are determined when it runs, as in
  /// `BasicAnimation`.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - by: The change from start to end.
  ///   - duration: The duration of one run in seconds; 0 for the default.
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

extension LayerAnimation {
  /// Changes the animation; the children of a group before the group.
  mutating func change(_ body: (inout LayerAnimation) -> Void) {
    if case .group(var children) = content {
      for index in children.indices { children[index].change(body) }
      content = .group(children)
    }
    body(&self)
  }
}

extension LayerAnimation.Content {
  /// The name of the animation's type in scene files.
  public var name: String {
    switch self {
    case .basic: "basic"
    case .spring: "spring"
    case .keyframe: "keyframe"
    case .relativeKeyframes: "relativeKeyframes"
    case .animator: "animator"
    case .group: "group"
    case .transition: "transition"
    case .play: "play"
    }
  }

  /// Whether it is a view animation, which sets the model.
  var isView: Bool {
    switch self {
    case .relativeKeyframes, .animator: true
    default: false
    }
  }

  /// Whether the model has the values at its end: for view animations and groups of them.
  var setsModel: Bool {
    if case .group(let children) = self {
      return !children.isEmpty && children.allSatisfy(\.content.setsModel)
    }
    return isView
  }
}

/// A new value for a property, or a change of its value.
public struct PropertyChange: Sendable, Hashable, Codable {
  /// The property or component.
  public var keyPath: String
  /// The value or the change.
  public var value: AnimatableValue
  /// Whether the value is added to the model's.
  public var isRelative: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - keyPath: The property or component.
  ///   - value: The value or the change.
  ///   - isRelative: Whether the value is added to the model's.
  public init(_ keyPath: String, _ value: AnimatableValue, isRelative: Bool = false) {
    self.keyPath = keyPath
    self.value = value
    self.isRelative = isRelative
  }
}

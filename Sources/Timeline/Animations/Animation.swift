import Curves
import Spring

/// An animation of a layer: when it runs and what it does.
public struct Animation: Sendable, Hashable {
  /// What an animation does.
  public indirect enum Content: Sendable, Hashable {
    /// From one value to another.
    case basic(keyPath: String, BasicAnimation<AnimatableValue>)
    /// From one value to another by a spring.
    case spring(keyPath: String, BasicAnimation<AnimatableValue>, SpringSettings)
    /// Through values or along a path.
    case keyframe(keyPath: String, KeyframeSpecification)
    /// Keyframes of several properties, as UIView.animateKeyframes takes them.
    case relativeKeyframes(RelativeGroup)
    /// Several at once, in the group's time.
    case group([Animation])
    /// One content for another.
    case transition(Transition)
  }

  /// When it runs, in the time of its layer or group.
  public var timing = MediaTiming()
  /// The timing function of each run.
  public var timingFunction = Easing.linear
  /// Whether its value is added to what is there.
  public var isAdditive = false
  /// Whether the end of each cycle is added to the next.
  public var isCumulative = false
  /// Whether it is gone once it has ended, whatever its fill mode; what a group's children say does not
  /// count.
  public var isRemovedOnCompletion = true
  /// What it does.
  public var content: Content

  /// Creates an animation; all else can be set afterwards.
  public init(_ content: Content) { self.content = content }
}

/// The spring of a spring animation, with the names of CASpringAnimation.
public struct SpringSettings: Sendable, Hashable {
  /// The mass, positive.
  public var mass = 1.0
  /// The stiffness, positive.
  public var stiffness = 100.0
  /// The damping, 0 or positive.
  public var damping = 10.0
  /// The velocity at the start, in distances per second toward the target.
  public var initialVelocity = 0.0
  /// Whether the animation takes the time Core Animation gives as `settlingDuration`, in place of its
  /// own duration.
  public var isSettling = false

  /// Creates the spring of Core Animation's defaults.
  public init() {}

  /// The motion from 0 to 1.
  ///
  /// - Throws: `SpringError` that names the parameter.
  public func motion() throws(SpringError) -> SpringMotion {
    try DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
      .motion(initialVelocity: initialVelocity)
  }
}

/// Keyframes of several properties over one duration, each property a track of its own.
public struct RelativeGroup: Sendable, Hashable {
  /// The targets of a part of the duration.
  public struct Keyframe: Sendable, Hashable {
    /// When it begins, as a fraction of the duration.
    public var start: Double
    /// How long it takes, as a fraction of the duration.
    public var duration: Double
    /// The value each key path is led to.
    public var targets: [String: AnimatableValue]

    /// Creates a keyframe.
    public init(start: Double, duration: Double, targets: [String: AnimatableValue]) {
      self.start = start
      self.duration = duration
      self.targets = targets
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

  /// The key paths in the order of their first mention, alphabetically within a keyframe.
  public var keyPaths: [String] {
    var paths: [String] = []
    for keyframe in keyframes {
      for path in keyframe.targets.keys.sorted() where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The track of one key path.
  ///
  /// - Throws: ``KeyframeError``.
  public func track(
    _ keyPath: String, initial: AnimatableValue, isStrict: Bool = false
  ) throws(KeyframeError) -> RelativeKeyframes<AnimatableValue> {
    var list: [RelativeKeyframes<AnimatableValue>.Keyframe] = []
    for keyframe in keyframes {
      guard let value = keyframe.targets[keyPath] else { continue }
      list.append(.init(start: keyframe.start, duration: keyframe.duration, value: value))
    }
    return try RelativeKeyframes(initial: initial, list, isStrict: isStrict)
  }
}

/// One content in place of another, as CATransition has it.
public struct Transition: Sendable, Hashable {
  /// How the contents change places.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The outgoing one fades out as the incoming one fades in.
    case fade
    /// The incoming one pushes the outgoing one out.
    case push
    /// The incoming one slides over the outgoing one.
    case moveIn
    /// The outgoing one slides off the incoming one.
    case reveal
  }

  /// Where the movement comes from.
  public enum Subtype: String, Sendable, Hashable, CaseIterable {
    /// The left side.
    case fromLeft
    /// The right side.
    case fromRight
    /// The top.
    case fromTop
    /// The bottom.
    case fromBottom
  }

  /// How the contents change places.
  public var kind: Kind
  /// Where the movement comes from.
  public var subtype: Subtype
  /// The progress at the start, in 0...1.
  public var startProgress: Double
  /// The progress at the end, in startProgress...1.
  public var endProgress: Double
  /// The layer's extent along the direction.
  public var extent: Double

  /// Creates a transition.
  ///
  /// - Throws: ``TimingError`` unless 0 <= startProgress <= endProgress <= 1 and the extent is finite.
  public init(
    _ kind: Kind, subtype: Subtype = .fromLeft, startProgress: Double = 0, endProgress: Double = 1,
    extent: Double = 0
  ) throws(TimingError) {
    guard startProgress >= 0, startProgress <= 1 else {
      throw TimingError(property: "startProgress", value: startProgress, allowed: "in 0...1")
    }
    guard endProgress >= startProgress, endProgress <= 1 else {
      throw TimingError(
        property: "endProgress", value: endProgress, allowed: "in startProgress...1")
    }
    guard abs(extent) <= 1e100 else {
      throw TimingError(property: "extent", value: extent, allowed: "in -1e100...1e100")
    }
    self.kind = kind
    self.subtype = subtype
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.extent = extent
  }

  /// What is seen at a fraction of the run: opacities and offsets by key path.
  public func values(at fraction: Double) -> [String: AnimatableValue] {
    let p = startProgress + (endProgress - startProgress) * fraction
    var (outgoing, incoming) = (0.0, 0.0)
    switch kind {
    case .fade:
      return [
        "transition.outgoing.opacity": .number(1 - p),
        "transition.incoming.opacity": .number(p),
      ]
    case .push: (outgoing, incoming) = (p, p - 1)
    case .moveIn: incoming = p - 1
    case .reveal: outgoing = p
    }
    return [
      "transition.outgoing.offset": .point(offset(outgoing)),
      "transition.incoming.offset": .point(offset(incoming)),
    ]
  }

  /// A displacement by a share of the extent in the direction of movement.
  private func offset(_ share: Double) -> Point {
    let distance = share * extent
    return switch subtype {
    case .fromLeft: Point(x: distance)
    case .fromRight: Point(x: -distance)
    case .fromTop: Point(y: distance)
    case .fromBottom: Point(y: -distance)
    }
  }
}

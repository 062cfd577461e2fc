import Curves

/// The animation of one property while it is being described; every word returns the same builder, so
/// that they can be chained.
///
/// The type of the property's values is part of the builder's: a colour for a number does not compile.
public final class PropertyBuilder<Value: AnimatableProperty>: AnimationModifiers {
  let keyPath: String
  var animation: Animation?
  private(set) var handlers: [AnimationEvent.Kind: AnimationEvent.Handler] = [:]

  init(_ keyPath: String) { self.keyPath = keyPath }

  /// Runs when ``Layer/deliverEvents(in:)`` comes by the start; in a group only the group's own is.
  @discardableResult
  public func onStart(_ handler: @escaping AnimationEvent.Handler) -> Self {
    handlers[.didStart] = handler
    return self
  }

  /// Runs when ``Layer/deliverEvents(in:)`` comes by the end, or by the removal before it; in a group only
  /// the group's own is.
  @discardableResult
  public func onStop(_ handler: @escaping AnimationEvent.Handler) -> Self {
    handlers[.didStop] = handler
    handlers[.didStopUnfinished] = handler
    return self
  }

  /// Runs from a value to another.
  @discardableResult
  public func value(from: Value, to: Value, duration: Double) -> Self {
    start(
      .basic(keyPath: keyPath, BasicAnimation(from: from.animatable, to: to.animatable)), duration)
  }

  /// Runs from the current value to another.
  @discardableResult
  public func value(to: Value, duration: Double) -> Self {
    start(.basic(keyPath: keyPath, BasicAnimation(to: to.animatable)), duration)
  }

  /// Runs from a value to another by a spring; without a duration for as long as it takes to settle.
  @discardableResult
  public func value(from: Value, to: Value, damping: Double, duration: Double? = nil) -> Self {
    var spring = SpringSettings()
    spring.damping = damping
    spring.isSettling = duration == nil
    let ends = BasicAnimation(from: from.animatable, to: to.animatable)
    return start(.spring(keyPath: keyPath, ends, spring), duration ?? 0)
  }

  /// Runs through values.
  @discardableResult
  public func values(_ values: [Value], duration: Double) -> Self {
    var keyframes = KeyframeSpecification()
    keyframes.values = values.map(\.animatable)
    return start(.keyframe(keyPath: keyPath, keyframes), duration)
  }

  private func start(_ content: Animation.Content, _ duration: Double) -> Self {
    var animation = Animation(content)
    animation.timing.duration = duration
    self.animation = animation
    return self
  }

  /// Changes the animation described so far; a basic one if none is.
  @discardableResult
  public func change(_ body: @escaping (inout Animation) -> Void) -> Self {
    var animation = animation ?? Animation(.basic(keyPath: keyPath, BasicAnimation()))
    body(&animation)
    self.animation = animation
    return self
  }

  private func changeEnds(
    _ body: @escaping (inout BasicAnimation<AnimatableValue>) -> Void
  ) -> Self {
    change { animation in
      switch animation.content {
      case .basic(let keyPath, var ends):
        body(&ends)
        animation.content = .basic(keyPath: keyPath, ends)
      case .spring(let keyPath, var ends, let spring):
        body(&ends)
        animation.content = .spring(keyPath: keyPath, ends, spring)
      default: break
      }
    }
  }

  private func changeSpring(_ body: @escaping (inout SpringSettings) -> Void) -> Self {
    change { animation in
      switch animation.content {
      case .basic(let keyPath, let ends):
        var spring = SpringSettings()
        body(&spring)
        animation.content = .spring(keyPath: keyPath, ends, spring)
      case .spring(let keyPath, let ends, var spring):
        body(&spring)
        animation.content = .spring(keyPath: keyPath, ends, spring)
      default: break
      }
    }
  }
}

extension PropertyBuilder where Value == Point {
  /// Follows a path.
  @discardableResult
  public func path(
    _ path: Path, duration: Double, mode: CalculationMode = .paced,
    rotationMode: PathAnimation.RotationMode = .none
  ) -> Self {
    var keyframes = KeyframeSpecification()
    (keyframes.path, keyframes.mode, keyframes.rotationMode) = (path, mode, rotationMode)
    return start(.keyframe(keyPath: keyPath, keyframes), duration)
  }
}

extension PropertyBuilder {
  /// Sets the value at the start.
  @discardableResult
  public func from(_ value: Value) -> Self { changeEnds { $0.from = value.animatable } }

  /// Sets the value at the end.
  @discardableResult
  public func to(_ value: Value) -> Self { changeEnds { $0.to = value.animatable } }

  /// Sets the change from start to end.
  @discardableResult
  public func by(_ value: Value) -> Self { changeEnds { $0.by = value.animatable } }

  /// Makes it a spring of this mass.
  @discardableResult
  public func mass(_ mass: Double) -> Self { changeSpring { $0.mass = mass } }

  /// Makes it a spring of this stiffness.
  @discardableResult
  public func stiffness(_ stiffness: Double) -> Self { changeSpring { $0.stiffness = stiffness } }

  /// Makes it a spring of this damping.
  @discardableResult
  public func damping(_ damping: Double) -> Self { changeSpring { $0.damping = damping } }

  /// Makes it a spring with this velocity at the start, in distances per second.
  @discardableResult
  public func initialVelocity(_ velocity: Double) -> Self {
    changeSpring { $0.initialVelocity = velocity }
  }

  /// Adds to what is there.
  @discardableResult
  public func additive(_ flag: Bool = true) -> Self { change { $0.isAdditive = flag } }

  /// Adds the end of each cycle to the next.
  @discardableResult
  public func cumulative(_ flag: Bool = true) -> Self { change { $0.isCumulative = flag } }
}

extension Animation {
  mutating func fill(_ mode: MediaTiming.FillMode) {
    timing.fillMode = mode
    if mode == .forwards || mode == .both { isRemovedOnCompletion = false }
  }
}

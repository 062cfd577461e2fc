import Curves

/// Describes the animation of one property. Every method returns the same builder; the order of the calls
/// does not matter.
///
/// The builder is generic over the type of the property's values, so a colour for a number does not
/// compile.
public final class PropertyBuilder<Value: AnimatableProperty>: AnimationModifiers {
  let keyPath: String
  let owner: AnimationBuilder
  private var isNamed = false
  private var ends = BasicAnimation<AnimatableValue>()
  private var spring: SpringSettings?
  private var keyframes: KeyframeSpecification?
  private var isFromPresentation = false
  private var function: ValueFunction?
  private var changes: [(inout LayerAnimation) -> Void] = []
  private(set) var onStartHandler: EventHandlers.Handler?
  private(set) var onStopHandler: EventHandlers.Handler?

  init(_ keyPath: String, owner: AnimationBuilder, function: ValueFunction? = nil) {
    self.keyPath = keyPath
    self.owner = owner
    self.function = function
  }

  /// The described animation; nil if no method was called on the property.
  ///
  /// - Parameter current: Looks up the value shown when the animation is added.
  func animation(current: (String) -> AnimatableValue?) -> LayerAnimation? {
    guard isNamed else { return nil }
    if isFromPresentation, ends.from == nil { ends.from = current(keyPath) }
    var animation =
      if let keyframes {
        LayerAnimation(.keyframe(keyPath: keyPath, keyframes))
      } else if let spring {
        LayerAnimation(.spring(keyPath: keyPath, ends, spring))
      } else {
        LayerAnimation(.basic(keyPath: keyPath, ends))
      }
    animation.valueFunction = function
    for change in changes { change(&animation) }
    return animation
  }

  /// Modifies the animation once it is known whether it is basic, a spring or keyframes.
  @discardableResult
  public func change(_ body: @escaping (inout LayerAnimation) -> Void) -> Self {
    isNamed = true
    changes.append(body)
    return self
  }

  /// Sets a handler to call when the animation begins; see ``EventHandlers``. In a group only the group's
  /// own handler is called.
  @discardableResult
  public func onStart(_ handler: @escaping EventHandlers.Handler) -> Self {
    onStartHandler = handler
    return self
  }

  /// Sets a handler to call when the animation stops, finished or not; see ``EventHandlers``. In a group
  /// only the group's own handler is called.
  @discardableResult
  public func onStop(_ handler: @escaping EventHandlers.Handler) -> Self {
    onStopHandler = handler
    return self
  }

  private func set(_ body: () -> Void) -> Self {
    isNamed = true
    body()
    return self
  }

  /// Animates from one value to another.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - duration: The duration of one run in seconds.
  @discardableResult
  public func value(from: Value, to: Value, duration: Double) -> Self {
    self.from(from).to(to).duration(duration)
  }

  /// Animates from the value shown when the animation is added to another.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration of one run in seconds.
  @discardableResult
  public func value(to: Value, duration: Double) -> Self {
    set { isFromPresentation = true }.to(to).duration(duration)
  }

  /// Animates from one value to another by a spring. Without a duration it lasts for the spring's
  /// settlingDuration.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - damping: The damping of the spring, 0 or positive. Its mass is 1 and its stiffness 100 unless set.
  ///   - duration: The duration of one run in seconds.
  @discardableResult
  public func value(from: Value, to: Value, damping: Double, duration: Double? = nil) -> Self {
    self.from(from).to(to).changeSpring {
      $0.damping = damping
      $0.isSettling = duration == nil
    }
    return duration.map { self.duration($0) } ?? self
  }

  /// Animates through values.
  ///
  /// - Parameters:
  ///   - values: The values, evenly spaced unless key times are set.
  ///   - duration: The duration of one run in seconds.
  @discardableResult
  public func values(_ values: [Value], duration: Double) -> Self {
    set {
      var specification = keyframes ?? KeyframeSpecification()
      specification.values = values.map(\.animatable)
      keyframes = specification
    }.duration(duration)
  }

  /// Modifies the keyframes: key times, calculation mode, timing functions of segments.
  @discardableResult
  public func keyframes(_ body: (inout KeyframeSpecification) -> Void) -> Self {
    set {
      var specification = keyframes ?? KeyframeSpecification()
      body(&specification)
      keyframes = specification
    }
  }

  /// Sets the value at the start.
  @discardableResult
  public func from(_ value: Value) -> Self { set { ends.from = value.animatable } }

  /// Sets the value at the end.
  @discardableResult
  public func to(_ value: Value) -> Self { set { ends.to = value.animatable } }

  /// Sets the change from start to end.
  @discardableResult
  public func by(_ value: Value) -> Self { set { ends.by = value.animatable } }

  /// Animates by a spring with this mass, positive; 1 by default.
  @discardableResult
  public func mass(_ mass: Double) -> Self { changeSpring { $0.mass = mass } }

  /// Animates by a spring with this stiffness, positive; 100 by default.
  @discardableResult
  public func stiffness(_ stiffness: Double) -> Self { changeSpring { $0.stiffness = stiffness } }

  /// Animates by a spring with this damping, 0 or positive; 10 by default.
  @discardableResult
  public func damping(_ damping: Double) -> Self { changeSpring { $0.damping = damping } }

  /// Animates by a spring with this initial velocity, in distances per second toward the target.
  @discardableResult
  public func initialVelocity(_ velocity: Double) -> Self {
    changeSpring { $0.initialVelocity = velocity }
  }

  @discardableResult
  private func changeSpring(_ body: (inout SpringSettings) -> Void) -> Self {
    set {
      var settings = spring ?? SpringSettings()
      body(&settings)
      spring = settings
    }
  }

  /// Makes the animation additive.
  @discardableResult
  public func additive(_ flag: Bool = true) -> Self { change { $0.isAdditive = flag } }

  /// Makes the animation cumulative: each cycle adds to the end value of the previous one.
  @discardableResult
  public func cumulative(_ flag: Bool = true) -> Self { change { $0.isCumulative = flag } }
}

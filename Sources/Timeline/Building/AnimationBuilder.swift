import Curves

/// Describes an animation of one or more properties of a layer.
///
/// One property becomes a single animation, several become a group. Unless a duration is given, the group
/// lasts as long as its longest member: delay plus duration, without repeats. Settings on the builder
/// itself apply to the whole.
///
/// ```swift
/// try layer.animate(forKey: "state") {
///   $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
///   $0.strokeEnd.value(from: 0, to: 1, duration: 1)
///   $0.timingFunction(.easeInOut).repeat(count: .infinity)
/// }
/// ```
public final class AnimationBuilder: AnimationModifiers {
  private struct Part {
    var animation: ((String) -> AnimatableValue?) -> LayerAnimation?
    var handlers: () -> (EventHandlers.Handler?, EventHandlers.Handler?)
  }

  private var parts: [Part] = []
  private var onStartHandler: EventHandlers.Handler?
  private var onStopHandler: EventHandlers.Handler?
  private var changes: [(inout LayerAnimation) -> Void] = []

  init() {}

  /// The builder of a property by its key path. A custom property needs a model value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - type: The type of its values.
  public func property<Value>(
    _ keyPath: String, as type: Value.Type = Value.self
  ) -> PropertyBuilder<Value> {
    property(keyPath, function: nil)
  }

  /// The builder of a property.
  public func property<Value>(_ key: PropertyKey<Value>) -> PropertyBuilder<Value> {
    property(key.keyPath)
  }

  func property<Value>(_ keyPath: String, function: ValueFunction?) -> PropertyBuilder<Value> {
    let builder = PropertyBuilder<Value>(keyPath, owner: self, function: function)
    parts.append(
      Part(
        animation: { builder.animation(current: $0) },
        handlers: { (builder.onStartHandler, builder.onStopHandler) }))
    return builder
  }

  /// Modifies the animation once its properties are known: that of one property, or the group of several.
  @discardableResult
  public func change(_ body: @escaping (inout LayerAnimation) -> Void) -> Self {
    changes.append(body)
    return self
  }

  /// Sets a handler to call when the animation begins; see ``EventHandlers``.
  @discardableResult
  public func onStart(_ handler: @escaping EventHandlers.Handler) -> Self {
    onStartHandler = handler
    return self
  }

  /// Sets a handler to call when the animation stops, finished or not; see ``EventHandlers``.
  @discardableResult
  public func onStop(_ handler: @escaping EventHandlers.Handler) -> Self {
    onStopHandler = handler
    return self
  }

  /// The described animation and its handlers; nil if no property was used.
  func build(
    key: String, current: (String) -> AnimatableValue?
  ) -> (animation: LayerAnimation?, handlers: EventHandlers) {
    var animations: [LayerAnimation] = []
    var only: (EventHandlers.Handler?, EventHandlers.Handler?) = (nil, nil)
    for part in parts {
      guard let animation = part.animation(current) else { continue }
      animations.append(animation)
      only = part.handlers()
    }
    let isAlone = animations.count == 1
    let handlers = EventHandlers(
      key: key, onStart: onStartHandler ?? (isAlone ? only.0 : nil),
      onStop: onStopHandler ?? (isAlone ? only.1 : nil))
    guard let first = animations.first else { return (nil, handlers) }
    var animation = first
    if !isAlone {
      animation = LayerAnimation(.group(animations))
      animation.timing.duration = animations.map(\.endWithoutRepeats).max() ?? 0
    }
    for change in changes { change(&animation) }
    return (animation, handlers)
  }
}

extension LayerAnimation {
  /// The end of its first run, in its parent's time.
  fileprivate var endWithoutRepeats: Double {
    var duration = timing.runDuration()
    if case .spring(_, _, let settings) = content, settings.isSettling,
      let settling = try? settings.motion().settlingDuration(.coreAnimation()), settling.isFinite
    {
      duration = settling
    }
    return timing.beginTime + duration
  }
}

extension AnimatedLayer {
  /// Adds the animation that a closure describes; see ``AnimationBuilder``. A closure without properties
  /// adds nothing.
  ///
  /// - Parameters:
  ///   - key: The key. An existing animation with this key shows until `time`. Without a key, the
  ///     animation replaces no other; its key is then `animation 1` or the next free number.
  ///   - time: The time at which it is added, in the layer's time; from the start if nil. Begin times
  ///     count from it, and `value(to:duration:)` starts from the value shown then.
  ///   - build: Describes the animation.
  /// - Returns: The handlers of its events.
  /// - Throws: ``AnimationError`` if a setting, a key path or a value is invalid.
  @discardableResult
  public mutating func animate(
    forKey key: String? = nil, at time: Double? = nil, _ build: (AnimationBuilder) -> Void
  ) throws(AnimationError) -> EventHandlers {
    let key = key ?? freeKey("animation")
    let builder = AnimationBuilder()
    build(builder)
    let shown = try shown(at: time ?? 0)
    let (built, handlers) = builder.build(key: key) { shown.value($0) }
    guard var animation = built else { return handlers }
    animation.timing.beginTime += time ?? 0
    try add(animation, forKey: key, at: time)
    return handlers
  }

  /// The first key of the form `name 1`, `name 2` that no animation has.
  private func freeKey(_ name: String) -> String {
    var number = 1
    while animation(forKey: "\(name) \(number)") != nil { number += 1 }
    return "\(name) \(number)"
  }
}

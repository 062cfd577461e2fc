import Curves

/// Describes an animation of one or several properties of a layer.
///
/// One property makes an animation of its own; several make a group that lasts as long as the longest
/// of them, unless a duration is given. What is said to the builder itself holds for the whole.
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
    var animation: () -> Animation?
    var handlers: () -> [AnimationEvent.Kind: AnimationEvent.Handler]
  }

  private var parts: [Part] = []
  private var ownHandlers: [AnimationEvent.Kind: AnimationEvent.Handler] = [:]
  private var changes: [(inout Animation) -> Void] = []

  init() {}

  private func property<Value>(_ keyPath: String) -> PropertyBuilder<Value> {
    let builder = PropertyBuilder<Value>(keyPath)
    parts.append(Part(animation: { builder.animation }, handlers: { builder.handlers }))
    return builder
  }

  /// Changes the animation once its properties are known: that of one property, or the group of several.
  @discardableResult
  public func change(_ body: @escaping (inout Animation) -> Void) -> Self {
    changes.append(body)
    return self
  }

  /// The animation described, nil if no property was named.
  func animation() -> Animation? {
    let animations = parts.compactMap { $0.animation() }
    guard let first = animations.first else { return nil }
    var animation = animations.count == 1 ? first : Animation(.group(animations))
    for change in changes { change(&animation) }
    return animation
  }

  /// What is run at its start and end: its own, or those of the only property.
  var handlers: [AnimationEvent.Kind: AnimationEvent.Handler] {
    let named = parts.filter { $0.animation() != nil }
    guard named.count == 1 else { return ownHandlers }
    return named[0].handlers().merging(ownHandlers) { $1 }
  }

  /// Runs when ``Layer/deliverEvents(in:)`` comes by the start.
  @discardableResult
  public func onStart(_ handler: @escaping AnimationEvent.Handler) -> Self {
    ownHandlers[.didStart] = handler
    return self
  }

  /// Runs when ``Layer/deliverEvents(in:)`` comes by the end, or by the removal before it.
  @discardableResult
  public func onStop(_ handler: @escaping AnimationEvent.Handler) -> Self {
    ownHandlers[.didStop] = handler
    ownHandlers[.didStopUnfinished] = handler
    return self
  }
}

extension AnimationBuilder {
  /// The centre.
  public var position: PropertyBuilder<Point> { property("position") }
  /// The size and the origin of the layer's own coordinates.
  public var bounds: PropertyBuilder<Rect> { property("bounds") }
  /// The opacity.
  public var opacity: PropertyBuilder<Double> { property("opacity") }
  /// The colour behind everything.
  public var backgroundColor: PropertyBuilder<Color> { property("backgroundColor") }
  /// The colour of the border.
  public var borderColor: PropertyBuilder<Color> { property("borderColor") }
  /// The width of the border.
  public var borderWidth: PropertyBuilder<Double> { property("borderWidth") }
  /// The radius of the corners.
  public var cornerRadius: PropertyBuilder<Double> { property("cornerRadius") }
  /// Whether the layer is hidden.
  public var hidden: PropertyBuilder<Bool> { property("hidden") }
  /// Where a stroke begins, as a fraction of its path.
  public var strokeStart: PropertyBuilder<Double> { property("strokeStart") }
  /// Where a stroke ends, as a fraction of its path.
  public var strokeEnd: PropertyBuilder<Double> { property("strokeEnd") }
  /// The transform.
  public var transform: PropertyBuilder<Transform3D> { property("transform") }
  /// The parts of the transform.
  public func transform(_ component: TransformComponent) -> PropertyBuilder<Double> {
    property("transform.\(component.rawValue)")
  }
  /// A coordinate or side: `position.x`, `bounds.size.width`, or a number of one's own.
  public func number(_ keyPath: String) -> PropertyBuilder<Double> { property(keyPath) }
}

extension Layer {
  /// Adds an animation that a closure describes; see ``AnimationBuilder``. One that names no property
  /// adds nothing.
  ///
  /// - Throws: ``AnimationError``.
  public mutating func animate(
    forKey key: String, _ build: (AnimationBuilder) -> Void
  ) throws(AnimationError) {
    let builder = AnimationBuilder()
    build(builder)
    guard let animation = builder.animation() else { return }
    try add(animation, forKey: key)
    handle(key, builder.handlers)
  }

  /// Shakes the layer: its rotation goes from 0.08 to -0.08 radians and back, 0.1 s each way.
  ///
  /// - Throws: ``AnimationError``.
  public mutating func animateShake(
    count: Double = 3, forKey key: String = "shake"
  ) throws(AnimationError) {
    try animate(forKey: key) {
      $0.transform(.rotationZ).value(from: 0.08, to: -0.08, duration: 0.1)
        .repeat(count: count).autoreverses().timingFunction(.easeInOut)
    }
  }

  /// Gives the layer a shock: it moves by 0, -10, 10 and 0 sideways in 0.15 s and back.
  ///
  /// - Throws: ``AnimationError``.
  public mutating func animateShock(
    count: Double = 2, forKey key: String = "shock"
  ) throws(AnimationError) {
    try animate(forKey: key) {
      $0.transform(.translationX).values([0, -10, 10, 0], duration: 0.15)
        .repeat(count: count).autoreverses().timingFunction(.easeInOut)
    }
  }
}

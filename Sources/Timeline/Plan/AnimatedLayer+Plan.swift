import Curves

/// Members that compile the layer to a plan.
extension AnimatedLayer {
  /// Adds an animation. It replaces an animation with the same key.
  ///
  /// Its begin time is in the layer's time. Key paths, kinds of values and parameters are checked. The
  /// animation it waits for may be added later.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: Its key.
  ///   - time: The time at which it is added, in the layer's time; an animation with the same key shows
  ///     until then. If nil, it is added from the start and discards the earlier one.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Throws: ``AnimationError`` if a key path, a value or a parameter is invalid.
  public mutating func add(
    _ animation: LayerAnimation, forKey key: String, at time: Double? = nil, isStrict: Bool = false
  ) throws(AnimationError) {
    try Plan.check(animation, on: model, isStrict: isStrict)
    if let time { removeAnimation(forKey: key, at: time) } else { removeAnimation(forKey: key) }
    append(animation, forKey: key, at: time)
  }

  /// A scene of this layer alone.
  var alone: LayerScene { LayerScene(name: name, duration: 0, layers: [self]) }

  /// The values shown at a time of the superlayer.
  ///
  /// It compiles the layer: to evaluate many times, make a ``Plan`` once.
  /// - Throws: ``PlanError`` if an animation is invalid, or waits for one that does not exist.
  public func presentation(at parentTime: Double) throws(PlanError) -> Presentation {
    Presentation(try Plan(alone), layer: 0, at: parentTime)
  }

  /// The values shown at a local time of the layer.
  func shown(at time: Double) throws(AnimationError) -> Presentation {
    do throws(PlanError) {
      return try with(timing: MediaTiming()).presentation(at: time)
    } catch {
      throw error.error
    }
  }
}

/// The values that a layer shows at a time.
public struct Presentation: Sendable {
  private let plan: Plan
  private let layer: Int
  private let values: [Double]

  init(_ plan: Plan, layer: Int, at time: Double) {
    self.plan = plan
    self.layer = layer
    var values = plan.makeValues()
    plan.write(at: time, into: &values)
    self.values = values
  }

  /// The value at a key path, or the property's default if the layer does not set it; nil if the key path
  /// is unknown.
  public func value(_ keyPath: String) -> AnimatableValue? {
    plan.value(keyPath, ofLayer: layer, in: values)
  }

  /// The value of a key, or the property's default if the layer does not set it; nil if the key is
  /// unknown or the value is of another type.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    value(key.keyPath).flatMap(Value.init(animatable:))
  }
}

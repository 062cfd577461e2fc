import Curves

/// Members that compile the layer to a plan.
extension Layer {
  /// Adds an animation, in place of one with the same key.
  ///
  /// Its begin time is in the layer's time. Key paths, kinds of values and parameters are checked; the
  /// animation it waits for may be added later.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: Its key.
  ///   - time: When it is added, in the layer's time: an animation with this key then shows until then.
  ///     From the start when nil, which forgets the one before.
  ///   - isStrict: Makes every diagnostic an error.
  /// - Throws: ``AnimationError``.
  public mutating func add(
    _ animation: Animation, forKey key: String, at time: Double? = nil, isStrict: Bool = false
  ) throws(AnimationError) {
    try Plan.check(animation, on: model, isStrict: isStrict)
    if let time { removeAnimation(forKey: key, at: time) } else { removeAnimation(forKey: key) }
    append(animation, forKey: key, at: time)
  }

  /// A scene of this layer alone.
  var alone: Scene { Scene(name: name, duration: 0, layers: [self]) }

  /// The values shown at a time of the layer above.
  ///
  /// Compiles the layer: for many times, make a ``Plan`` of it once.
  /// - Throws: ``PlanError`` where an animation can't be made, or waits for one that is not there.
  public func presentation(at parentTime: Double) throws(PlanError) -> Presentation {
    Presentation(try Plan(alone), layer: 0, at: parentTime)
  }

  /// What is shown at a time of the layer's own.
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

  /// The value at a key path, the property's default where the layer does not set it; nil if the key
  /// path is unknown.
  public func value(_ keyPath: String) -> AnimatableValue? {
    plan.value(keyPath, ofLayer: layer, in: values)
  }

  /// The value of a key, the property's default where the layer says nothing of it; nil if the key is unknown
  /// or the value of another type.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    value(key.keyPath).flatMap(Value.init(animatable:))
  }
}

import Curves

/// Changes of a layer's model values that are made together, as in a CATransaction.
public struct LayerTransaction {
  fileprivate var changes: [(keyPath: String, value: AnimatableValue)] = []
  fileprivate var additions: [(animation: LayerAnimation, key: String)] = []

  /// Sets a model value.
  ///
  /// - Parameters:
  ///   - keyPath: The property or component.
  ///   - value: The new value.
  public mutating func set(_ keyPath: String, to value: AnimatableValue) {
    changes.append((keyPath, value))
  }

  /// Sets a model value.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - value: The new value.
  public mutating func set<Value>(_ key: PropertyKey<Value>, to value: Value) {
    set(key.keyPath, to: value.animatable)
  }

  /// Adds an animation. Without a duration it uses that of the transaction.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: The key of the animation.
  public mutating func add(_ animation: LayerAnimation, forKey key: String) {
    additions.append((animation, key))
  }
}

extension AnimatedLayer {
  /// Sets model values and animates each of them implicitly, as Core Animation does for layers without a
  /// view.
  ///
  /// Each animation runs from the value shown to the new model value. Its key is the property's key path,
  /// so it replaces a running implicit animation of the property.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 or less means 0.25.
  ///   - timingFunction: The timing function of the implicit animations; Core Animation's `default` if
  ///     not given.
  ///   - disableActions: Whether to set the values without animations.
  ///   - time: The time of the transaction, in the layer's time; from the start if nil.
  ///   - body: Sets values and adds animations.
  /// - Throws: ``AnimationError`` if a value or an animation is invalid.
  public mutating func transaction(
    duration: Double = MediaTiming.defaultDuration, timingFunction: Easing = .ease,
    disableActions: Bool = false, at time: Double? = nil, _ body: (inout LayerTransaction) -> Void
  ) throws(AnimationError) {
    var transaction = LayerTransaction()
    body(&transaction)
    let length = duration > 0 ? duration : MediaTiming.defaultDuration
    for (keyPath, value) in transaction.changes {
      let resolved = try ResolvedKeyPath(keyPath, custom: latestModel.customKinds)
      guard let value = resolved.valueKind.converted(value) else {
        throw .wrongKind(keyPath: keyPath, value: value.kind, allowed: resolved.valueKind.phrase)
      }
      let shown = try shown(at: time ?? 0).value(keyPath)
      change(keyPath, to: value, at: time)
      guard !disableActions, let shown else { continue }
      var animation = LayerAnimation(.basic(keyPath: keyPath, .init(from: shown, to: value)))
      animation.timing.duration = length
      animation.timing.beginTime = time ?? 0
      animation.timing.fillMode = .backwards
      animation.timingFunction = timingFunction
      try add(animation, forKey: keyPath, at: time)
    }
    for (animation, key) in transaction.additions {
      var animation = animation
      if animation.timing.duration <= 0 { animation.timing.duration = length }
      animation.timing.beginTime += time ?? 0
      try add(animation, forKey: key, at: time)
    }
  }

  /// The model values after all changes.
  package var latestModel: ModelValues {
    var latest = model
    for change in modelChanges { latest.set(change.keyPath, to: change.value) }
    return latest
  }

  /// Changes a model value from a time on, or from the start.
  mutating func change(_ keyPath: String, to value: AnimatableValue, at time: Double?) {
    if let time {
      modelChanges.append(ModelChange(at: time, keyPath, to: value))
    } else {
      model.set(keyPath, to: value)
    }
  }
}

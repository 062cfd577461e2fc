import Curves
import Spring

extension AnimatedLayer {
  /// The options of UIView.animate.
  public struct ViewOptions: Sendable, Hashable {
    /// The delay before the animation begins, in seconds.
    public var delay = 0.0
    /// The curve if no spring is given.
    public var curve = Easing.easeInOut
    /// Whether the animation repeats forever.
    public var isRepeating = false
    /// Whether each run plays forwards, then backwards.
    public var isAutoreversing = false
    /// Whether the animation starts from the value shown and replaces the running animations of the property,
    /// instead of adding to them.
    public var beginsFromCurrentState = false
    /// The damping ratio of a spring that replaces the curve.
    public var springDamping: Double?
    /// The initial velocity of the spring, in distances per second toward the target.
    public var initialSpringVelocity = 0.0

    /// Creates UIView's default options.
    public init() {}
  }

  /// Changes model values and animates from their previous values, as UIView.animate does.
  ///
  /// Only final values count: a property that is set twice is animated once, from its first to its last
  /// value. The animation adds the difference from the new model value, which decreases to 0. So a second
  /// animation of a property adds to the running one, and nothing jumps.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - options: Delay, curve or spring, repetition.
  ///   - changes: The new model values by key path.
  ///   - relative: Changes of model values by key path, such as `position.x` by 80.
  ///   - time: The time of the call, in the layer's time; from the start if nil.
  ///   - key: The prefix of the animations' keys, before the key path.
  /// - Throws: ``AnimationError`` if a value is invalid, or if UIKit's own search finds no spring.
  public mutating func animate(
    duration: Double, options: ViewOptions = ViewOptions(),
    changes: [String: AnimatableValue] = [:], relative: [String: AnimatableValue] = [:],
    at time: Double? = nil, forKey key: String = "view"
  ) throws(AnimationError) {
    var spring: SpringSettings?
    if let damping = options.springDamping {
      do throws(ParameterError) {
        spring = SpringSettings(
          try DampedSpring(
            uiViewDuration: duration, dampingRatio: damping,
            initialVelocity: options.initialSpringVelocity), options.initialSpringVelocity)
      } catch {
        throw .parameter(error)
      }
    }
    try animate(changes, relative, duration, spring, options, time, key)
  }

  /// Changes model values and animates by a spring, as UIView.animate(springDuration:bounce:) does.
  ///
  /// - Parameters:
  ///   - springDuration: The perceptual duration in seconds. The animation runs until the spring has
  ///     settled.
  ///   - bounce: From -1 to 1; 0 has no bounce.
  ///   - options: Delay, initial velocity, repetition. The curve and the damping have no effect.
  ///   - changes: The new model values by key path.
  ///   - relative: Changes of model values by key path.
  ///   - time: The time of the call, in the layer's time; from the start if nil.
  ///   - key: The prefix of the animations' keys, before the key path.
  /// - Throws: ``AnimationError`` if a value or the spring is invalid.
  public mutating func animate(
    springDuration: Double, bounce: Double = 0, options: ViewOptions = ViewOptions(),
    changes: [String: AnimatableValue] = [:], relative: [String: AnimatableValue] = [:],
    at time: Double? = nil, forKey key: String = "view"
  ) throws(AnimationError) {
    let velocity = options.initialSpringVelocity
    let settings: SpringSettings
    let settling: Double
    do throws(ParameterError) {
      let spring = try DampedSpring(perceptualDuration: springDuration, bounce: bounce)
      settings = SpringSettings(spring, velocity)
      settling = try settings.motion().settlingDuration(.uiKit())
    } catch {
      throw .parameter(error)
    }
    guard settling.isFinite else {
      throw .parameter(
        ParameterError(
          parameter: .bounce, value: bounce, allowed: "below 1: at 1 the spring never settles"))
    }
    try animate(changes, relative, settling, settings, options, time, key)
  }

  private mutating func animate(
    _ changes: [String: AnimatableValue], _ relative: [String: AnimatableValue],
    _ duration: Double, _ spring: SpringSettings?, _ options: ViewOptions, _ time: Double?,
    _ key: String
  ) throws(AnimationError) {
    let before = latestModel
    var targets = changes
    for (keyPath, change) in relative {
      guard let value = targets[keyPath] ?? before.value(keyPath) else { continue }
      targets[keyPath] = value.adding(change)
    }
    let shown = options.beginsFromCurrentState ? try self.shown(at: time ?? 0) : nil
    for (keyPath, target) in targets.sorted(by: { $0.key < $1.key }) {
      let resolved = try ResolvedKeyPath(keyPath, custom: before.customKinds)
      guard let final = resolved.valueKind.converted(target),
        let start = shown?.value(keyPath) ?? before.value(keyPath)
      else {
        throw .wrongKind(
          keyPath: keyPath, value: target.kind, allowed: resolved.valueKind.phrase)
      }
      change(keyPath, to: final, at: time)
      guard !resolved.valueKind.isSwitch else { continue }
      var ends = BasicAnimation(from: start, to: final)
      let difference = shown == nil ? start.difference(from: final) : nil
      if let (change, zero) = difference { ends = BasicAnimation(from: change, to: zero) }
      var animation = LayerAnimation(
        spring.map { .spring(keyPath: keyPath, ends, $0) } ?? .basic(keyPath: keyPath, ends))
      animation.isAdditive = difference != nil
      animation.timing.beginTime = options.delay + (time ?? 0)
      animation.timing.duration = duration
      animation.timing.autoreverses = options.isAutoreversing
      if options.isRepeating { animation.timing.repeatCount = .infinity }
      // Until it begins, the old value shows.
      animation.timing.fillMode = .backwards
      if spring == nil { animation.timingFunction = options.curve }
      try addView(animation, "\(key).\(keyPath)", time, replacing: shown != nil)
    }
  }

  /// Adds an animation with the first free key, as UIKit does: `position`, `position-2`.
  private mutating func addView(
    _ animation: LayerAnimation, _ key: String, _ time: Double?, replacing: Bool
  ) throws(AnimationError) {
    if replacing {
      for old in animationKeys where old == key || old.hasPrefix("\(key)-") {
        removeAnimation(forKey: old, at: time ?? 0)
      }
    }
    var (number, name) = (1, key)
    while self.animation(forKey: name) != nil {
      number += 1
      name = "\(key)-\(number)"
    }
    try add(animation, forKey: name, at: time)
  }

  /// Animates through relative keyframes, as UIView.animateKeyframes does. The model takes the last
  /// target of each property.
  ///
  /// - Parameters:
  ///   - group: The keyframes in the order of their addKeyframe calls.
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the animation begins, in seconds.
  ///   - curve: The overall timing function.
  ///   - key: The key of the animation.
  /// - Throws: ``AnimationError`` if a keyframe or a value is invalid.
  public mutating func animateKeyframes(
    _ group: RelativeGroup, duration: Double, delay: Double = 0, curve: Easing = .easeInOut,
    forKey key: String = "keyframes"
  ) throws(AnimationError) {
    var group = group
    let before = latestModel
    var after = before
    var starts: [String: AnimatableValue] = [:]
    for index in group.keyframes.indices {
      for slot in group.keyframes[index].changes.indices {
        let change = group.keyframes[index].changes[slot]
        guard let old = after.value(change.keyPath) else { continue }
        if starts[change.keyPath] == nil { starts[change.keyPath] = old }
        let value = change.isRelative ? old.adding(change.value) : change.value
        group.keyframes[index].changes[slot] = PropertyChange(change.keyPath, value)
        after.set(change.keyPath, to: value)
      }
    }
    // The model changes immediately, so the tracks store their start values.
    group.keyframes.insert(.init(start: 0, duration: 0, targets: starts), at: 0)
    var animation = LayerAnimation(.relativeKeyframes(group))
    animation.timing.duration = duration
    animation.timing.beginTime = delay
    animation.timingFunction = curve
    try add(animation, forKey: key)
    model = after
  }
}

extension SpringSettings {
  /// The settings of a spring and a velocity in distances per second.
  fileprivate init(_ spring: DampedSpring, _ initialVelocity: Double) {
    self.init()
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    self.initialVelocity = initialVelocity
  }
}

extension AnimatableValue {
  /// The change that gives this value when added to another, and the change that has no effect; nil for
  /// values without addition.
  fileprivate func difference(from other: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    switch (self, other) {
    case (.transform(let before), .transform(let after)):
      guard let inverse = after.inverted else { return nil }
      // Points are transformed by the change first.
      return (.transform(inverse.concatenating(before)), .transform(.identity))
    case (.bool, _), (.text, _): return nil
    default:
      guard isCompatible(with: other) else { return nil }
      return (accumulating(other, count: -1), other.accumulating(other, count: -1))
    }
  }
}

extension Transform3D {
  /// The inverse transform; nil if it is singular. By elimination with pivoting.
  fileprivate var inverted: Transform3D? {
    var left = self
    var right = Transform3D.identity
    for pivot in 0..<4 {
      var best = pivot
      for row in pivot..<4 where abs(left[row, pivot]) > abs(left[best, pivot]) { best = row }
      guard left[best, pivot] != 0 else { return nil }
      for column in 0..<4 {
        (left[pivot, column], left[best, column]) = (left[best, column], left[pivot, column])
        (right[pivot, column], right[best, column]) = (right[best, column], right[pivot, column])
      }
      let unit = left[pivot, pivot]
      for column in 0..<4 {
        left[pivot, column] /= unit
        right[pivot, column] /= unit
      }
      for row in 0..<4 where row != pivot {
        let factor = left[row, pivot]
        guard factor != 0 else { continue }
        for column in 0..<4 {
          left[row, column] -= factor * left[pivot, column]
          right[row, column] -= factor * right[pivot, column]
        }
      }
    }
    return right
  }
}

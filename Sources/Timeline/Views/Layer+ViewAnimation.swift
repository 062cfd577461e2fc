import Curves
import Spring

extension Layer {
  /// How UIView.animate runs a change.
  public struct ViewOptions: Sendable, Hashable {
    /// Seconds before it begins.
    public var delay = 0.0
    /// The curve, where no spring is given.
    public var curve = Easing.easeInOut
    /// Whether it repeats for ever.
    public var isRepeating = false
    /// Whether each run goes back again.
    public var isAutoreversing = false
    /// The damping ratio of a spring in place of the curve.
    public var springDamping: Double?
    /// The velocity at its start, in distances per second.
    public var initialSpringVelocity = 0.0

    /// Creates the options UIView has when none are given.
    public init() {}
  }

  /// Changes model values and animates from what they were, as UIView.animate does.
  ///
  /// Only final values count: what is set twice is animated once, from what it was before to what it is
  /// afterwards.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - options: Delay, curve or spring, repetition.
  ///   - changes: The new model values.
  ///   - key: The key of the animation of each key path, before its name.
  /// - Throws: ``AnimationError``; also where UIKit's own search finds no spring.
  public mutating func animate(
    duration: Double, options: ViewOptions = ViewOptions(), changes: [String: AnimatableValue],
    forKey key: String = "view"
  ) throws(AnimationError) {
    var curve = options.curve
    if let damping = options.springDamping {
      do throws(SpringError) {
        let spring = try DampedSpring(
          uiViewDuration: duration, dampingRatio: damping,
          initialVelocity: options.initialSpringVelocity)
        let parameters = SpringParameters.physical(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: options.initialSpringVelocity)
        curve = .spring(try SpringCurve(parameters, over: duration))
      } catch {
        throw .spring(error)
      }
    }
    for (keyPath, target) in changes.sorted(by: { $0.key < $1.key }) {
      let before = model.value(keyPath) ?? target
      var animation = Animation(
        .basic(keyPath: keyPath, BasicAnimation(from: before, to: target)))
      animation.timing.beginTime = options.delay
      animation.timing.duration = duration
      animation.timing.autoreverses = options.isAutoreversing
      if options.isRepeating { animation.timing.repeatCount = .infinity }
      // Until it begins, the old value shows.
      animation.timing.fillMode = .backwards
      animation.timingFunction = curve
      set(keyPath, to: target)
      try add(animation, forKey: "\(key).\(keyPath)")
    }
  }
}

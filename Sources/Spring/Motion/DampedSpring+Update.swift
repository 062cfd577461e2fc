import CurveArithmetic

extension DampedSpring {
  /// Advances a value and its velocity by a time step, toward a target that may change between calls.
  ///
  /// It is exact for a step of any length, so the frame rate does not change the motion: two steps equal
  /// one of their combined length, up to rounding. Nothing is stored between calls. Call it once per
  /// frame with the interval since the last frame.
  ///
  /// ```swift
  /// var (value, velocity) = (0.0, 0.0)
  /// spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60)
  /// ```
  ///
  /// The step is a ``SpringStep``, with its error bound. Keep one to advance several values by the same
  /// interval, or a ``SpringStepper`` for many.
  ///
  /// - Parameters:
  ///   - value: The value, finite. A result beyond the range of doubles becomes the largest finite
  ///     number.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - target: The value at rest, finite, with as many components as the value.
  ///   - deltaTime: The step in seconds. 0 or less changes nothing; an infinite step ends at rest.
  /// - Complexity: O(n) for n components; one exponential, sine and cosine for all of them.
  @inlinable
  public func update<Value: VectorValue>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let step = SpringStep(self, over: deltaTime)
    let count = min(value.componentCount, velocity.componentCount, target.componentCount)
    for index in 0..<count {
      var (position, speed) = (value[component: index], velocity[component: index])
      step.advance(value: &position, velocity: &speed, target: target[component: index])
      value[component: index] = position
      velocity[component: index] = speed
    }
  }

  /// Advances a number and its velocity by a time step.
  ///
  /// - Parameters:
  ///   - value: The value, finite.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - target: The value at rest, finite.
  ///   - deltaTime: The step in seconds. 0 or less changes nothing; an infinite step ends at rest.
  /// - Complexity: O(1).
  #if !hasFeature(Embedded)  // There, size counts.
    @inlinable @inline(__always)
  #endif
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    SpringStep(self, over: deltaTime).advance(value: &value, velocity: &velocity, target: target)
  }
}

import Arithmetic

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
  /// - Parameters:
  ///   - value: The value, finite. A result beyond the range of doubles becomes the largest finite
  ///     number.
  ///   - velocity: The velocity in value units per second, finite.
  ///   - target: The value at rest, finite, with as many components as the value.
  ///   - deltaTime: The step in seconds. 0 or less changes nothing; an infinite step ends at rest.
  /// - Complexity: O(n) for n components; one exponential, sine and cosine for all of them.
  public func update<Value: VectorValue>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let basis = PropagatorBasis(rates, at: deltaTime * rates.unit)
    let count = min(value.componentCount, velocity.componentCount, target.componentCount)
    for index in 0..<count {
      let to = target[component: index]
      // A power of two that keeps the largest of the three, and the results, in range.
      let speed = velocity[component: index]
      let size = max(abs(to), abs(value[component: index]), abs(speed), abs(speed / rates.unit))
      let scale = size > 0x1p900 ? 0x1p-200 : 1.0
      let reach = min(max(speed * scale / rates.unit, -0x1p900), 0x1p900)
      let solution = UnitSolution(
        rates: rates, position: to * scale - value[component: index] * scale, velocity: 0 - reach)
      let (y, v) = solution.state(basis)
      value[component: index] = limited((to * scale - y) / scale)
      velocity[component: index] = limited((0 - v * rates.unit) / scale)
    }
  }

  private func limited(_ number: Double) -> Double {
    min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

import Spring

/// Finds values that interpolate component by component, so a batch needs only their numbers.
enum ComponentMix {
  /// The components of values, one value after the other; nil if the components do not interpolate
  /// independently.
  ///
  /// - Parameter isHeld: Whether the values are never interpolated.
  static func components<Value: Interpolatable>(of values: [Value], isHeld: Bool) -> [Double]? {
    let first = values[0]
    guard isHeld || values.allSatisfy({ $0.mixesByComponents(with: first) }) else { return nil }
    return values.flatMap { value in (0..<first.componentCount).map { value[component: $0] } }
  }
}

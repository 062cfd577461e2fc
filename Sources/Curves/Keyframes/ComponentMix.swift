import Spring

/// Which values mix component by component, so that a batch needs nothing but their numbers.
enum ComponentMix {
  /// The components of values one after the other; nil if they don't mix on their own.
  ///
  /// - Parameter isHeld: Whether the values are never mixed.
  static func components<Value: Interpolatable>(of values: [Value], isHeld: Bool) -> [Double]? {
    let first = values[0]
    guard isHeld || values.allSatisfy({ $0.mixesByComponents(with: first) }) else { return nil }
    return values.flatMap { value in (0..<first.componentCount).map { value[component: $0] } }
  }
}

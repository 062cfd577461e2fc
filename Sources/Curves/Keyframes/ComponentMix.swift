/// Which values mix component by component, so that a batch needs nothing but their numbers.
enum ComponentMix {
  /// The components of values one after the other; nil if they don't mix on their own.
  ///
  /// - Parameter isHeld: Whether the values are never mixed.
  static func components<Value: Interpolatable>(of values: [Value], isHeld: Bool) -> [Double]? {
    guard isHeld || values.allSatisfy({ isPlain($0, like: values[0]) }) else { return nil }
    let count = values[0].componentCount
    return values.flatMap { value in (0..<count).map { value[component: $0] } }
  }

  /// Known types only: others may have a mix of their own.
  private static func isPlain<Value: Interpolatable>(_ value: Value, like first: Value) -> Bool {
    switch (value, first) {
    case is (Double, Double), is ([Double], [Double]), is (Point, Point), is (Size, Size),
      is (Rect, Rect), is (SIMD2<Double>, SIMD2<Double>), is (SIMD3<Double>, SIMD3<Double>),
      is (SIMD4<Double>, SIMD4<Double>):
      true
    case (let color as Color, let first as Color): color.space == first.space
    case (let value as AnimatableValue, let first as AnimatableValue):
      switch (value, first) {
      case (.number, _), (.vector, _), (.point, _), (.size, _), (.rect, _): true
      case (.color(let color), .color(let first)): color.space == first.space
      default: false
      }
    default: false
    }
  }
}

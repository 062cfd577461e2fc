/// A number of a SIMD vector that can be animated: `Double` or `Float`.
public protocol VectorScalar {
  /// The nearest number of this type; the largest finite one for a finite number beyond its range.
  init(component: Double)

  /// The number as a component of a ``VectorValue``, exactly.
  var component: Double { get }
}

extension Double: VectorScalar {
  /// The number itself.
  @inlinable
  public init(component: Double) { self = component }

  /// The number itself.
  @inlinable public var component: Double { self }
}

extension Float: VectorScalar {
  /// The nearest number; the largest finite one for a finite number beyond the range of `Float`.
  @inlinable
  public init(component: Double) {
    let nearest = Self(component)
    let isBeyond = nearest.isInfinite && component.isFinite
    self = isBeyond ? Self(signOf: nearest, magnitudeOf: .greatestFiniteMagnitude) : nearest
  }

  /// The number, exactly.
  @inlinable public var component: Double { Double(self) }
}

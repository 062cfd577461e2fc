import CurveArithmetic

/// A 4 x 4 matrix that transforms points in space, with the order and names of CATransform3D and CSS's
/// `matrix3d()`: rows m11...m14 to m41...m44, and the translation in the last row.
///
/// Two transforms are interpolated by decomposition into translation, scale, skew, rotation and
/// perspective, with the rotation along the great circle. A singular transform has no decomposition; then
/// the first one holds until half way, followed by the second.
///
/// Source: CSS Transforms Module Level 2, section 9, "Interpolation of Matrices".
public struct Transform3D: Sendable, Hashable {
  /// The elements, row by row.
  public private(set) var elements: SIMD16<Double>

  /// Creates a transform from its elements, row by row.
  public init(elements: SIMD16<Double>) { self.elements = elements }

  /// The identity transform.
  public static let identity = Transform3D(
    elements: SIMD16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1))

  /// The element of a row and a column, each in 0...3.
  ///
  /// - Parameters:
  ///   - row: The row, in 0...3.
  ///   - column: The column, in 0...3.
  public subscript(row: Int, column: Int) -> Double {
    get { elements[row * 4 + column] }
    set { elements[row * 4 + column] = newValue }
  }

  /// A translation.
  ///
  /// - Parameters:
  ///   - x: The distance along x.
  ///   - y: The distance along y.
  ///   - z: The distance along z.
  public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Self {
    var result = identity
    (result[3, 0], result[3, 1], result[3, 2]) = (x, y, z)
    return result
  }

  /// A scale.
  ///
  /// - Parameters:
  ///   - x: The factor along x.
  ///   - y: The factor along y.
  ///   - z: The factor along z.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Self {
    var result = identity
    (result[0, 0], result[1, 1], result[2, 2]) = (x, y, z)
    return result
  }

  /// A rotation about an axis by an angle in radians; the identity if the axis has zero length.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - x: The axis's x component.
  ///   - y: The axis's y component.
  ///   - z: The axis's z component.
  public static func rotation(_ angle: Double, x: Double = 0, y: Double = 0, z: Double = 0) -> Self
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let half = angle / 2
    let sine = Double.sin(half) / length
    return Transform3D(
      rotation: Quaternion(x: x * sine, y: y * sine, z: z * sine, w: Double.cos(half)))
  }

  /// A perspective projection from a distance; the identity for 0.
  public static func perspective(_ distance: Double) -> Self {
    var result = identity
    if distance != 0 { result[2, 3] = -1 / distance }
    return result
  }

  /// This transform applied after another, as CATransform3DConcat(other, self) and CSS's `self other`.
  public func concatenating(_ other: Self) -> Self {
    let (upper, lower) = (elements.lowHalf, elements.highHalf)
    /// The sum of the rows of this transform, each times one of four numbers.
    func row(_ factors: SIMD4<Double>) -> SIMD4<Double> {
      var sum = SIMD4<Double>.zero
      sum += factors[0] * upper.lowHalf
      sum += factors[1] * upper.highHalf
      sum += factors[2] * lower.lowHalf
      sum += factors[3] * lower.highHalf
      return sum
    }
    let (first, last) = (other.elements.lowHalf, other.elements.highHalf)
    let products = SIMD16(
      lowHalf: SIMD8(lowHalf: row(first.lowHalf), highHalf: row(first.highHalf)),
      highHalf: SIMD8(lowHalf: row(last.lowHalf), highHalf: row(last.highHalf)))
    var result = Transform3D(elements: products)
    // 0 unless an element is not finite.
    if (products - products).sum() != 0 {
      for index in 0..<16 { result.elements[index] = finite(products[index]) }
    }
    return result
  }
}

extension Transform3D: Interpolatable {
  /// The number of components, 16.
  public var componentCount: Int { 16 }

  /// The element at an index, row by row.
  public subscript(component index: Int) -> Double {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// False: interpolating two rotations by components does not give a rotation.
  public var isLinear: Bool { false }

  /// The interpolation of the decompositions.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: The fraction, which may lie outside 0...1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return blended(with: other, at: fraction) ?? (fraction < 0.5 ? self : other)
  }

  /// The interpolation of the decompositions; nil if a transform is singular.
  func blended(with other: Self, at fraction: Double) -> Self? {
    guard let first = TransformParts(self), let second = TransformParts(other) else { return nil }
    return first.interpolated(to: second, at: fraction).transform
  }

  /// The sum of this transform and a change: points are first transformed by the change.
  public func adding(_ change: Self) -> Self { concatenating(change) }

  /// The sum of the decomposed parts: translations, scales minus 1, skews and rotations.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  public func accumulating(_ end: Self, count: Double) -> Self {
    accumulated(with: end, count: count) ?? self
  }

  /// The sum of the decomposed parts; nil if a transform is singular.
  func accumulated(with end: Self, count: Double) -> Self? {
    guard let first = TransformParts(self), let second = TransformParts(end) else { return nil }
    return first.accumulating(second, count: count).transform
  }
}

#if !hasFeature(Embedded)
  extension Transform3D: Codable {}
#endif

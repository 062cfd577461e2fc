extension AffineTransform2D {
  /// The same transform in three dimensions.
  public var transform3D: Transform3D {
    Transform3D(elements: SIMD16(a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1))
  }

  /// The two-dimensional part of a 3D transform.
  init(_ transform: Transform3D) {
    self.init(
      a: transform[0, 0], b: transform[0, 1], c: transform[1, 0], d: transform[1, 1],
      tx: transform[3, 0], ty: transform[3, 1])
  }
}

extension AffineTransform2D: Interpolatable {
  /// False: interpolating two rotations by components does not give a rotation.
  public var isLinear: Bool { false }

  /// The interpolation of the decompositions.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: The fraction, which may lie outside 0...1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(transform3D.interpolated(to: other.transform3D, at: fraction))
  }

  /// The change applied after this transform.
  public func adding(_ change: Self) -> Self { Self(transform3D.adding(change.transform3D)) }

  /// The sum of the decomposed parts.
  ///
  /// - Parameters:
  ///   - end: The end of a cycle.
  ///   - count: The number of cycles.
  public func accumulating(_ end: Self, count: Double) -> Self {
    Self(transform3D.accumulating(end.transform3D, count: count))
  }
}

extension AffineTransform2D {
  /// The same transform in space.
  public var transform3D: Transform3D {
    Transform3D(elements: SIMD16(a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1))
  }

  /// The plane part of a transform in space.
  public init(_ transform: Transform3D) {
    self.init(
      a: transform[0, 0], b: transform[0, 1], c: transform[1, 0], d: transform[1, 1],
      tx: transform[3, 0], ty: transform[3, 1])
  }
}

extension AffineTransform2D: Interpolatable {
  /// False: the component-wise mix of two rotations is not a rotation.
  public var isLinear: Bool { false }

  /// The mix of the decompositions.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(transform3D.interpolated(to: other.transform3D, at: fraction))
  }

  /// The change after what is there.
  public func adding(_ change: Self) -> Self { Self(transform3D.adding(change.transform3D)) }

  /// The parts added up.
  public func accumulating(_ end: Self, count: Double) -> Self {
    Self(transform3D.accumulating(end.transform3D, count: count))
  }
}

import CurveArithmetic
import Spring

/// A transform of the plane, with the names of CGAffineTransform and of CSS's `matrix()`.
///
/// It maps a point (x, y) to (a x + c y + tx, b x + d y + ty). Interpolation uses decomposition, as for
/// ``Transform3D``.
public struct AffineTransform2D: Sendable, Hashable {
  /// The contribution of x to x.
  public var a: Double
  /// The contribution of x to y.
  public var b: Double
  /// The contribution of y to x.
  public var c: Double
  /// The contribution of y to y.
  public var d: Double
  /// The translation in x.
  public var tx: Double
  /// The translation in y.
  public var ty: Double

  /// Creates a transform; the identity by default.
  ///
  /// - Parameters:
  ///   - a: The contribution of x to x.
  ///   - b: The contribution of x to y.
  ///   - c: The contribution of y to x.
  ///   - d: The contribution of y to y.
  ///   - tx: The translation in x.
  ///   - ty: The translation in y.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A rotation by an angle in radians, from the x axis toward the y axis.
  public static func rotation(_ angle: Double) -> Self {
    let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
    return Self(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

extension AffineTransform2D: VectorValue {
  /// The number of components, 6: a, b, c, d, tx, ty.
  public var componentCount: Int { 6 }

  /// The component at an index in 0...5: a, b, c, d, tx, ty.
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      case 4: tx
      default: ty
      }
    }
    set {
      switch index {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      case 4: tx = newValue
      default: ty = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension AffineTransform2D: Codable {}
#endif

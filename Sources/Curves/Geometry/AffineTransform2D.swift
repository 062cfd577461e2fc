import Arithmetic
import Spring

/// A transform of the plane, with the names of CGAffineTransform and of CSS's `matrix()`.
///
/// A point (x, y) goes to (a x + c y + tx, b x + d y + ty). Mixed by decomposition, as
/// ``Transform3D`` is.
public struct AffineTransform2D: Sendable, Hashable {
  /// The part of x in x.
  public var a: Double
  /// The part of x in y.
  public var b: Double
  /// The part of y in x.
  public var c: Double
  /// The part of y in y.
  public var d: Double
  /// The move in x.
  public var tx: Double
  /// The move in y.
  public var ty: Double

  /// Creates a transform; the identity by default.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A turn by an angle in radians, from x to y.
  public static func rotation(_ angle: Double) -> Self {
    let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
    return Self(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

extension AffineTransform2D: VectorValue {
  /// Six: a, b, c, d, tx, ty.
  public var componentCount: Int { 6 }

  /// a, b, c, d, tx and ty for 0 to 5.
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

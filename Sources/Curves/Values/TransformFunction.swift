import CurveArithmetic

/// One function of CSS's `transform` property.
@nonexhaustive
public enum TransformFunction: Sendable, Hashable {
  /// A translation, in pixels.
  case translate(x: Double, y: Double, z: Double)
  /// A scale.
  case scale(x: Double, y: Double, z: Double)
  /// A rotation about an axis, in radians. It may exceed a full turn.
  case rotate(angle: Double, x: Double, y: Double, z: Double)
  /// A skew along x and along y, in radians.
  case skew(x: Double, y: Double)
  /// A perspective distance; 0 for none.
  case perspective(Double)
  /// Any matrix.
  case matrix(Transform3D)

  /// The matrix of the function.
  public var matrix: Transform3D {
    switch self {
    case .translate(let x, let y, let z): return .translation(x: x, y: y, z: z)
    case .scale(let x, let y, let z): return .scale(x: x, y: y, z: z)
    case .rotate(let angle, let x, let y, let z): return .rotation(angle, x: x, y: y, z: z)
    case .skew(let x, let y):
      var result = Transform3D.identity
      result[1, 0] = Double.tan(x)
      result[0, 1] = Double.tan(y)
      return result
    case .perspective(let distance): return .perspective(distance)
    case .matrix(let matrix): return matrix
    }
  }

  /// The neutral function of the same kind.
  var neutral: Self {
    switch self {
    case .translate: .translate(x: 0, y: 0, z: 0)
    case .scale: .scale(x: 1, y: 1, z: 1)
    case .rotate(_, let x, let y, let z): .rotate(angle: 0, x: x, y: y, z: z)
    case .skew: .skew(x: 0, y: 0)
    case .perspective: .perspective(0)
    case .matrix: .matrix(.identity)
    }
  }

  /// The function with each number combined with another's; nil if the kinds differ, or if the pair
  /// interpolates only as matrices.
  func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self? {
    switch (self, other) {
    case (.translate(let x, let y, let z), .translate(let u, let v, let w)):
      return .translate(x: combine(x, u), y: combine(y, v), z: combine(z, w))
    case (.scale(let x, let y, let z), .scale(let u, let v, let w)):
      return .scale(x: combine(x, u), y: combine(y, v), z: combine(z, w))
    case (.rotate(let a, let x, let y, let z), .rotate(let b, let u, let v, let w)):
      // Rotations about one axis; a rotation by 0 fits any axis.
      if a == 0 { return .rotate(angle: combine(a, b), x: u, y: v, z: w) }
      guard b == 0 || (x, y, z) == (u, v, w) else { return nil }
      return .rotate(angle: combine(a, b), x: x, y: y, z: z)
    case (.skew(let x, let y), .skew(let u, let v)):
      return .skew(x: combine(x, u), y: combine(y, v))
    case (.perspective(let a), .perspective(let b)):
      // Interpolated by their effect, the reciprocal of the distance.
      let depth = combine(a == 0 ? 0 : 1 / a, b == 0 ? 0 : 1 / b)
      return .perspective(depth == 0 ? 0 : 1 / depth)
    default: return nil
    }
  }

  /// Whether two functions interpolate with each other, possibly as matrices.
  func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.rotate, .rotate), (.matrix, .matrix): true
    default: combined(with: other) { a, _ in a } != nil
    }
  }
}

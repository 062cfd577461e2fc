import CurveArithmetic

/// A line or a Bézier curve of a path, from parameter 0 to 1.
public enum PathSegment: Sendable, Hashable {
  /// A straight line.
  case line(from: Point2D, to: Point2D)
  /// A quadratic Bézier curve.
  case quad(from: Point2D, control: Point2D, to: Point2D)
  /// A cubic Bézier curve.
  case curve(from: Point2D, control1: Point2D, control2: Point2D, to: Point2D)

  /// The start point.
  public var start: Point2D {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .curve(let start, _, _, _): start
    }
  }

  /// The end point.
  public var end: Point2D {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .curve(_, _, _, let end): end
    }
  }

  /// The point at a Bézier parameter; exactly the ends at 0 and 1. The curve continues beyond them.
  ///
  /// The error is about 4 units in the last place of the largest coordinate. Complexity: constant.
  public func point(at parameter: Double) -> Point2D {
    let (t, s) = (parameter, 1 - parameter)
    switch self {
    case .line(let a, let b): return Point2D(x: s * a.x + t * b.x, y: s * a.y + t * b.y)
    case .quad(let a, let b, let c):
      let (u, v, w) = (s * s, 2 * s * t, t * t)
      return Point2D(x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y)
    case .curve(let a, let b, let c, let d):
      let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point2D(
        x: u * a.x + v * b.x + w * c.x + z * d.x, y: u * a.y + v * b.y + w * c.y + z * d.y)
    }
  }

  /// The derivative by the parameter. Complexity: constant.
  package func derivative(at parameter: Double) -> Point2D {
    let (t, s) = (parameter, 1 - parameter)
    let legs = legs
    switch legs.count {
    case 1: return legs.first
    case 2:
      return Point2D(
        x: 2 * (s * legs.first.x + t * legs.second.x), y: 2 * (s * legs.first.y + t * legs.second.y)
      )
    default:
      let (u, v, w) = (3 * s * s, 6 * s * t, 3 * t * t)
      return Point2D(
        x: u * legs.first.x + v * legs.second.x + w * legs.third.x,
        y: u * legs.first.y + v * legs.second.y + w * legs.third.y)
    }
  }

  /// The direction of travel at a parameter as an angle, `atan2(dy, dx)`, in radians.
  ///
  /// Where the curve stops (a control point on an end, or a cusp) it is the direction in which the curve
  /// continues; at the end, the direction of arrival. It is 0 for a segment of one point.
  public func direction(at parameter: Double) -> Double {
    let slope = derivative(at: parameter)
    let legs = legs
    let size = max(
      abs(legs.first.x), abs(legs.first.y), abs(legs.second.x), abs(legs.second.y),
      abs(legs.third.x), abs(legs.third.y))
    // A derivative below this is rounding.
    if max(abs(slope.x), abs(slope.y)) > size * 0x1p-44 {
      return Double.atan2(y: slope.y, x: slope.x)
    }
    if parameter >= 1 {
      for leg in [legs.third, legs.second, legs.first] where leg != Point2D() {
        return Double.atan2(y: leg.y, x: leg.x)
      }
      return 0
    }
    if parameter <= 0 {
      for leg in [legs.first, legs.second, legs.third] where leg != Point2D() {
        return Double.atan2(y: leg.y, x: leg.x)
      }
      return 0
    }
    let turn = secondDerivative(at: parameter)
    return Double.atan2(y: turn.y, x: turn.x)
  }

  /// The second derivative by the parameter.
  func secondDerivative(at parameter: Double) -> Point2D {
    let (t, s) = (parameter, 1 - parameter)
    let legs = legs
    let first = Point2D(x: legs.second.x - legs.first.x, y: legs.second.y - legs.first.y)
    let second = Point2D(x: legs.third.x - legs.second.x, y: legs.third.y - legs.second.y)
    switch legs.count {
    case 1: return Point2D()
    case 2: return Point2D(x: 2 * first.x, y: 2 * first.y)
    default:
      return Point2D(x: 6 * (s * first.x + t * second.x), y: 6 * (s * first.y + t * second.y))
    }
  }

  /// The differences of neighbouring control points. Lines and quadratic curves repeat the last one.
  var legs: (first: Point2D, second: Point2D, third: Point2D, count: Int) {
    func leg(_ a: Point2D, _ b: Point2D) -> Point2D { Point2D(x: b.x - a.x, y: b.y - a.y) }
    switch self {
    case .line(let a, let b):
      let only = leg(a, b)
      return (only, only, only, 1)
    case .quad(let a, let b, let c):
      let last = leg(b, c)
      return (leg(a, b), last, last, 2)
    case .curve(let a, let b, let c, let d): return (leg(a, b), leg(b, c), leg(c, d), 3)
    }
  }

  /// The end points and control points.
  var controlPoints: [Point2D] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .curve(let a, let b, let c, let d): [a, b, c, d]
    }
  }
}

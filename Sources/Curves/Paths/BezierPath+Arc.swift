import CurveArithmetic

extension BezierPath {
  /// Draws an elliptical arc, as SVG's command A does.
  ///
  /// The arc is drawn as cubic curves of at most a quarter turn each, as in Core Graphics and browsers.
  /// The error is at most 2.8e-4 of the larger radius. A radius of 0 draws a straight line; radii that
  /// are too small to reach the point are enlarged.
  ///
  /// - Parameters:
  ///   - radii: The radii along the ellipse's own axes; signs are ignored.
  ///   - rotation: The angle of its first axis, in radians.
  ///   - isLarge: Whether to draw the arc of more than half a turn.
  ///   - isClockwise: Whether angles increase along the arc, which is clockwise if y points down.
  ///   - point: The end point.
  ///
  /// Source: SVG 2, appendix B.2, "Elliptical arc implementation notes".
  public mutating func arc(
    radii: Size2D, rotation: Double = 0, isLarge: Bool, isClockwise: Bool,
    to point: Point2D
  ) {
    let start = currentPoint
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard point != start else { return }
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, rotation.isFinite else {
      return line(to: point)
    }
    let (sine, cosine) = (Double.sin(rotation), Double.cos(rotation))
    // The chord in the ellipse's axes, in units of the radii.
    let (dx, dy) = ((start.x - point.x) / 2, (start.y - point.y) / 2)
    var (x, y) = ((cosine * dx + sine * dy) / rx, (cosine * dy - sine * dx) / ry)
    let reach = Double.hypot(x, y)
    guard reach.isFinite else {
      // Radii far smaller than the chord are enlarged in any case.
      guard dx.isFinite, dy.isFinite else { return line(to: point) }
      return arc(
        radii: Size2D(width: rx * 0x1p500, height: ry * 0x1p500), rotation: rotation,
        isLarge: isLarge,
        isClockwise: isClockwise, to: point)
    }
    if reach > 1 {
      (rx, ry) = (rx * reach, ry * reach)
      (x, y) = (x / reach, y / reach)
    }
    let half = min(Double.hypot(x, y), 1)
    // A radius this small relative to the other underflows.
    guard half > 0, max(rx, ry) <= 1e200 else { return line(to: point) }
    // The centre lies on the chord's normal. If the chord is too short to divide by, or to separate the
    // angles of its ends, the angle it spans is exact.
    let root = ((1 - half) * (1 + half)).squareRoot()
    let offset: Double = isLarge == isClockwise ? -root : root
    let (centerX, centerY) = (offset * (y / half), -offset * (x / half))
    let first = Double.atan2(y: y - centerY, x: x - centerX)
    let span = 2 * Double.atan2(y: half, x: root)
    let size: Double = isLarge ? 2 * .pi - span : span
    let sweep = isClockwise ? size : -size
    let middle = (start.x / 2 + point.x / 2, start.y / 2 + point.y / 2)
    let mapped = { (u: Double, v: Double) -> Point2D in
      let (a, b) = (rx * (u + centerX), ry * (v + centerY))
      return Point2D(x: cosine * a - sine * b + middle.0, y: sine * a + cosine * b + middle.1)
    }
    // A quarter turn, up to rounding, is one piece.
    let quarters = abs(sweep) / (Double.pi / 2)
    let count = max(1, Int((quarters - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * Double.tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + step * Double(index), first + step * Double(index + 1))
      let (s0, c0, s1, c1) = (
        Double.sin(from), Double.cos(from), Double.sin(to), Double.cos(to)
      )
      curve(
        control1: mapped(c0 - handle * s0, s0 + handle * c0),
        control2: mapped(c1 + handle * s1, s1 - handle * c1),
        to: index == count - 1 ? point : mapped(c1, s1))
    }
  }
}

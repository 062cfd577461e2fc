import CurveArithmetic

/// A path in the plane: subpaths of lines and Bézier curves, as in SVG and Core Graphics.
///
/// ```swift
/// var path = BezierPath()
/// path.move(to: Point2D(x: 0, y: 0))
/// path.line(to: Point2D(x: 10, y: 0))
/// path.description                             // M0,0 L10,0
/// try BezierPath("M0 0h10") == path                  // true
/// ```
public struct BezierPath: Sendable, Hashable {
  /// One drawing step.
  public enum Element: Sendable, Hashable {
    /// Starts a subpath without drawing.
    case move(to: Point2D)
    /// Draws a straight line.
    case line(to: Point2D)
    /// Draws a quadratic Bézier curve.
    case quad(control: Point2D, to: Point2D)
    /// Draws a cubic Bézier curve.
    case curve(control1: Point2D, control2: Point2D, to: Point2D)
    /// Draws a straight line to the start of the subpath and ends it.
    case close
  }

  /// The drawing steps, in order.
  public private(set) var elements: [Element] = []
  /// The end of the last step.
  public private(set) var currentPoint = Point2D()
  /// The start of the current subpath.
  private var start = Point2D()

  /// Creates an empty path, with the current point at the origin.
  public init() {}

  /// Starts a subpath at a point.
  public mutating func move(to point: Point2D) { append(.move(to: point), end: point) }

  /// Draws a straight line.
  public mutating func line(to point: Point2D) { append(.line(to: point), end: point) }

  /// Draws a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - control: The control point.
  ///   - point: The end point.
  public mutating func quad(control: Point2D, to point: Point2D) {
    append(.quad(control: control, to: point), end: point)
  }

  /// Draws a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  ///   - point: The end point.
  public mutating func curve(control1: Point2D, control2: Point2D, to point: Point2D) {
    append(.curve(control1: control1, control2: control2, to: point), end: point)
  }

  /// Adds an element.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point):
      append(element, end: point)
    case .close: close()
    }
  }

  /// Draws a line to the start of the subpath. Further steps without a move begin there.
  public mutating func close() { append(.close, end: start) }

  private mutating func append(_ element: Element, end: Point2D) {
    switch element {
    case .move(let point): start = point
    case .line, .quad, .curve, .close:
      // A path that draws before its first move starts at the origin.
      if elements.isEmpty { elements.append(.move(to: start)) }
    }
    elements.append(element)
    currentPoint = end
  }
}

extension BezierPath {
  /// The drawn segments, in order: every line and curve, and every close that has a length. A move draws
  /// nothing. Complexity: linear in the elements.
  public var segments: [PathSegment] {
    var segments: [PathSegment] = []
    segments.reserveCapacity(elements.count)
    var (start, current) = (Point2D(), Point2D())
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        segments.append(.line(from: current, to: end))
        current = end
      case .quad(let control, let end):
        segments.append(.quad(from: current, control: control, to: end))
        current = end
      case .curve(let control1, let control2, let end):
        segments.append(.curve(from: current, control1: control1, control2: control2, to: end))
        current = end
      case .close:
        if current != start { segments.append(.line(from: current, to: start)) }
        current = start
      }
    }
    return segments
  }
}

extension BezierPath: CustomStringConvertible {
  /// SVG path data with absolute commands. It reads back to the same path.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(Self.text(point))"
      case .line(let point): "L\(Self.text(point))"
      case .quad(let control, let point): "Q\(Self.text(control)) \(Self.text(point))"
      case .curve(let control1, let control2, let point):
        "C\(Self.text(control1)) \(Self.text(control2)) \(Self.text(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ point: Point2D) -> String {
    "\(cssNumber(point.x)),\(cssNumber(point.y))"
  }

  /// Whether the steps are the same.
  public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

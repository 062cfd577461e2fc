/// Paths with equal elements interpolate control point by control point.
extension BezierPath {
  /// The number of points that determine the path: end points and control points of its elements.
  package var controlPointCount: Int {
    elements.reduce(0) { sum, element in
      switch element {
      case .move, .line: sum + 1
      case .quad: sum + 2
      case .curve: sum + 3
      case .close: sum
      }
    }
  }

  /// The coordinates of its end points and control points, x before y, in the order of the elements.
  public var coordinates: [Double] {
    var result: [Double] = []
    func add(_ point: Point2D) { result += [point.x, point.y] }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quad(let control, let to):
        add(control)
        add(to)
      case .curve(let control1, let control2, let to):
        add(control1)
        add(control2)
        add(to)
      case .close: break
      }
    }
    return result
  }

  /// Whether another path has the same elements in the same order, so that the two can be interpolated.
  package func hasSameElements(as other: BezierPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        switch (a, b) {
        case (.move, .move), (.line, .line), (.quad, .quad), (.curve, .curve), (.close, .close):
          true
        default: false
        }
      }
  }

  /// The same elements with other points.
  ///
  /// - Parameter coordinates: The coordinates, in the order and number of ``coordinates``; missing ones
  ///   are 0.
  public func withCoordinates(_ coordinates: [Double]) -> BezierPath {
    var index = 0
    func next() -> Point2D {
      defer { index += 2 }
      return index + 1 < coordinates.count
        ? Point2D(x: coordinates[index], y: coordinates[index + 1]) : Point2D()
    }
    var path = BezierPath()
    for element in elements {
      switch element {
      case .move: path.move(to: next())
      case .line: path.line(to: next())
      case .quad:
        let control = next()
        path.quad(control: control, to: next())
      case .curve:
        let control1 = next()
        let control2 = next()
        path.curve(control1: control1, control2: control2, to: next())
      case .close: path.close()
      }
    }
    return path
  }
}

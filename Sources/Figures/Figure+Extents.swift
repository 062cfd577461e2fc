extension Figure {
  /// The horizontal range that its curves cover.
  var xExtent: ClosedRange<Double>? {
    panels.filter { $0.xLabel == nil }.flatMap(\.curves).compactMap { $0.points.extent(\.x) }.union
  }
}

extension [ClosedRange<Double>] {
  /// The smallest range that contains all ranges; nil for an empty list.
  var union: ClosedRange<Double>? {
    guard let low = map(\.lowerBound).min(), let high = map(\.upperBound).max() else { return nil }
    return low...high
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}

extension Figure.Panel {
  /// The values that an automatic range covers.
  var yExtent: ClosedRange<Double>? {
    var values: [Double] = []
    for mark in marks {
      switch mark {
      case .curve(let curve):
        if curve.isInRange, let extent = curve.points.extent(\.y) {
          values += [extent.lowerBound, extent.upperBound]
        }
      case .region, .marker: break
      case .band(let band, _): values += [band.lowerBound, band.upperBound]
      case .level(let value, _): values.append(value)
      case .dot(let point, _, _): values.append(point.y)
      case .points(let points, _):
        if let extent = points.extent(\.y) { values += [extent.lowerBound, extent.upperBound] }
      }
    }
    values = values.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }
}

extension [Figure.Point] {
  /// The range of one coordinate over the points that can be drawn.
  func extent(_ coordinate: (Element) -> Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for point in self where point.x.isFinite && point.y.isFinite {
      low = Swift.min(low, coordinate(point))
      high = Swift.max(high, coordinate(point))
    }
    return low <= high ? low...high : nil
  }
}

/// The cubic-bezier solver of browsers and most libraries: eleven samples for a start, Newton's method
/// until the abscissa is within 1e-7, and bisection if the slope is too small for it.
///
/// Errors reach 1e-2 where the curve is steep.
struct NewtonBezier {
  private let ax, bx, cx, ay, by, cy: Double
  private let samples: [Double]

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (cx, cy) = (3 * x1, 3 * y1)
    let (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    let (ax, ay) = (1 - cx - bx, 1 - cy - by)
    (self.ax, self.bx, self.cx, self.ay, self.by, self.cy) = (ax, bx, cx, ay, by, cy)
    samples = (0...10).map {
      let t = Double($0) / 10
      return ((ax * t + bx) * t + cx) * t
    }
  }

  func value(at x: Double) -> Double {
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  private func parameter(at x: Double) -> Double {
    var index = 0
    while index < 9, samples[index + 1] < x { index += 1 }
    let (low, high) = (samples[index], samples[index + 1])
    var t = (Double(index) + (high > low ? (x - low) / (high - low) : 0)) / 10
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-7 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (start, end) = (0.0, 1.0)
    t = x
    for _ in 0..<60 where start < end {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-7 { return t }
      if error < 0 { start = t } else { end = t }
      t = start + (end - start) / 2
    }
    return t
  }
}

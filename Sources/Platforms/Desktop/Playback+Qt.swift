import CurveArithmetic

extension Playback {
  /// A bezierCurve of Qt: Cardano's formula with approximate cube roots and cosines.
  ///
  /// Source: qtbase, src/corelib/tools/qeasingcurve.cpp, BezierEase.
  ///
  /// - Parameter numbers: Six for each cubic, its handles and its end, from (0, 0).
  static func qtSpline(_ numbers: [Double]) -> Playback? {
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 6) else { return nil }
    var pieces: [QtCubic] = []
    var (x, y) = (0.0, 0.0)
    for start in stride(from: 0, to: numbers.count, by: 6) {
      let n = Array(numbers[start..<start + 6])
      pieces.append(QtCubic(x: [x, n[0], n[2], n[4]], y: [y, n[1], n[3], n[5]]))
      (x, y) = (n[4], n[5])
    }
    let ends = pieces.map { $0.end }
    // Between its solutions a piece may jump.
    return Playback(breakpoints: pieces.flatMap { $0.jumps }.sorted()) { progress in
      if progress <= 0 || progress >= 1 { return progress }
      let index = SegmentSearch.partition(0..<ends.count) { ends[$0] < progress }
      return pieces[min(index, pieces.count - 1)].value(progress)
    }
  }
}

/// A cubic of a spline.
private struct QtCubic {
  /// The coefficients of x by rising powers of the parameter.
  let x: [Double]
  let y: [Double]
  let (start, end): (Double, Double)

  init(x: [Double], y: [Double]) {
    (start, end, self.y) = (x[0], x[3], y)
    self.x = [
      x[0], 3 * (x[1] - x[0]), 3 * (x[0] - 2 * x[1] + x[2]), x[3] - x[0] + 3 * (x[1] - x[2]),
    ]
  }

  func value(_ progress: Double) -> Double {
    let t = parameter(progress).value
    let s = 1 - t
    return s * s * s * y[0] + 3 * s * s * t * y[1] + 3 * s * t * t * y[2] + t * t * t * y[3]
  }

  /// The parameter, and which of the solutions it is.
  private func parameter(_ progress: Double) -> (value: Double, solution: Int) {
    let small = x.map { abs($0) < 1e-3 }
    let constant = x[0] - progress
    if !small[3] {
      let (a, b, c) = (x[2] / x[3], x[1] / x[3], constant / x[3])
      return abs(c) < 1e-6 ? (0, 0) : Self.cubicRoot(a, b, c)
    }
    if small[2] { return small[1] ? (0, 0) : (-constant / x[1], 1) }
    let discriminant = x[1] * x[1] - 4 * x[2] * constant
    guard discriminant > 0 else {
      return (discriminant < 0 ? 0 : -x[1] / (2 * x[2]), 0)
    }
    let root = discriminant.squareRoot()
    for (index, value) in [(root - x[1]) / (2 * x[2]), (-x[1] - root) / (2 * x[2])].enumerated()
    where (0...1).contains(value) {
      return (value, index + 1)
    }
    return (0, 0)
  }

  /// A root of t^3 + a t^2 + b t + c near 0...1.
  private static func cubicRoot(_ a: Double, _ b: Double, _ c: Double) -> (Double, Int) {
    let shift = a / 3
    let p = b - a * shift
    let q = 2 * a * a * a / 27 - a * b / 3 + c
    let isNear = { (root: Double) in root >= -0.01 && root <= 1.01 }
    let discriminant = q * q / 4 + p * p * p / 27
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      let first = cubeRoot(-q / 2 + root)
      let sum = first + cubeRoot(-q / 2 - root) - shift
      return isNear(sum) ? (sum, 3) : (-first - shift, 4)
    }
    let length = 2 * (-p / 3).squareRoot()
    let g = -q / 2 * (-27 / (p * p * p)).squareRoot()
    // Three cosines of a third of acos(g), each approximated.
    let (plus, minus) = ((1 + g).squareRoot(), (1 - g).squareRoot())
    let even = 0.463614 + 0.00218245 * g * g
    let roots = [
      -length * (0.401644 * (plus - minus) - 0.0686804 * g),
      length * (even - 0.0347815 * g + 0.402421 * plus),
      -length * (even + 0.0347815 * g + 0.402421 * minus),
    ].map { $0 - shift }
    let index = roots.prefix(2).firstIndex(where: isNear) ?? 2
    return (roots[index], 5 + index)
  }

  /// An estimate by the bits of the number, with one step of Halley's method.
  private static func cubeRoot(_ number: Double) -> Double {
    let size = abs(number)
    let high = UInt32(truncatingIfNeeded: size.bitPattern >> 32) / 3 + 715_094_163
    let t = Double(bitPattern: UInt64(high) << 32)
    let cube = t * t * t
    let root = 2 * cube + size == 0 ? t : t * (cube + 2 * size) / (2 * cube + size)
    return number < 0 ? -root : root
  }

  /// Where another of the solutions is taken, and the end.
  var jumps: [Double] {
    var jumps: [Double] = []
    let count = 200
    let position = { (share: Double) in start + (end - start) * share }
    var last = parameter(position(1e-9)).solution
    for index in 1...count {
      let next = parameter(position(Double(index) / Double(count))).solution
      if next != last {
        var (low, high) = (Double(index - 1) / Double(count), Double(index) / Double(count))
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if parameter(position(middle)).solution == last { low = middle } else { high = middle }
        }
        jumps.append(position(high))
      }
      last = next
    }
    return jumps + [end]
  }
}

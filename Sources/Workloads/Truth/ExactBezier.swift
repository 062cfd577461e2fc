import CurveArithmetic

/// `cubic-bezier()` by bisection in 32 digits: slow, without cases, and independent of the toolkit's solver.
struct ExactBezier {
  private let x, y: Cubic

  /// The cubic c1 t + c2 t^2 + c3 t^3 from 0 to 1 with two control values.
  private struct Cubic {
    let first, second, third: DoubleDouble

    init(_ control1: Double, _ control2: Double) {
      first = DoubleDouble(product: 3, control1)
      second = DoubleDouble(sum: control2, -control1) * 3 - first
      third = DoubleDouble(1) - first - second
    }

    func value(at t: DoubleDouble) -> DoubleDouble { ((third * t + second) * t + first) * t }
  }

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (x, y) = (Cubic(x1, x2), Cubic(y1, y2))
  }

  func value(at progress: Double) -> Double { value(at: DoubleDouble(progress)).high }

  /// The value at a progress in 0...1.
  func value(at progress: DoubleDouble) -> DoubleDouble {
    let t = Bisection.root(in: 0...1) { (x.value(at: $0) - progress).high }
    return y.value(at: t)
  }
}

/// The root of a function that never decreases.
enum Bisection {
  static func root(
    in range: ClosedRange<Double>, _ function: (DoubleDouble) -> Double
  ) -> DoubleDouble {
    var (low, high) = (DoubleDouble(range.lowerBound), DoubleDouble(range.upperBound))
    for _ in 0..<110 {
      let middle = (low + high).scaled(by: 0.5)
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return high
  }
}

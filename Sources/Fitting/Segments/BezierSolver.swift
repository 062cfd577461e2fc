#if !hasFeature(Embedded)
  import Curves

  /// The parameters of a curve at ascending progresses, by Newton's method from the one before.
  struct BezierSolver {
    private let (x1, x2): (Double, Double)
    private let (a, b, c): (Double, Double, Double)
    private var t = 0.0
    private var last = 0.0

    init(_ x1: Double, _ x2: Double) {
      (self.x1, self.x2) = (x1, x2)
      (a, b, c) = (1 + 3 * (x1 - x2), 3 * (x2 - 2 * x1), 3 * x1)
    }

    /// The parameter to about 1e-10; 0 and 1 outside of 0...1.
    @inline(__always)
    mutating func parameter(at progress: Double) -> Double {
      guard progress > 0 else { return 0 }
      guard progress < 1 else { return 1 }
      var next = t + (progress - last) / max((3 * a * t + 2 * b) * t + c, 0.5)
      var isFound = false
      for _ in 0..<6 {
        let slope = (3 * a * next + 2 * b) * next + c
        guard slope > 0.02 else { break }
        let step = (((a * next + b) * next + c) * next - progress) / slope
        next -= step
        if abs(step) < 1e-5 {
          isFound = next >= 0 && next <= 1
          break
        }
      }
      if !isFound { next = (try? CubicBezier(x1, 0, x2, 1))?.parameter(at: progress) ?? progress }
      (t, last) = (next, progress)
      return next
    }
  }
#endif

import CurveArithmetic

extension Playback {
  /// Compose: Cardano's formula with cube roots of single precision, and values in single precision.
  ///
  /// Source: androidx.compose.animation.core, CubicBezierEasing; androidx.compose.ui.graphics, Bezier.kt, and
  /// androidx.compose.ui.util, fastCbrt.
  static func composeBezier(_ numbers: some Collection<Double>) -> Playback? {
    let p = numbers.map { Float($0) }
    guard p.count == 4, let exact = singleBezier(numbers) else { return nil }
    return Playback(breakpoints: jumps(ScriptCubic(Double(p[0]), Double(p[2])))) { progress in
      let time = Float(progress)
      if time <= 0 || time >= 1 { return Double(min(max(time, 0), 1)) }
      let x = max(time, .ulpOfOne)
      guard let t = ComposeCubic.root(-x, p[0] - x, p[2] - x, 1 - x) else {
        return exact.value(progress)
      }
      let (a, b, c) = (1 / 3 as Float + (p[1] - p[3]), p[3] - 2 * p[1], p[1])
      return Double(3 * ((a * t + b) * t + c) * t)
    }
  }

  /// Where the rounding of the time matters most: next to a nearly vertical tangent.
  private static func jumps(_ x: ScriptCubic) -> [Double] {
    guard let steep = x.steepest.map({ x.value($0) }) else { return [] }
    let step = Double(Float(steep).ulp) / 2
    return (-3...3).map { steep + Double($0) * step }
  }
}

/// The first root of a cubic in 0...1 as Compose finds it.
private enum ComposeCubic {
  static func root(_ p0: Float, _ p1: Float, _ p2: Float, _ p3: Float) -> Float? {
    let (first, second) = (Double(p0), Double(p1))
    let d = Double(-p0) + 3 * Double(p1 - p2) + Double(p3)
    let (a, b, c) = (3 * (first - 2 * second + Double(p2)), 3 * Double(p1 - p0), first)
    if abs(d) < 1e-7 {
      if abs(a) < 1e-7 { return abs(b) < 1e-7 ? nil : inside(-c / b) }
      let q = (b * b - 4 * a * c).squareRoot()
      return inside((q - b) / (2 * a)) ?? inside((-b - q) / (2 * a))
    }
    let (u, v, w) = (a / d, b / d, c / d)
    let o3 = (3 * v - u * u) / 9
    let q2 = (2 * u * u * u - 9 * u * v + 27 * w) / 54
    let discriminant = q2 * q2 + o3 * o3 * o3
    let a3 = u / 3
    if discriminant < 0 {
      let r = (-(o3 * o3 * o3)).squareRoot()
      let phi = Double.acos(min(max(-q2 / r, -1), 1))
      let t1 = Double(2 * cubeRoot(Float(r)))
      for turn in 0..<3 {
        let angle = (phi + Double(turn) * 2 * Double.pi) / 3
        if let root = inside(t1 * Double.cos(angle) - a3) { return root }
      }
      return nil
    }
    if discriminant == 0 {
      let u1 = -cubeRoot(Float(q2))
      return inside(Double(2 * u1 - Float(a3))) ?? inside(Double(-u1 - Float(a3)))
    }
    let sd = discriminant.squareRoot()
    return inside(Double(cubeRoot(Float(-q2 + sd))) - Double(cubeRoot(Float(q2 + sd))) - a3)
  }

  /// A root in 0...1, up to the errors of single precision.
  private static func inside(_ value: Double) -> Float? {
    let root = Float(value)
    let clamped = min(max(root, 0), 1)
    return abs(clamped - root) > 1.05e-6 || root.isNaN ? nil : clamped
  }

  /// Two steps of Newton's method from an estimate by the bits of the number.
  private static func cubeRoot(_ x: Float) -> Float {
    // The sign is a bit of the dividend, and returns to its place as the quotient overflows.
    let bits = UInt64(x.bitPattern)
    let signed = x.sign == .minus ? bits | 0x1_0000_0000 : bits
    var estimate = Float(bitPattern: UInt32(truncatingIfNeeded: 0x2a51_0554 + signed / 3))
    for _ in 0..<2 { estimate -= (estimate - x / (estimate * estimate)) * (1 / 3) }
    return estimate
  }
}

import CurveArithmetic

/// How browsers and Slint solve a cubic-bezier: a few steps of Newton's method, then bisections.
extension Playback {
  /// Chromium: a table of eleven samples, four steps of Newton's method, then bisections to the tolerance.
  ///
  /// Source: Chromium, ui/gfx/geometry/cubic_bezier.cc.
  ///
  /// - Parameter tolerance: 1e-7 in CSS; an SVG animation of d seconds is solved to 1 / (200 d).
  static func chromiumBezier(
    _ numbers: some Collection<Double>, tolerance: Double = 1e-7
  ) -> Playback? {
    NewtonSolver(
      numbers, isTabled: true, steps: 4, tolerance: min(tolerance, 1e-7), bisecting: tolerance)?
      .playback
  }

  /// Slint: eight steps of Newton's method at most, until x is within 0.01.
  ///
  /// Source: Slint, internal/core/animations.rs; lyon_geom, cubic_bezier.rs.
  static func slintBezier(_ numbers: some Collection<Double>) -> Playback? {
    NewtonSolver(
      numbers.map { Double(Float($0)) }, isTabled: false, steps: 8, tolerance: 0.01,
      bisecting: 0.01)?.playback
  }
}

/// Newton's method on x from an estimate, then bisections.
private struct NewtonSolver {
  let (x, y): (ScriptCubic, ScriptCubic)
  /// The values of x at equal steps of the parameter, of which the estimate is interpolated.
  let samples: [Double]
  let steps: Int
  /// The error of x that ends Newton's method.
  let tolerance: Double
  /// The error of x that ends the bisections.
  let bisecting: Double

  init?(
    _ numbers: some Collection<Double>, isTabled: Bool, steps: Int, tolerance: Double,
    bisecting: Double
  ) {
    let p = Array(numbers)
    guard p.count == 4 else { return nil }
    let x = ScriptCubic(p[0], p[2])
    (self.x, y) = (x, ScriptCubic(p[1], p[3]))
    samples = isTabled ? (0...10).map { x.value(Double($0) / 10) } : [0, 1]
    (self.steps, self.tolerance, self.bisecting) = (steps, tolerance, bisecting)
  }

  var playback: Playback {
    Playback(breakpoints: jumps) { progress in
      progress <= 0 || progress >= 1 ? progress : y.value(solve(progress).parameter)
    }
  }

  /// The parameter at a value of x, and how many steps lead to it.
  private func solve(_ wanted: Double) -> (parameter: Double, count: Int) {
    let width = 1 / Double(samples.count - 1)
    let index = (1..<samples.count - 1).first { wanted <= samples[$0] } ?? samples.count - 1
    let rise = samples[index] - samples[index - 1]
    var (low, high) = (Double(index - 1) * width, Double(index) * width)
    var t = low + width * (wanted - samples[index - 1]) / rise
    var excess = 0.0
    for step in 0..<steps {
      excess = x.value(t) - wanted
      if abs(excess) <= tolerance { return (t, step) }
      let slope = x.slope(t)
      if slope < 1.2e-7 { break }
      t -= excess / slope
    }
    // Chromium looks at the error before its last step.
    if samples.count > 2, abs(excess) < bisecting { return (t, steps) }
    if samples.count == 2 { t = 0.5 }
    for step in 1...60 {
      excess = x.value(t) - wanted
      if abs(excess) < bisecting { return (t, steps + step) }
      if excess < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return (t, steps + 60)
  }

  /// Where the number of steps changes.
  private var jumps: [Double] {
    var jumps = Array(samples.dropFirst().dropLast())
    let count = 2000
    var last = solve(1e-12).count
    for index in 1...count {
      let end = Double(index) / Double(count)
      let next = solve(min(end, 1 - 1e-12)).count
      if next != last {
        var (low, high) = (end - 1 / Double(count), end)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if solve(middle).count == last { low = middle } else { high = middle }
        }
        jumps.append(high)
      }
      last = next
    }
    return jumps.sorted()
  }
}

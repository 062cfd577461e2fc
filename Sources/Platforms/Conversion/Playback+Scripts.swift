import CurveArithmetic
import Curves

/// How JavaScript libraries solve a cubic-bezier, each within its own error.
extension Playback {
  /// Motion: twelve bisections at most.
  ///
  /// Source: Motion 12, motion-utils, easing/cubic-bezier.ts.
  static func motionBezier(_ numbers: some Collection<Double>) -> Playback? {
    bisected(numbers, limit: 12)
  }

  /// anime.js: a hundred bisections at most.
  ///
  /// Source: anime.js 4, easings/cubic-bezier.
  static func animeBezier(_ numbers: some Collection<Double>) -> Playback? {
    bisected(numbers, limit: 100)
  }

  /// bezier-easing, which React Native, Reanimated and lottie-web contain: a table of eleven samples, then
  /// four steps of Newton's method, or ten bisections where the slope of x is below 0.001.
  ///
  /// Source: bezier-easing 2, src/index.js.
  static func tableBezier(_ numbers: some Collection<Double>) -> Playback? {
    let p = Array(numbers)
    guard p.count == 4 else { return nil }
    let (x, y) = (ScriptCubic(p[0], p[2]), ScriptCubic(p[1], p[3]))
    if p[0] == p[1], p[2] == p[3] { return Playback(Easing.linear) }
    let samples = (0...10).map { Double(Float(x.value($0 == 10 ? 1 : Double($0) * 0.1))) }
    return Playback(key: [11] + p, breakpoints: tableJumps(samples, x).sorted()) { progress in
      if progress <= 0 || progress >= 1 { return progress }
      let index = max((samples[1..<10].firstIndex { $0 > progress } ?? 10) - 1, 0)
      let start = Double(index) * 0.1
      let share = (progress - samples[index]) / (samples[index + 1] - samples[index])
      var t = start + share * 0.1
      let slope = x.slope(t)
      if slope >= 0.001 {
        for _ in 0..<4 where x.slope(t) != 0 { t -= (x.value(t) - progress) / x.slope(t) }
      } else if slope != 0 {
        t = x.bisected(progress, from: start, to: start + 0.1, limit: 10)
      }
      return y.value(t)
    }
  }

  /// Where the table's solver jumps: at its samples, where the slope changes its method, and at the steps of
  /// the bisection.
  private static func tableJumps(_ samples: [Double], _ x: ScriptCubic) -> [Double] {
    var jumps = Array(samples[1..<10])
    for index in 0..<10 {
      let start = Double(index) * 0.1
      let width = samples[index + 1] - samples[index]
      let changes = x.parameters(withSlope: 0.001).filter { $0 > start && $0 < start + 0.1 }
      jumps += changes.map { samples[index] + ($0 - start) * 10 * width }
      if !changes.isEmpty || x.slope(start + 0.05) < 0.001 {
        jumps += (1..<512).map { x.value(start + Double($0) * 0.1 / 512) }
      }
    }
    return jumps
  }

  /// Where a bisection may err most: next to its widest step of y, and where x is steep. Within the tolerance
  /// of 1e-7 of a step it stops early.
  private static func bisectionJumps(_ x: ScriptCubic, _ y: ScriptCubic, limit: Int) -> [Double] {
    var steps: [Double] = x.steepest.map { [$0] } ?? []
    if limit < 20 {
      let count = 1 << (limit - 1)
      let half = 0.5 / Double(count)
      let rise = { (step: Int) -> Double in
        let t = Double(step) / Double(count)
        let value = y.value(t)
        return max(abs(y.value(t + half) - value), abs(value - y.value(t - half)))
      }
      if let widest = (1..<count).max(by: { rise($0) < rise($1) }) {
        for step in widest - 1...widest + 1 { steps.append(Double(step) / Double(count)) }
      }
    }
    return steps.flatMap { (step: Double) -> [Double] in
      let value = x.value(step)
      return [value - 1e-7, value, value + 1e-7]
    }.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  private static func bisected(
    _ numbers: some Collection<Double>, limit: Int
  ) -> Playback? {
    let p = Array(numbers)
    guard p.count == 4 else { return nil }
    if p[0] == p[1], p[2] == p[3] { return Playback(Easing.linear) }
    let (x, y) = (ScriptCubic(p[0], p[2]), ScriptCubic(p[1], p[3]))
    return Playback(breakpoints: bisectionJumps(x, y, limit: limit)) { progress in
      y.value(Bisection(tolerance: 1e-7, limit: limit).parameters(at: progress) { x.value($0) })
    }
  }
}

/// A coordinate of a cubic-bezier from 0 to 1 as a polynomial of the parameter.
struct ScriptCubic {
  private let (a, b, c): (Double, Double, Double)

  init(_ first: Double, _ second: Double) {
    (a, b, c) = (1 - 3 * second + 3 * first, 3 * second - 6 * first, 3 * first)
  }

  func value<Number: PolynomialLanes>(_ t: Number) -> Number {
    ((Number(lanes: a) * t + Number(lanes: b)) * t + Number(lanes: c)) * t
  }

  func slope(_ t: Double) -> Double { 3 * a * t * t + 2 * b * t + c }

  /// The parameter of the least slope, if it is inside and nearly 0.
  var steepest: Double? {
    guard a != 0, case let t = -b / (3 * a), t > 0, t < 1, slope(t) < 0.01 else { return nil }
    return t
  }

  /// The parameters at which the slope has a value.
  func parameters(withSlope wanted: Double) -> [Double] {
    let (p, q, r) = (3 * a, 2 * b, c - wanted)
    if abs(p) < 1e-12 { return abs(q) < 1e-12 ? [] : [-r / q] }
    let root = (q * q - 4 * p * r).squareRoot()
    return root.isNaN ? [] : [(-q - root) / (2 * p), (-q + root) / (2 * p)]
  }

  /// The last middle of a bisection that ends within 1e-7 of a value.
  func bisected(_ wanted: Double, from start: Double, to end: Double, limit: Int) -> Double {
    var (low, high) = (start, end)
    var middle = low
    for _ in 0..<limit {
      middle = low + (high - low) / 2
      let excess = value(middle) - wanted
      if excess > 0 { high = middle } else { low = middle }
      if abs(excess) <= 1e-7 { break }
    }
    return middle
  }
}

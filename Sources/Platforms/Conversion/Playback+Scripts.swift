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
    return Playback(breakpoints: Array(samples[1..<10])) { progress in
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

  private static func bisected(
    _ numbers: some Collection<Double>, limit: Int
  ) -> Playback? {
    let p = Array(numbers)
    guard p.count == 4 else { return nil }
    if p[0] == p[1], p[2] == p[3] { return Playback(Easing.linear) }
    let (x, y) = (ScriptCubic(p[0], p[2]), ScriptCubic(p[1], p[3]))
    return Playback { progress in
      progress <= 0 || progress >= 1
        ? progress : y.value(x.bisected(progress, from: 0, to: 1, limit: limit))
    }
  }
}

/// A coordinate of a cubic-bezier from 0 to 1 as a polynomial of the parameter.
private struct ScriptCubic {
  private let (a, b, c): (Double, Double, Double)

  init(_ first: Double, _ second: Double) {
    (a, b, c) = (1 - 3 * second + 3 * first, 3 * second - 6 * first, 3 * first)
  }

  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

  func slope(_ t: Double) -> Double { 3 * a * t * t + 2 * b * t + c }

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

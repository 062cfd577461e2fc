import CurveArithmetic
import Curves

extension Playback {
  /// Keyframes with cubics of time between them, whose handles give their slopes.
  ///
  /// - Parameter isSingle: Whether the platform keeps the numbers in single precision.
  static func hermite(_ curve: KeyframeCurve, isSingle: Bool = false) -> Playback? {
    let round = { (value: Double) in isSingle ? Double(Float(value)) : value }
    let (x, y) = (curve.times.map(round), curve.values.map(round))
    guard x.count > 1 else { return nil }
    // An infinite slope holds the value.
    var slopes: [(leaving: Double, arriving: Double)] = []
    for (index, segment) in curve.segments.dropLast().enumerated() {
      let (time, value) = (curve.times[index], curve.values[index])
      let (nextTime, nextValue) = (curve.times[index + 1], curve.values[index + 1])
      switch segment {
      case .linear:
        let slope = round((nextValue - value) / (nextTime - time))
        slopes.append((slope, slope))
      case .absolute(let a, let b):
        slopes.append(
          (round((a.y - value) / (a.x - time)), round((nextValue - b.y) / (nextTime - b.x))))
      case .hold, .relative: slopes.append((.infinity, .infinity))
      }
    }
    let key = [3] + x + y + slopes.flatMap { [$0.leaving, $0.arriving] }
    return Playback(key: key, breakpoints: x) { progress in
      let index = max(SegmentSearch.partition(0..<x.count) { x[$0] <= progress } - 1, 0)
      guard index + 1 < x.count else { return y[index] }
      let slope = slopes[index]
      guard slope.leaving.isFinite else { return y[index] }
      let width = x[index + 1] - x[index]
      let t = (progress - x[index]) / width
      let s = 1 - t
      let bend = t * s * (slope.leaving * s - slope.arriving * t) * width
      return y[index] * s * s * (1 + 2 * t) + y[index + 1] * t * t * (3 - 2 * t) + bend
    }
  }
}

import Curves

extension KeyframeList {
  /// The keyframes of a text, over a span of its times and of its values.
  ///
  /// - Parameters:
  ///   - curve: The keyframes as the text has them, if it has any.
  ///   - start: The time at progress 0.
  ///   - duration: The time of the whole span.
  ///   - distance: The value at 1.
  init?(
    _ curve: KeyframeCurve?, from start: Double = 0, over duration: Double = 1,
    distance: Double = 1
  ) {
    guard let curve else { return nil }
    let (times, values) = (curve.times, curve.values)
    keys = times.indices.map { index in
      let next = min(index + 1, times.count - 1)
      let (width, rise) = (times[next] - times[index], values[next] - values[index])
      let segment: Segment =
        switch curve.segments[index] {
        case .hold: .hold
        case .linear: .linear
        case .relative(let x1, let y1, let x2, let y2): .bezier(SIMD4(x1, y1, x2, y2))
        case .absolute where rise == 0: .linear
        case .absolute(let a, let b):
          .bezier(
            SIMD4(
              min((a.x - times[index]) / width, 1), (a.y - values[index]) / rise,
              max((b.x - times[index]) / width, 0), (b.y - values[index]) / rise))
        }
      return Key(
        progress: (times[index] - start) / duration, value: values[index] / distance,
        segment: segment)
    }
  }

  /// The keyframes in single precision, but for their values.
  var single: Self {
    Self(
      keys: keys.map { key in
        var key = key
        key.progress = Double(Float(key.progress))
        if case .bezier(let p) = key.segment { key.segment = .bezier(SIMD4(SIMD4<Float>(p))) }
        return key
      })
  }
}

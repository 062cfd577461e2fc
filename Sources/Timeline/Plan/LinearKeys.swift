import Curves

/// Keyframes of one number, linear in between: few enough that all key times are compared.
struct LinearKeys {
  /// The maximum number of segments for which this is faster than a search.
  static let mostSegments = 16

  let times: UnsafePointer<Double>
  let values: UnsafePointer<Double>
  let segments: Int

  /// The value at a progress, with the bits of ``KeyframeRows/write(at:into:)``.
  @inline(__always)
  func value(at progress: Double) -> Double {
    let segment = segment(at: progress)
    let start = times[segment]
    let width = times[segment &+ 1] - start
    // Times may be outside those of the keyframes.
    let share = width > 0 ? (progress - start) / width : progress < start ? 0 : 1
    return mix(values[segment], values[segment &+ 1], at: min(max(share, -1e40), 1e40))
  }

  /// The rate of change at a progress, per unit of progress.
  @inline(__always)
  func velocity(at progress: Double) -> Double {
    let segment = segment(at: progress)
    let width = times[segment &+ 1] - times[segment]
    return width > 0 ? chain(values[segment &+ 1] - values[segment], 1 / width) : 0
  }

  /// The last segment that has begun.
  @inline(__always)
  private func segment(at progress: Double) -> Int {
    var segment = 0
    var bound = 1
    while bound < segments {
      segment &+= times[bound] <= progress ? 1 : 0
      bound &+= 1
    }
    return segment
  }
}

extension KeyframeRows {
  /// Passes the keyframes to a function if they are linear and few.
  ///
  /// - Returns: Whether they are.
  @inline(__always)
  func withLinearKeys(_ body: (LinearKeys) -> Void) -> Bool {
    guard let (times, values) = lines, values.count <= LinearKeys.mostSegments + 1 else {
      return false
    }
    times.withUnsafeBufferPointer { times in
      values.withUnsafeBufferPointer { values in
        guard let times = times.baseAddress, let start = values.baseAddress else { return }
        body(LinearKeys(times: times, values: start, segments: values.count - 1))
      }
    }
    return true
  }
}

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
    var segment = 0
    var bound = 1
    while bound < segments {
      segment &+= times[bound] <= progress ? 1 : 0
      bound &+= 1
    }
    let start = times[segment]
    let width = times[segment &+ 1] - start
    // Times may be outside those of the keyframes.
    let share = width > 0 ? (progress - start) / width : progress < start ? 0 : 1
    return Plan.mix(values[segment], values[segment &+ 1], min(max(share, -1e40), 1e40))
  }
}

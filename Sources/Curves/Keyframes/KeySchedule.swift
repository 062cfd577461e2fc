import CurveArithmetic

/// The schedule of keyframes: key times, the timing functions between them, and the overall timing
/// function.
///
/// The overall timing function maps the progress, then the key times are searched, then the segment's
/// timing function gives the fraction of the segment. The result of neither function is limited to 0...1.
struct KeySchedule: Sendable {
  let keyTimes: [Double]
  let table: SegmentTable
  let timing: Easing
  /// One for each segment; empty if all are linear.
  let timingFunctions: [Easing]
  /// The timing functions that were given and are not ignored.
  let givenFunctions: [Easing]

  /// A position between two keyframes.
  struct State {
    var segment: Int
    /// The fraction of the segment.
    var fraction: Double
    /// The rate of change of the fraction, per progress.
    var rate: Double
  }

  /// The position at a progress. If several segments start at the same time, it is in the last.
  ///
  /// Complexity: constant, logarithmic where many key times are close together.
  func state(at progress: Double) -> State {
    let (segment, share) = position(at: timing.value(at: progress))
    let width = keyTimes[segment + 1] - keyTimes[segment]
    guard width > 0 else { return State(segment: segment, fraction: share, rate: 0) }
    let outer = timing.velocity(at: progress) / width
    let rate =
      segment < timingFunctions.count
      ? chainRule(outer, timingFunctions[segment].velocity(at: share)) : outer
    return State(segment: segment, fraction: fraction(at: share, of: segment), rate: rate)
  }

  /// The segment at a progress, and the fraction of the segment.
  func location(at progress: Double) -> (segment: Int, fraction: Double) {
    // Most timing is linear, and a call costs a fifth of a row.
    let time = if case .linear = timing { progress } else { timing.value(at: progress) }
    let (segment, share) = position(at: time)
    return (segment, fraction(at: share, of: segment))
  }

  /// The segment at a time, and the fraction of its width before its timing function is applied.
  @inline(__always)
  private func position(at time: Double) -> (segment: Int, share: Double) {
    let segment = keyTimes.withUnsafeBufferPointer {
      table.withFinder(in: $0) { $0.segment(of: time) }
    }
    return (segment, share(of: time, in: segment))
  }

  /// The fraction of a segment's width at a time; exactly 1 at its end.
  private func share(of time: Double, in segment: Int) -> Double {
    let start = keyTimes[segment]
    let width = keyTimes[segment + 1] - start
    // A segment of zero width only occurs before the first key time and after the last.
    return width > 0 ? (time - start) / width : time < start ? 0 : 1
  }

  /// The fraction of a segment after its timing function.
  @inline(__always)
  private func fraction(at share: Double, of segment: Int) -> Double {
    let isEased =
      segment < timingFunctions.count && keyTimes[segment + 1] > keyTimes[segment]
    return Self.bounded(isEased ? timingFunctions[segment].value(at: share) : share)
  }

  /// A fraction limited so that a spline can multiply its cube by any value.
  static func bounded(_ fraction: Double) -> Double { min(max(fraction, -1e40), 1e40) }
}

extension KeySchedule {
  /// Resolves key times and timing functions as Core Animation does: it ignores invalid settings.
  ///
  /// - Parameters:
  ///   - count: The number of keyframes.
  ///   - distances: The paced key times; nil if the mode is not paced.
  ///   - isDiscrete: Whether each value holds, which requires one more key time.
  init(
    keyTimes given: [Double]?, count: Int, distances: [Double]?, isDiscrete: Bool, timing: Easing,
    timingFunctions: [Easing], diagnostics: inout Diagnostics
  ) throws(KeyframeError) {
    self.timing = timing
    let needed = isDiscrete ? count + 1 : max(count, 2)
    if let distances {
      if given != nil {
        try diagnostics.add("key times are ignored: a paced mode computes its own")
      }
      if !timingFunctions.isEmpty {
        try diagnostics.add("a paced mode ignores the timing functions of segments")
      }
      keyTimes = distances
      table = SegmentTable(distances)
      (self.timingFunctions, givenFunctions) = ([], [])
      return
    }
    var even: [Double] { (0..<needed).map { Double($0) / Double(needed - 1) } }
    if let given, count > 1 || isDiscrete, let trouble = Self.trouble(given, needed: needed) {
      let discrete =
        isDiscrete && given.count == count
        ? " (discrete mode needs one more key time than values)" : ""
      try diagnostics.add("key times are ignored and spaced evenly: \(trouble)\(discrete)")
      keyTimes = even
    } else {
      keyTimes = count > 1 || isDiscrete ? given ?? even : even
    }
    table = SegmentTable(keyTimes)
    let segments = needed - 1
    if isDiscrete {
      if !timingFunctions.isEmpty {
        try diagnostics.add("discrete mode ignores the timing functions of segments")
      }
      (self.timingFunctions, givenFunctions) = ([], [])
      return
    }
    if !timingFunctions.isEmpty, timingFunctions.count != segments {
      try diagnostics.add(
        "there are \(timingFunctions.count) timing functions for \(segments) "
          + "\(segments == 1 ? "segment" : "segments"): "
          + (timingFunctions.count < segments
            ? "the rest are linear" : "the extra ones are ignored"))
    }
    givenFunctions = Array(timingFunctions.prefix(segments))
    self.timingFunctions = givenFunctions
  }

  /// The problem with the key times, or nil if they are valid.
  private static func trouble(_ keyTimes: [Double], needed: Int) -> String? {
    guard keyTimes.count == needed else {
      return "there are \(keyTimes.count), but \(needed) are needed"
    }
    if let index = keyTimes.firstIndex(where: { !($0 >= 0 && $0 <= 1) }) {
      return "number \(index + 1) is not in 0...1"
    }
    guard keyTimes[0] == 0 else { return "the first is not 0" }
    guard keyTimes[needed - 1] == 1 else { return "the last is not 1" }
    for index in 1..<needed where keyTimes[index] < keyTimes[index - 1] {
      return "number \(index + 1) is smaller than the previous one"
    }
    return nil
  }

  /// Key times proportional to cumulative lengths; evenly spaced if all lengths are 0.
  static func paced(_ lengths: [Double]) -> [Double] {
    guard lengths.count > 1 else { return [0, 1] }
    // Scaled first, so that no sum overflows.
    let size = lengths.reduce(0, max)
    let count = Double(lengths.count - 1)
    guard size > 0 else { return lengths.indices.map { Double($0) / count } }
    var times: [Double] = []
    var (sum, dropped) = (0.0, 0.0)
    for length in lengths {
      let next = sum + (length / size + dropped)
      dropped += length / size - (next - sum)
      sum = next
      times.append(sum)
    }
    return times.map { $0 / sum }
  }
}

extension KeySchedule: Hashable {
  static func == (a: Self, b: Self) -> Bool {
    a.keyTimes == b.keyTimes && a.timing == b.timing && a.timingFunctions == b.timingFunctions
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyTimes)
    hasher.combine(timing)
    hasher.combine(timingFunctions)
  }
}

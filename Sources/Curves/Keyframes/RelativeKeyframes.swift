import CurveArithmetic

/// The keyframes of one property, as in UIView.animateKeyframes. Each keyframe runs from the current
/// value to its own, over a part of the whole duration.
///
/// The value holds in gaps and after the end. If keyframes overlap, the later one cuts off the earlier
/// one at its own start, from the value reached. If several begin together, the one added last applies. A
/// keyframe without duration jumps. The overall timing function is ease-in-out by default, as measured on
/// iOS.
///
/// ```swift
/// let fade = try RelativeKeyframes(
///   initial: 1.0, [.init(start: 0, duration: 0.1, value: 0)]
/// ).animation(timing: .linear)
/// fade.keyTimes        // [0, 0.1, 1]
/// fade.values          // [1, 0, 0]
/// ```
public struct RelativeKeyframes<Value: Interpolatable>: Sendable {
  /// A target value and the time at which it is reached.
  public struct Keyframe: Sendable, Equatable {
    /// The start, as a fraction of the whole duration.
    public var start: Double
    /// The duration, as a fraction of the whole duration.
    public var duration: Double
    /// The value at the end of the keyframe.
    public var value: Value

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - start: The start, as a fraction of the whole duration.
    ///   - duration: The duration, as a fraction of the whole duration.
    ///   - value: The value at the end.
    public init(start: Double, duration: Double, value: Value) {
      self.start = start
      self.duration = duration
      self.value = value
    }
  }

  /// The value before the first keyframe.
  public let initial: Value
  /// The keyframes as given.
  public let keyframes: [Keyframe]
  /// The equivalent key times.
  public let keyTimes: [Double]
  /// The value at each key time.
  public let values: [Value]
  /// Warnings: times outside 0...1, and keyframes that are cut off.
  public let diagnostics: [Diagnostic]

  /// Converts relative keyframes to key times and values.
  ///
  /// - Parameters:
  ///   - initial: The value at time 0.
  ///   - keyframes: The keyframes, in any order; they may overlap.
  ///   - isStrict: Whether to treat every diagnostic as an error.
  /// - Complexity: O(n log n) for n keyframes.
  /// - Throws: ``KeyframeError`` if a time is not finite, a value differs in kind from the first, or in
  ///   strict mode for a diagnostic.
  public init(
    initial: Value, _ keyframes: [Keyframe], isStrict: Bool = false
  ) throws(KeyframeError) {
    self.initial = initial
    self.keyframes = keyframes
    var diagnostics = Diagnostics(isStrict: isStrict)
    var spans: [(start: Double, end: Double, value: Value)] = []
    for (index, keyframe) in keyframes.enumerated() {
      guard keyframe.start.isFinite, keyframe.duration.isFinite else {
        throw .notFinite(list: "the starts and durations", index: index)
      }
      guard keyframe.value.isCompatible(with: initial) else { throw .incompatible(index: index) }
      let start = min(max(keyframe.start, 0), 1)
      let end = min(max(keyframe.start + max(keyframe.duration, 0), start), 1)
      if start != keyframe.start || keyframe.duration < 0
        || keyframe.start + keyframe.duration > 1 + 1e-9
      {
        try diagnostics.add(
          "keyframe \(index + 1) runs from \(cssNumber(keyframe.start)) for "
            + "\(cssNumber(keyframe.duration)): it is limited to 0...1")
      }
      spans.append((start, end, keyframe.value))
    }
    // The sort is stable: for equal starts, the order of calls is kept.
    let order = spans.indices.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    var times = [0.0]
    var values = [initial]
    for (rank, index) in order.enumerated() {
      let span = spans[index]
      let next = rank + 1 < order.count ? spans[order[rank + 1]].start : 1
      let reached = values[values.count - 1]
      if span.start > times[times.count - 1] {
        times.append(span.start)
        values.append(reached)
      }
      // Starts and ends that differ only by rounding are treated as equal.
      if abs(next - span.end) < 1e-9, next >= span.start {
        times.append(next)
        values.append(span.value)
      } else if next < span.end {
        try diagnostics.add(
          "keyframe \(index + 1) is cut off at \(cssNumber(next)), where the next one begins")
        if next == span.start { continue }
        let share = (next - span.start) / (span.end - span.start)
        times.append(next)
        values.append(reached.interpolated(to: span.value, at: share))
      } else {
        times.append(span.end)
        values.append(span.value)
      }
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    keyTimes = times
    self.values = values
    self.diagnostics = diagnostics.list
  }

  /// The equivalent keyframe animation.
  ///
  /// - Parameters:
  ///   - mode: The interpolation between keyframes.
  ///   - timing: The overall timing function.
  /// - Throws: ``KeyframeError``.
  public func animation(
    mode: CalculationMode = .linear, timing: Easing = .easeInOut
  ) throws(KeyframeError) -> KeyframeAnimation<Value> {
    // Discrete values hold from one time to the next: each step shows its end value.
    try KeyframeAnimation(
      values: values, keyTimes: mode == .discrete ? keyTimes + [1] : keyTimes, mode: mode,
      timing: timing)
  }
}

extension RelativeKeyframes.Keyframe: Hashable where Value: Hashable {}

extension RelativeKeyframes: Equatable {
  /// Whether the initial values and the keyframes are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.initial == b.initial && a.keyframes == b.keyframes
  }
}

extension RelativeKeyframes: Hashable where Value: Hashable {
  /// Hashes initial value and keyframes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initial)
    hasher.combine(keyframes)
  }
}

#if !hasFeature(Embedded)
  extension RelativeKeyframes.Keyframe: Codable where Value: Codable {}
#endif

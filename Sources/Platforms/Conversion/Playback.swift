import CurveFitting
import Curves
import Spring

/// What a platform plays, over progress 0...1 of the text's span.
package enum Playback {
  /// A timing function, unchanged.
  case function(Easing)
  /// A method of the platform's own, with the positions where it jumps or turns sharply. They are found only
  /// when the error is measured. The numbers of the key determine the function, unless it is empty.
  case formula(
    key: [Double], breakpoints: () -> [Double], value: (Double) -> Double,
    values: LargestDifference.Batch)

  init(
    key: [Double] = [], breakpoints: @autoclosure @escaping () -> [Double] = [],
    value: @escaping (Double) -> Double
  ) {
    self = .formula(key: key, breakpoints: breakpoints, value: value) { progress, values in
      for index in 0..<min(progress.count, values.count) { values[index] = value(progress[index]) }
    }
  }

  /// A method between 0 and 1, for eight values side by side; 0 and 1 play themselves.
  init(
    breakpoints: @autoclosure @escaping () -> [Double] = [],
    eight: @escaping (SIMD8<Double>) -> SIMD8<Double>
  ) {
    func clamped(_ progress: SIMD8<Double>) -> SIMD8<Double> {
      var values = eight(progress)
      for lane in 0..<8 where !(progress[lane] > 0 && progress[lane] < 1) {
        values[lane] = progress[lane]
      }
      return values
    }
    self = .formula(
      key: [], breakpoints: breakpoints, value: { clamped(SIMD8(repeating: $0))[0] }
    ) { progress, values in
      let count = min(progress.count, values.count)
      for start in stride(from: 0, to: count, by: 8) {
        let width = min(count - start, 8)
        var block = SIMD8(repeating: progress[start])
        for lane in 1..<width { block[lane] = progress[start + lane] }
        let found = clamped(block)
        for lane in 0..<width { values[start + lane] = found[lane] }
      }
    }
  }

  init(_ easing: Easing) { self = .function(easing.continued) }

  init(_ curve: CubicBezier) { self = .function(.cubicBezier(curve)) }

  init(_ spring: SpringCurve) { self = .function(.spring(spring.continued)) }

  /// Where it jumps or turns sharply.
  var breakpoints: [Double] {
    switch self {
    case .function(let easing): easing.breakpoints
    case .formula(_, let breakpoints, _, _): breakpoints()
    }
  }

  /// The same, measured without regard to the breakpoints of a platform's own method.
  var withoutBreakpoints: Self {
    guard case .formula(_, _, let value, let values) = self else { return self }
    return .formula(key: [], breakpoints: { [] }, value: value, values: values)
  }

  /// The value at a progress.
  package func value(_ progress: Double) -> Double {
    switch self {
    case .function(let easing): easing.value(at: progress)
    case .formula(_, _, let value, _): value(progress)
    }
  }

  /// The value by progress.
  var function: (Double) -> Double {
    switch self {
    case .function(let easing): { easing.value(at: $0) }
    case .formula(_, _, let value, _): value
    }
  }

  /// Writes the values at many progresses.
  func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    switch self {
    case .function(let easing): easing.values(at: progress, into: &values)
    case .formula(_, _, _, let write): write(progress, &values)
    }
  }

  /// Whether it is certain that another platform plays the same.
  func isSame(as other: Playback) -> Bool {
    switch (self, other) {
    case (.function(let easing), .function(let other)): easing == other
    case (.formula(let key, _, _, _), .formula(let other, _, _, _)): !key.isEmpty && key == other
    default: false
    }
  }

  /// Whether it is certain that each value is the same as another function's.
  func isExactly(_ other: Easing) -> Bool {
    guard case .function(let easing) = self else { return false }
    switch (easing.unnamed, other.unnamed) {
    case (.spring(let spring), .spring(let other)):
      // The same motion may have been described by other parameters.
      return spring.motion == other.motion && spring.duration == other.duration
    case (let easing, let other): return easing == other
    }
  }
}

extension Easing {
  /// The function without the name of a preset.
  var unnamed: Easing {
    var easing = self
    while case .preset(let preset) = easing { easing = preset.value }
    return easing
  }
}

extension LargestDifference {
  /// - Complexity: as of two timing functions.
  init(_ curve: Easing, _ played: Playback, margin: Double = 1e-12) {
    self.init(
      breakpoints: curve.breakpoints, others: played.breakpoints, margin: margin,
      { curve.values(at: $0, into: &$1) }, { played.values(at: $0, into: &$1) })
  }
}

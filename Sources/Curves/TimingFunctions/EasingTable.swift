/// Timing functions by index, for evaluators of many animations: evaluating the most common kinds counts no
/// references.
package struct EasingTable: Sendable {
  /// Those that are cubic Bézier curves, without indirection.
  private var curves: [CubicBezier] = []
  private var others: [Easing] = []

  package init() {}

  /// Adds a timing function and returns its index; -1 for the identity, which is not stored.
  package mutating func append(_ easing: Easing) -> Int {
    switch easing {
    case .linear: return -1
    case .preset(let preset): return append(preset.value)
    case .cubicBezier(let curve):
      curves.append(curve)
      return 2 * curves.count - 2
    default:
      others.append(easing)
      return 2 * others.count - 1
    }
  }

  /// The value of a timing function at a progress.
  package func value(of index: Int, at progress: Double) -> Double {
    if index < 0 { return progress }
    if index & 1 == 0 {
      return curves[index >> 1].value(at: progress)
    }
    return others[index >> 1].value(at: progress)
  }

  /// The rate of change of a timing function at a progress.
  package func velocity(of index: Int, at progress: Double) -> Double {
    if index < 0 { return 1 }
    if index & 1 == 0 {
      return curves[index >> 1].velocity(at: progress)
    }
    return others[index >> 1].velocity(at: progress)
  }

  /// Writes the values of a timing function at many progresses.
  package func writeValues(
    of index: Int, at progress: Span<Double>, into values: inout MutableSpan<Double>
  ) {
    if index < 0 {
      Easing.linear.values(at: progress, into: &values)
    } else if index & 1 == 0 {
      curves[index >> 1].values(at: progress, into: &values)
    } else {
      others[index >> 1].values(at: progress, into: &values)
    }
  }
}

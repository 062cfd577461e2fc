import Curves

/// Keyframes of one number, linear in between, as a list of numbers: the number of segments, the value at the
/// end of a cycle, the key times and the values.
extension FrameColumns {
  /// Appends keyframes to a list.
  static func append(_ rows: KeyframeRows, cycleEnd: Double, to list: inout [Double]) {
    guard let (times, values) = rows.lines else { return }
    list.append(Double(values.count - 1))
    list.append(cycleEnd)
    list += times
    list += values
  }

  /// The value at the end of a cycle; 0 if cycles do not add up.
  static func cycleEnd(of rows: KeyframeRows, _ node: PlanNode) -> Double {
    var value = 0.0
    if node.isCumulative { rows.write(at: node.cycleEnd, into: &value) }
    return value
  }

  /// The value at a progress.
  ///
  /// - Parameters:
  ///   - list: The position of the keyframes.
  ///   - cycles: The number of complete cycles that add up.
  @inline(__always)
  static func key(
    _ keys: UnsafeBufferPointer<Double>, _ list: Int, at progress: Double, cycles: Double
  ) -> Double {
    guard let start = keys.baseAddress else { return .nan }
    let (segments, times) = (Int(keys[list]), start + list + 2)
    let value = LinearKeys(times: times, values: times + segments + 1, segments: segments)
      .value(at: progress)
    return cycles > 0 ? finite(value + cycles * keys[list &+ 1]) : value
  }
}

/// The function that is linear between points: a search for every progress, then an interpolation.
struct SearchedPoints {
  private let inputs, outputs: Storage<Double>

  /// At least two points, with inputs that never decrease.
  init(inputs: [Double], outputs: [Double]) {
    (self.inputs, self.outputs) = (Storage(inputs), Storage(outputs))
  }

  @inline(__always)
  func value(at x: Double) -> Double {
    value(at: x, in: BinarySearch.segment(of: x, in: inputs.elements))
  }

  /// The value at an input that is not below the previous one. The cursor is in the previous input's
  /// segment.
  @inline(__always)
  func value(at x: Double, after cursor: inout Int) -> Double {
    BinarySearch.advance(&cursor, to: x, in: inputs.elements)
    return value(at: x, in: cursor)
  }

  @inline(__always)
  private func value(at x: Double, in index: Int) -> Double {
    let (inputs, outputs) = (inputs.elements, outputs.elements)
    let share = (x - inputs[index]) / (inputs[index + 1] - inputs[index])
    return outputs[index] + (outputs[index + 1] - outputs[index]) * share
  }
}

/// Steps that jump at their ends: the whole part of the number of steps.
struct FlooredSteps {
  private let count: Double

  init(count: Int) { self.count = Double(count) }

  @inline(__always)
  func value(at x: Double) -> Double { Double(Int(x * count)) / count }
}

/// Keyframes of four components: a search for every time, then an interpolation.
struct SearchedKeyframes {
  private let times: Storage<Double>
  private let values: Storage<SIMD4<Double>>

  /// At least two keyframes, with times that never decrease.
  init(times: [Double], values: [SIMD4<Double>]) {
    (self.times, self.values) = (Storage(times), Storage(values))
  }

  @inline(__always)
  func value(at time: Double) -> SIMD4<Double> {
    value(at: time, in: BinarySearch.segment(of: time, in: times.elements))
  }

  /// The value at a time that is not below the previous one. The cursor is in the previous time's
  /// segment.
  @inline(__always)
  func value(at time: Double, after cursor: inout Int) -> SIMD4<Double> {
    BinarySearch.advance(&cursor, to: time, in: times.elements)
    return value(at: time, in: cursor)
  }

  @inline(__always)
  private func value(at time: Double, in index: Int) -> SIMD4<Double> {
    let (times, values) = (times.elements, values.elements)
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return values[index] + (values[index + 1] - values[index]) * share
  }
}

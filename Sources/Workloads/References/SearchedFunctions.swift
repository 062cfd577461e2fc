/// The function that is linear between points: a search for every progress, then a mix.
struct SearchedPoints {
  private let inputs, outputs: Storage<Double>

  /// At least two points, with inputs that never decrease.
  init(inputs: [Double], outputs: [Double]) {
    (self.inputs, self.outputs) = (Storage(inputs), Storage(outputs))
  }

  @inline(__always)
  func value(at x: Double) -> Double {
    let (inputs, outputs) = (inputs.elements, outputs.elements)
    let index = BinarySearch.segment(of: x, in: inputs)
    let share = (x - inputs[index]) / (inputs[index + 1] - inputs[index])
    return outputs[index] + (outputs[index + 1] - outputs[index]) * share
  }
}

/// Steps that jump at their ends, as a list of jumps that is searched for every progress.
struct SearchedSteps {
  private let jumps: Storage<Double>

  init(count: Int) { jumps = Storage((1...count).map { Double($0) / Double(count) }) }

  @inline(__always)
  func value(at x: Double) -> Double {
    Double(BinarySearch.upperBound(of: x, in: jumps.elements)) / Double(jumps.elements.count)
  }
}

/// Keyframes of four components: a search for every time, then a mix.
struct SearchedKeyframes {
  private let times: Storage<Double>
  private let values: Storage<SIMD4<Double>>

  /// At least two keyframes, with times that never decrease.
  init(times: [Double], values: [SIMD4<Double>]) {
    (self.times, self.values) = (Storage(times), Storage(values))
  }

  @inline(__always)
  func value(at time: Double) -> SIMD4<Double> {
    let (times, values) = (times.elements, values.elements)
    let index = BinarySearch.segment(of: time, in: times)
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return values[index] + (values[index + 1] - values[index]) * share
  }
}

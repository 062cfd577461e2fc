import CurveArithmetic

/// The function that is linear between points, in 32 digits.
struct ExactPoints {
  let inputs, outputs: [Double]

  func value(at x: Double) -> Double {
    let index = min(inputs.lastIndex { $0 <= x } ?? 0, inputs.count - 2)
    let share =
      DoubleDouble(sum: x, -inputs[index]) / DoubleDouble(sum: inputs[index + 1], -inputs[index])
    return (DoubleDouble(sum: outputs[index + 1], -outputs[index]) * share + outputs[index]).high
  }
}

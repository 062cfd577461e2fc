import CurveArithmetic

extension Steps {
  /// Writes the values at many progresses, bit for bit equal to ``value(at:)``.
  ///
  /// Complexity: linear; fastest if eight neighbours are on one step.
  ///
  /// - Parameters:
  ///   - progress: The progresses, in any order.
  ///   - values: Receives the values.
  public func values(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    let kernel = StepKernel(self)
    let count = min(progress.count, values.count)
    progress.withUnsafeBufferPointer { inputs in
      values.withUnsafeMutableBufferPointer { outputs in
        guard count >= 8 else {
          for index in 0..<count { outputs[index] = value(at: inputs[index]) }
          return
        }
        var index = 0
        while index < count {
          // The last eight repeat some of the eight before.
          index = min(index, count - 8)
          let (eight, level) = kernel.values(at: inputs.load(index))
          outputs.store(eight, at: index)
          index += 8
          // The eighth is tested first, so that short steps do not pay for long ones.
          guard index + 8 <= count, kernel.isBefore(level.end, inputs[index + 7]) else { continue }
          let same = SIMD8(repeating: level.value)
          while index + 8 <= count, kernel.contains(inputs.load(index), level) {
            outputs.store(same, at: index)
            index += 8
          }
        }
      }
    }
  }
}

/// Eight values of a step function at a time.
private struct StepKernel {
  private let count: SIMD8<Double>
  private let jumps: SIMD8<Double>
  private let offset: SIMD8<Double>

  init(_ steps: Steps) {
    count = SIMD8(repeating: Double(steps.count))
    jumps = SIMD8(repeating: steps.jumps)
    offset = SIMD8(repeating: steps.firstStep)
  }

  /// A step inside 0...1, on which all values are equal; an empty one if it starts after its end.
  struct Level {
    /// Its start and end, in steps.
    var start: Double
    var end: Double
    var value: Double
  }

  /// Whether a progress is before the end of a step.
  @inline(__always)
  func isBefore(_ end: Double, _ progress: Double) -> Bool { progress * count[0] < end }

  /// Whether all progresses are on a step.
  @inline(__always)
  func contains(_ progress: SIMD8<Double>, _ level: Level) -> Bool {
    (progress * count).areAll(from: level.start, to: level.end)
  }

  /// The values, and the step of the last progress.
  @inline(__always)
  func values(at progress: SIMD8<Double>) -> (SIMD8<Double>, last: Level) {
    guard progress.areAll(from: 0, to: 1), count[0] < 0x1p52 else {
      return (valuesAnywhere(at: progress), Level(start: 1, end: 0, value: 0))
    }
    // Between 0 and 1 it uses the signs of differences, because the compiler turns comparisons into loops.
    let position = progress * count
    let whole = SIMD8<Double>(repeating: 0x1p52)
    let near = (position + whole) - whole
    let floor = near - Self.one(where: position - near)
    let step = floor + offset
    // The position of the last progress below 1 may round to the count.
    let values = (step - Self.one(where: jumps - step)) / jumps
    let end = floor[7] < count[0] ? floor[7] + 1 : 0
    return (values, Level(start: floor[7], end: end, value: values[7]))
  }

  /// 1 where a number is negative, else 0.
  @inline(__always)
  private static func one(where difference: SIMD8<Double>) -> SIMD8<Double> {
    let signs = unsafeBitCast(difference, to: SIMD8<Int64>.self) &>> 63
    let one = SIMD8(repeating: Int64(bitPattern: Double(1).bitPattern))
    return unsafeBitCast(signs & one, to: SIMD8<Double>.self)
  }

  /// Values inside and outside 0...1.
  @inline(never)
  private func valuesAnywhere(at progress: SIMD8<Double>) -> SIMD8<Double> {
    let (zero, one) = (SIMD8<Double>(repeating: 0), SIMD8<Double>(repeating: 1))
    let largest = SIMD8(repeating: Double.greatestFiniteMagnitude)
    var position = progress * count
    position.replace(with: -largest, where: position .< -largest)
    position.replace(with: largest, where: position .> largest)
    var step = Self.floor(position) + offset
    step.replace(with: zero, where: (progress .>= zero) .& (step .< zero))
    step.replace(with: jumps, where: (progress .<= one) .& (step .> jumps))
    return step / jumps
  }

  /// The floor without a library call: adding 2^52 rounds to an integer.
  @inline(__always)
  private static func floor(_ x: SIMD8<Double>) -> SIMD8<Double> {
    let bits = SIMD8<UInt64>(repeating: 1 << 63)
    let pattern = unsafeBitCast(x, to: SIMD8<UInt64>.self)
    let size = unsafeBitCast(pattern & ~bits, to: SIMD8<Double>.self)
    let whole = SIMD8<Double>(repeating: 0x1p52)
    let near = (size + whole) - whole
    // Restores the sign, so that -0 stays -0.
    var result = unsafeBitCast(
      unsafeBitCast(near, to: SIMD8<UInt64>.self) | (pattern & bits), to: SIMD8<Double>.self)
    result.replace(with: result - 1, where: result .> x)
    // From 2^52 on all numbers are integers. NaN also fails this comparison.
    result.replace(with: x, where: .!(size .< whole))
    return result
  }
}

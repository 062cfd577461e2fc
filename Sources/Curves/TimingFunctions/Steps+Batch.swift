import Arithmetic

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
        var index = 0
        var level = kernel.level(at: .nan)
        while index + 8 <= count {
          let eight = inputs.load(index)
          if kernel.contains(eight, level) {
            outputs.store(level.value, at: index)
          } else {
            outputs.store(kernel.values(at: eight), at: index)
            level = kernel.level(at: eight[7])
          }
          index += 8
        }
        while index < count {
          outputs[index] = value(at: inputs[index])
          index += 1
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

  /// A step inside 0...1, on which all values are equal.
  struct Level {
    /// Its start and end, in steps.
    var start: Double
    var end: Double
    var value: SIMD8<Double>
  }

  /// The step of a progress; an empty one if the progress is outside 0..<1.
  @inline(__always)
  func level(at progress: Double) -> Level {
    let position = progress * count[0]
    guard position >= 0, position < min(count[0], 0x1p52) else {
      return Level(start: 1, end: 0, value: SIMD8(repeating: 0))
    }
    let step = Double(Int(position))
    return Level(start: step, end: step + 1, value: (step + offset) / jumps)
  }

  /// Whether all progresses are on a step.
  @inline(__always)
  func contains(_ progress: SIMD8<Double>, _ level: Level) -> Bool {
    (progress * count).areAll(from: level.start, to: level.end)
  }

  @inline(__always)
  func values(at progress: SIMD8<Double>) -> SIMD8<Double> {
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

import CurveArithmetic

/// Starts for the search of a spring's motion: the best of a grid of frequencies and damping ratios, and
/// the estimate of a matrix pencil.
struct SpringGrid {
  private let samples: WeightedSamples
  private let all: WeightedSamples
  private let known: SpringVector
  private let isKnown: [Bool]

  struct Start {
    let vector: SpringVector
    let hasVelocity: Bool
    let cost: Double
  }

  init(_ samples: WeightedSamples, known: SpringVector, isKnown: [Bool]) {
    all = samples
    self.samples = samples.thinned(to: 96)
    (self.known, self.isKnown) = (known, isKnown)
  }

  /// The best few starts without a velocity, and with one, for motions that begin at a time.
  func starts(at start: Double) -> [Start] {
    let length = max(samples.time(samples.count - 1) - max(start, samples.time(0)), 1e-3)
    let most = max(all.highestFrequency / 1.5, 6)
    let count = 14
    var starts = pencil(at: start)
    for step in 0..<count {
      let frequency =
        1.5 / length * Double.exp(Double.log(most / 1.5) * Double(step) / Double(count - 1))
      for ratio in [0.12, 0.22, 0.35, 0.5, 0.7, 0.9, 1.2, 1.8, 4] {
        starts += fits(SpringVector(frequency: frequency, dampingRatio: ratio, start: start))
      }
    }
    return [false, true].flatMap { velocity in
      starts.filter { $0.hasVelocity == velocity }.sorted { $0.cost < $1.cost }.prefix(5)
    }
  }

  /// The best linear parameters for one shape, without and with a velocity.
  private func fits(_ shape: SpringVector) -> [Start] {
    var shape = shape
    (shape[.to], shape[.from], shape[.velocity]) = (known[.to], known[.from], known[.velocity])
    // The slopes by the linear parameters do not depend on them.
    let equations = samples.equations(at: shape)
    let ends: [SpringVector.Slot] = [.to, .from].filter { !isKnown[$0.rawValue] }
    let isVelocityKnown = isKnown[SpringVector.Slot.velocity.rawValue]
    return (isVelocityKnown ? [false] : [false, true]).map { velocity in
      let free = velocity ? ends + [.velocity] : ends
      let change = equations.change(free: free.map { $0.rawValue }) { _ in 0 }
      var vector = shape
      for slot in free { vector[slot] += change[slot.rawValue] }
      return Start(
        vector: vector, hasVelocity: velocity, cost: equations.cost - equations.gain(change))
    }
  }

  private func pencil(at start: Double) -> [Start] {
    let even = evenSamples(from: start)
    guard let even, let pencil = MatrixPencil(even.values, step: even.step) else { return [] }
    let frequency = pencil.stiffness.squareRoot()
    var vector = SpringVector(
      frequency: frequency, dampingRatio: pencil.damping / (2 * frequency), start: start)
    let (frequencies, dampings) = (SpringVector.frequencies, SpringVector.dampings)
    vector[.logFrequency] = min(
      max(vector[.logFrequency], frequencies.lowerBound),
      min(Double.log(all.highestFrequency), frequencies.upperBound))
    vector[.damping] = min(max(vector[.damping], dampings.lowerBound), dampings.upperBound)
    return fits(vector)
  }

  /// About 64 to 128 means of blocks of samples from a time on; nil if there are fewer than six samples.
  /// Uneven samples are first interpolated linearly.
  private func evenSamples(from start: Double) -> (values: [Double], step: Double)? {
    let first = (0..<all.count).first { all.time($0) >= start } ?? all.count
    let count = all.count - first
    guard count >= 6 else { return nil }
    let origin = all.time(first)
    let step = (all.time(all.count - 1) - origin) / Double(count - 1)
    var index = first
    let even = (0..<count).map { number -> Double in
      let time = origin + Double(number) * step
      while index < all.count - 2, all.time(index + 1) < time { index += 1 }
      let share = (time - all.time(index)) / (all.time(index + 1) - all.time(index))
      return all.value(index)
        + (all.value(index + 1) - all.value(index)) * Swift.min(Swift.max(share, 0), 1)
    }
    let block = Swift.max(1, count / 64)
    let means = stride(from: 0, through: count - block, by: block).map {
      even[$0..<($0 + block)].reduce(0, +) / Double(block)
    }
    return (means, step * Double(block))
  }
}

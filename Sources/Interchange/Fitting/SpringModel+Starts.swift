import Arithmetic

extension SpringModel {
  /// The best of the minima reached from several starting shapes.
  ///
  /// - Precondition: The start is known.
  func best() -> SeparableFit {
    guard let few = thinned else { return best(of: shapes(), steps: 2000) }
    return SeparableFit(self, shape: few.best().shape).minimum(self, steps: 100)
  }

  /// The model of about 2000 of very many samples, which finds a good start for all of them; nil if there
  /// are fewer samples.
  private var thinned: SpringModel? {
    guard times.count > 4000 else { return nil }
    let places = Swift.stride(from: 0, to: times.count, by: times.count / 2000)
    var few = self
    few.times = places.map { times[$0] }
    few.values = places.map { values[$0] }
    return few
  }

  /// The best motion that rests until some time after the first sample; nil if it is not clearly better
  /// than a motion that starts at the origin.
  func startingLater(than fit: SeparableFit) -> SeparableFit? {
    guard times.count > 6 else { return nil }
    var free = self
    free.start = nil
    if let few = thinned {
      let start = SeparableFit(few, shape: fit.shape)
      guard let later = few.startingLater(than: start) else { return nil }
      return SeparableFit(free, shape: later.shape).minimum(free, steps: 100)
    }
    let (first, last) = (startRange.lowerBound, startRange.upperBound)
    let starts = (0..<12).map { first + (last - first) * Double($0) / 12 }
    var best: SeparableFit?
    for origin in starts {
      // Only the samples after the start determine the shape, whatever came before.
      var moving = self
      moving.start = origin
      (moving.from, moving.velocity) = (nil, nil)
      moving.times = times.filter { $0 >= origin }
      moving.values = Array(values.suffix(moving.times.count))
      guard moving.times.count >= 6 else { break }
      let shape = moving.best(of: moving.shapes(), steps: 10).shape
      for start in starts {
        let fit = SeparableFit(free, shape: shape + [start])
        if best.map({ fit.cost < $0.cost }) ?? true { best = fit }
      }
    }
    guard let found = best?.minimum(free, steps: 2000) else { return nil }
    // Twice the gain in log-likelihood. Chance alone seldom reaches a few times the logarithm.
    let count = Double(times.count)
    let gain = count * Double.log(fit.cost / Swift.max(found.cost, .leastNormalMagnitude))
    return gain > 12 + 3 * Double.log(count) ? found : nil
  }

  private func best(of shapes: [[Double]], steps: Int) -> SeparableFit {
    var best: SeparableFit?
    for shape in shapes {
      let fit = SeparableFit(self, shape: shape).minimum(self, steps: 15)
      if best.map({ fit.cost < $0.cost }) ?? true { best = fit }
    }
    let start = best ?? SeparableFit(self, shape: Self.shape(frequency: 6, dampingRatio: 1))
    return start.minimum(self, steps: steps)
  }

  /// The matrix pencil's shape, and the best of a coarse grid in case the samples are too few or too
  /// noisy for the pencil.
  private func shapes() -> [[Double]] {
    var shapes: [[Double]] = []
    let even = evenSamples()
    if let pencil = MatrixPencil(even.values, step: even.step) {
      let frequency = pencil.stiffness.squareRoot()
      let shape = Self.shape(frequency: frequency, dampingRatio: pencil.damping / (2 * frequency))
      shapes.append(
        zip(shape, bounds).map { Swift.min(Swift.max($0, $1.lowerBound), $1.upperBound) })
    }
    var few = self
    few.times = even.values.indices.map { even.first + Double($0) * even.step }
    few.values = even.values
    let length = times[times.count - 1] - Swift.max(times[0], start ?? 0)
    var least = Double.infinity
    var nearest: [Double]?
    for ratio in [0.1, 0.3, 0.7, 1.2, 2.5] {
      for step in 0..<9 {
        let frequency = 2 * Double.exp(Double(step) / 2) / length
        let shape = Self.shape(frequency: frequency, dampingRatio: ratio)
        let cost = SeparableFit(few, shape: shape).cost
        if cost < least { (least, nearest) = (cost, shape) }
      }
    }
    if let nearest { shapes.append(nearest) }
    return shapes
  }

  /// About 64 to 128 evenly spaced samples: means of blocks of samples. Uneven samples are first
  /// interpolated linearly.
  private func evenSamples() -> (values: [Double], first: Double, step: Double) {
    let count = times.count
    let first = times[0]
    let step = (times[count - 1] - first) / Double(count - 1)
    let isEven = times.indices.allSatisfy {
      abs(times[$0] - first - Double($0) * step) < 0.01 * step
    }
    var even = values
    if !isEven {
      var index = 0
      for number in 1..<(count - 1) {
        let time = first + Double(number) * step
        while times[index + 1] < time { index += 1 }
        let share = (time - times[index]) / (times[index + 1] - times[index])
        even[number] = values[index] + (values[index + 1] - values[index]) * share
      }
    }
    let block = Swift.max(1, count / 64)
    let means = stride(from: 0, through: count - block, by: block).map {
      even[$0..<($0 + block)].reduce(0, +) / Double(block)
    }
    let length = step * Double(block)
    return (means, first + (length - step) / 2, length)
  }
}

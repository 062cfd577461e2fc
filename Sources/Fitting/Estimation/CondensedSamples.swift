import CurveArithmetic

/// Very many samples as the means of blocks, so that a fit takes time and memory in proportion to the blocks.
///
/// The mean of a block is a sample with a smaller error. It differs from the value at the mean time by half
/// the second derivative times the variance of the block's times, which is subtracted; what remains is of
/// the fourth order in the width of a block. Means of rounded values, of repeated frames, and across gaps
/// would mislead, so there the samples are thinned.
struct CondensedSamples {
  let samples: Samples
  /// The number of samples whose errors one mean averages; 1 if there are no means.
  private(set) var block = 1

  /// The number of blocks, and the number of samples from twice which blocks replace them.
  static let count = 16_384

  init(_ all: Samples) {
    let count = all.times.count
    guard count >= 2 * Self.count else {
      samples = all
      return
    }
    let block = count / Self.count
    if Self.isSmooth(all, block: block), let means = Self.means(all, block: block) {
      (samples, self.block) = (means, block)
    } else {
      let indices = Array(stride(from: 0, to: count - 1, by: block)) + [count - 1]
      let few = try? Samples(
        times: indices.map { all.times[$0] }, values: indices.map { all.values[$0] })
      samples = few ?? all
    }
  }

  /// Whether means of blocks show the motion: no rounded values, few repeated ones, and no gap as long as a
  /// block.
  private static func isSmooth(_ all: Samples, block: Int) -> Bool {
    let count = all.times.count
    let longest = 2 * all.span / Double(count) * Double(block)
    var repeated = 0
    for index in 1..<count {
      if all.times[index] - all.times[index - 1] > longest { return false }
      if all.values[index] == all.values[index - 1] { repeated += 1 }
    }
    guard repeated <= count / 100 else { return false }
    let range = all.range
    return WeightedSamples.step(all.values, range: range.upperBound - range.lowerBound) == 0
  }

  /// The means of all whole blocks; nil if they are no samples.
  private static func means(_ all: Samples, block: Int) -> Samples? {
    let count = all.times.count / block
    var times = [Double](repeating: 0, count: count)
    var values = times
    var variances = times
    for number in 0..<count {
      // About the first sample of the block, so that nothing cancels.
      let first = number * block
      let (time, value) = (all.times[first], all.values[first])
      var (sum, square, total) = (0.0, 0.0, 0.0)
      for index in first..<(first + block) {
        let offset = all.times[index] - time
        sum += offset
        square += offset * offset
        total += all.values[index] - value
      }
      let mean = sum / Double(block)
      times[number] = time + mean
      values[number] = value + total / Double(block)
      variances[number] = max(square / Double(block) - mean * mean, 0)
    }
    // The second derivative over eight blocks has hardly any noise.
    let reach = 4
    let corrected = (0..<count).map { number -> Double in
      let middle = min(max(number, reach), count - 1 - reach)
      let (a, b) = (middle - reach, middle + reach)
      let (left, right) = (times[middle] - times[a], times[b] - times[middle])
      let curvature =
        2
        * ((values[b] - values[middle]) / right - (values[middle] - values[a]) / left)
        / (left + right)
      return values[number] - curvature * variances[number] / 2
    }
    return try? Samples(times: times, values: corrected)
  }
}

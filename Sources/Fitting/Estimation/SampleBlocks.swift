import Spring

/// Very many samples as the sums of blocks, so that they need memory in proportion to the blocks.
///
/// Blocks of equally many samples follow each other. When there are 32,768 of them, each two become one, so
/// that a stream of any length leaves 16,384 to 32,768 blocks.
///
/// The mean of a block is a sample with a smaller error. It differs from the value at the mean time by half
/// the second derivative times the variance of the block's times, which is subtracted; what remains is of
/// the fourth order in the width of a block. Means of rounded values, of repeated frames, and across gaps
/// would mislead, so there the first sample of each block stands for it.
public struct SampleBlocks: Sendable {
  /// The sums of a block, as differences from its first sample, so that nothing cancels.
  private struct Block {
    let time, value: Double
    var offsets = 0.0
    var squares = 0.0
    var values = 0.0
    var count = 1

    init(_ time: Double, _ value: Double) { (self.time, self.value) = (time, value) }

    mutating func add(_ time: Double, _ value: Double) {
      let offset = time - self.time
      offsets += offset
      squares += offset * offset
      values += value - self.value
      count += 1
    }

    mutating func add(_ other: Block) {
      let offset = other.time - time
      let n = Double(other.count)
      squares += other.squares + 2 * offset * other.offsets + n * offset * offset
      offsets += other.offsets + n * offset
      values += other.values + n * (other.value - value)
      count += other.count
    }
  }

  /// Half of the number of blocks from which each two become one.
  static let least = 16_384

  private var blocks: [Block] = []
  /// The number of samples in a whole block.
  private var size = 1
  private var last = (time: -Double.infinity, value: Double.nan)
  /// The longest time between two samples.
  private var longest = 0.0
  /// The number of samples equal to the one before.
  private var repeated = 0
  /// The number of samples.
  public private(set) var count = 0

  /// Creates blocks without samples.
  public init() {}

  /// Appends a sample.
  ///
  /// - Parameters:
  ///   - time: The time, in any unit; after that of the last sample.
  ///   - value: The value, finite.
  /// - Complexity: constant.
  public mutating func append(time: Double, value: Double) {
    if count > 0 { longest = max(longest, time - last.time) }
    if value == last.value { repeated += 1 }
    last = (time, value)
    count += 1
    if let open = blocks.indices.last, blocks[open].count < size {
      return blocks[open].add(time, value)
    }
    if blocks.count == 2 * Self.least { merge() }
    blocks.append(Block(time, value))
  }

  /// Adds a sample to the block of its time.
  ///
  /// - Parameters:
  ///   - time: The time of the sample, finite.
  ///   - value: The value of the sample, finite.
  /// - Returns: False, without adding the sample, if its time is before the later half of the blocks.
  /// - Complexity: logarithmic.
  public mutating func insert(time: Double, value: Double) -> Bool {
    var (low, high) = (blocks.count / 2, blocks.count)
    guard low < high, time > blocks[low].time else { return false }
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].time < time { low = middle } else { high = middle }
    }
    blocks[low].add(time, value)
    count += 1
    return true
  }

  private mutating func merge() {
    for index in 0..<Self.least {
      blocks[index] = blocks[2 * index]
      blocks[index].add(blocks[2 * index + 1])
    }
    blocks.removeLast(blocks.count - Self.least)
    size *= 2
  }

  /// The samples of which the others are means, or that stand for them.
  ///
  /// - Throws: `ParameterError` as the initialiser of ``Samples`` does.
  public func samples() throws(ParameterError) -> Samples {
    size > 1 && isSmooth ? try means : try first
  }

  /// Whether means of blocks show the motion: no rounded values, few repeated ones, and no gap as long as
  /// two blocks.
  private var isSmooth: Bool {
    guard repeated <= count / 100,
      longest <= 2 * (last.time - blocks[0].time) / Double(count) * Double(size)
    else { return false }
    var (low, high) = (Double.infinity, -Double.infinity)
    for block in blocks { (low, high) = (min(low, block.value), max(high, block.value)) }
    return WeightedSamples.step(blocks.map { $0.value }, range: high - low) == 0
  }

  /// The first sample of each block, and the last sample.
  private var first: Samples {
    get throws(ParameterError) {
      var times = blocks.map { $0.time }
      var values = blocks.map { $0.value }
      if let block = blocks.last, block.count > 1 {
        times.append(last.time)
        values.append(last.value)
      }
      return try Samples(times: times, values: values)
    }
  }

  /// The means of all whole blocks.
  private var means: Samples {
    get throws(ParameterError) {
      let whole = blocks.count - ((blocks.last?.count ?? 0) < size ? 1 : 0)
      let times = blocks[..<whole].map { $0.time + $0.offsets / Double($0.count) }
      let values = blocks[..<whole].map { $0.value + $0.values / Double($0.count) }
      // The second derivative over eight blocks has hardly any noise.
      let reach = 4
      let corrected = (0..<whole).map { number -> Double in
        let middle = min(max(number, reach), whole - 1 - reach)
        let (a, b) = (middle - reach, middle + reach)
        let (left, right) = (times[middle] - times[a], times[b] - times[middle])
        let curvature =
          2 * ((values[b] - values[middle]) / right - (values[middle] - values[a]) / left)
          / (left + right)
        let (block, n) = (blocks[number], Double(blocks[number].count))
        let variance = block.squares / n - block.offsets * block.offsets / (n * n)
        return values[number] - curvature * max(variance, 0) / 2
      }
      return try Samples(times: times, values: corrected, averaging: size)
    }
  }
}

extension Samples {
  /// The samples themselves, or the means of blocks of very many.
  var condensed: Samples {
    guard times.count >= 2 * SampleBlocks.least else { return self }
    var blocks = SampleBlocks()
    for index in times.indices { blocks.append(time: times[index], value: values[index]) }
    return (try? blocks.samples()) ?? self
  }
}

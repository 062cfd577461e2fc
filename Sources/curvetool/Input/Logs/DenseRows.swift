import CurveFitting
import Spring

/// The rows of a recording with more than a fit needs, as blocks, so that they take the same memory however many
/// there are.
struct DenseRows {
  private var blocks = SampleBlocks()
  /// The first time.
  let first: Double
  /// The last row, which one with the same time replaces.
  private(set) var last: (time: Double, value: Double)
  /// The number of rows that were replaced.
  private(set) var repeated = 0
  /// The gaps between the times.
  private(set) var gaps: LogGaps
  /// The unit of the times.
  let unit: LogUnit

  /// The number of rows from which a recording becomes blocks.
  static let least = 1 << 18

  /// Takes the rows so far, which must be in order.
  init(times: [Double], values: [Double], unit: LogUnit?, fps: Double?) {
    let step = LogClock.usualStep(times)
    self.unit = unit ?? LogUnit.guessed(step: step, first: times[0])
    gaps = LogGaps(step: step, perSecond: self.unit.perSecond ?? fps ?? 1)
    (first, last) = (times[0], (times[0], values[0]))
    for index in times.indices.dropFirst() { _ = append(times[index], values[index]) }
  }

  /// The number of rows.
  var count: Int { blocks.count + 1 + repeated }

  /// Appends a row, or adds one that is late to the block of its time.
  ///
  /// - Returns: False, without adding the row, if its time is before the later half of the blocks.
  mutating func append(_ time: Double, _ value: Double) -> Bool {
    if time < last.time { return blocks.insert(time: time, value: value) }
    if time == last.time {
      repeated += 1
    } else {
      blocks.append(time: last.time, value: last.value)
      gaps.add(last.time, time)
    }
    last = (time, value)
    return true
  }

  /// All rows as the means of blocks, or a row for each block where means would mislead.
  consuming func samples() throws(ParameterError) -> Samples {
    blocks.append(time: last.time, value: last.value)
    return try blocks.samples()
  }
}

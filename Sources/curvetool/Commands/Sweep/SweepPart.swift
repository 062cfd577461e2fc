import ArgumentParser
import CurveArithmetic

/// Some rows of a sweep in progress. Only one task at a time uses them.
final class SweepSlot: @unchecked Sendable {
  var part: SweepPart

  init(_ columns: SweepColumns, _ shard: SweepShard, _ writer: any RowFormat) {
    part = SweepPart(columns, shard, writer)
  }
}

/// Some rows of a sweep: their input, and their text.
struct SweepPart: ~Copyable {
  /// Lines of input.
  var input = ByteBuffer(capacity: 1 << 18)
  /// The byte offset at which the rows begin.
  var start = 0
  /// The springs of a grid.
  var springs = 0..<0
  /// The index of the first row, if shards need it.
  var firstRow = 0

  private(set) var text = ByteBuffer(capacity: 1 << 18)
  private(set) var problems: [(row: Int, message: String)] = []
  /// The number of lines and of rows, and the number of rows in the shard.
  private(set) var (lines, rows, solved) = (0, 0, 0)
  /// The longest response or duration so far, in seconds.
  var longest: Double { batch.longest }
  private let shard: SweepShard
  private let writer: any RowFormat
  private var batch: SweepRows
  private var fields = CSVFields()
  private var written: WrittenNumbers
  private let decays: SweepDecays?

  init(_ columns: SweepColumns, _ shard: SweepShard, _ writer: any RowFormat) {
    (self.shard, self.writer, decays) = (shard, writer, columns.decays)
    batch = SweepRows(columns)
    written = WrittenNumbers(columnCount: columns.columns.count)
  }

  /// Takes over the lines after a header.
  mutating func takeInput(of head: SweepHead) {
    swap(&input, &head.input)
    start = head.end
  }

  private mutating func begin() {
    text.truncate()
    written.removeAll()
    problems.removeAll(keepingCapacity: true)
    (lines, rows, solved) = (0, 0, 0)
  }

  /// Writes the rows of springs of a grid. Problems are placed by the number of the spring.
  mutating func solve(_ grid: SweepGrid) {
    begin()
    for index in springs {
      let spring = shard.index + index * shard.count
      batch.append(grid.values(spring), ordinal: spring + 1)
      if batch.isFull { finishBatch() }
    }
    finishBatch()
  }

  /// Writes the rows of the lines of input. Problems are placed by line.
  mutating func solveInput() {
    begin()
    let powers = PowersOfTen.shared
    let block = input.mutableBytes
    var next = start
    while let line = TextLines.next(UnsafeRawBufferPointer(block), &next) {
      lines += 1
      guard !TextLines.isBlank(line) else { continue }
      rows += 1
      if shard.count > 1, (firstRow + rows - 1) % shard.count != shard.index { continue }
      solved += 1
      let range = fields.split(UnsafeMutableRawBufferPointer(mutating: line))
      if let decays {
        if let problem = decays.write(fields, range, writer, to: &text) {
          problems.append((lines, problem))
        }
        fields.removeAll()
        continue
      }
      batch.append(
        fields, range, ordinal: lines, keepsText: writer.numbers.precision == nil, powers: powers)
      if batch.isFull { finishBatch() }
    }
    finishBatch()
  }

  /// Solves and writes the rows so far.
  private mutating func finishBatch() {
    batch.solve()
    // Compiled for the usual format.
    if let csv = writer as? CSVFormat {
      batch.write(fields, &written, csv, to: &text)
    } else {
      batch.write(fields, &written, writer, to: &text)
    }
    problems += batch.problems
    batch.removeAll()
    fields.removeAll()
  }
}

/// The rows that a run solves: those whose index modulo `count` is `index`.
struct SweepShard: Sendable {
  var (index, count) = (0, 1)

  /// The number of rows in the shard, given the number of rows.
  func rows(of count: Int) -> Int { index < count ? (count - index - 1) / self.count + 1 : 0 }

  /// - Parameter text: A text such as `3/8`; nil for all rows.
  init(_ text: String?) throws(ValidationError) {
    guard let text else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, parts[0] >= 0, parts[0] < parts[1] else {
      throw ValidationError("--shard must be I/N with 0 <= I < N, but is \(text.prefix(40))")
    }
    (index, count) = (parts[0], parts[1])
  }
}

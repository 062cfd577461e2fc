import ArgumentParser
import Arithmetic

/// Some rows of a sweep in progress. Only one task at a time uses them.
final class SweepSlot: @unchecked Sendable {
  var part = SweepPart()
}

/// Some rows of a sweep: their input, and their text.
struct SweepPart: ~Copyable {
  /// Lines of input.
  var input = ByteBuffer(capacity: 1 << 19)
  /// The byte offset at which the rows begin.
  var start = 0
  /// The springs of a grid.
  var springs = 0..<0
  /// The index of the first row, if shards need it.
  var firstRow = 0

  private(set) var text = ByteBuffer(capacity: 1 << 18)
  private(set) var problems: [(place: Int, message: String)] = []
  /// The number of lines and of rows, and the number of rows in the shard.
  private(set) var (lines, rows, solved) = (0, 0, 0)
  private var fields = CSVFields()
  private var written = WrittenNumbers()
  private var settled = SettledRows()

  /// Takes over the lines after a header.
  mutating func takeInput(of head: SweepHead) {
    swap(&input, &head.input)
    start = head.end
  }

  private mutating func begin() {
    text.truncate()
    written = WrittenNumbers()
    problems.removeAll(keepingCapacity: true)
    (lines, rows, solved) = (0, 0, 0)
  }

  /// Writes the rows of springs of a grid. Problems are placed by the number of the spring.
  mutating func solve(
    _ grid: SweepGrid, _ columns: SweepColumns, _ shard: SweepShard, _ writer: TableWriter
  ) {
    begin()
    var start = springs.lowerBound
    while start < springs.upperBound {
      let rows = start..<min(start + SettledRows.room, springs.upperBound)
      settled.solve(rows.count, isWanted: columns.needsSettling) {
        grid.values(shard.index + (start + $0) * shard.count)
      }
      for row in rows {
        let (values, time) = settled[row - start]
        let problem = columns.append(
          values, settlingTime: columns.needsSettling ? time : nil, &written, writer, to: &text)
        if let problem { problems.append((shard.index + row * shard.count + 1, problem)) }
      }
      start = rows.upperBound
    }
  }

  /// Writes the rows of the lines of input. Problems are placed by line.
  mutating func solve(_ columns: SweepColumns, _ shard: SweepShard, _ writer: TableWriter) {
    begin()
    let powers = PowersOfTen.shared
    var next = start
    while let line = SweepLines.next(input.bytes, &next) {
      lines += 1
      guard !SweepLines.isBlank(line) else { continue }
      rows += 1
      if shard.count > 1, (firstRow + rows - 1) % shard.count != shard.index { continue }
      solved += 1
      fields.split(line)
      let problem = columns.append(fields, &written, writer, powers: powers, to: &text)
      if let problem { problems.append((lines, problem)) }
    }
  }
}

/// The rows that a run solves: those whose index modulo `count` is `index`.
struct SweepShard: Sendable {
  var (index, count) = (0, 1)

  /// The number of rows in the shard, given the number of rows.
  func rows(of count: Int) -> Int { index < count ? (count - index - 1) / self.count + 1 : 0 }

  /// - Parameter words: A text such as `3/8`; nil for all rows.
  init(_ words: String?) throws(ValidationError) {
    guard let words else { return }
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, parts[0] >= 0, parts[0] < parts[1] else {
      throw ValidationError("--shard must be I/N with 0 <= I < N, but is \(words.prefix(40))")
    }
    (index, count) = (parts[0], parts[1])
  }
}

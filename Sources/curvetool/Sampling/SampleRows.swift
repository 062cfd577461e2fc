/// Rows of samples: what there is at each of many times, under named columns.
struct SampleRows {
  /// The names of the columns, that of the time or progress first, after that of the frame if there is
  /// one.
  let columns: [String]
  let precision: Int?
  let isQuiet: Bool
  /// Whether the number of the sample stands before its time.
  var hasFrames = false
  /// Fills the columns of a block in which the time or progress stands already.
  private let fill: @Sendable (borrowing SampleBlock) -> Void

  /// Rows whose columns are filled for many times at once.
  init(
    columns: [String], output: OutputOptions,
    fillColumns: @escaping @Sendable (borrowing SampleBlock) -> Void
  ) {
    self.columns = columns
    precision = output.precision
    isQuiet = output.screen.quiet
    fill = fillColumns
  }

  /// Rows that are filled one by one.
  init(
    columns: [String], output: OutputOptions,
    fill: @escaping @Sendable (inout [Double]) -> Void
  ) {
    self.init(columns: columns, output: output) { block in
      var row = [Double](repeating: 0, count: block.columnCount)
      for index in 0..<block.count {
        for column in row.indices { row[column] = block[index, column] }
        fill(&row)
        for column in row.indices { block[index, column] = row[column] }
      }
    }
  }

  /// Writes a file of its own.
  func write(_ format: OutputFormat, to path: String, times: SampleTimes) async throws {
    let sink = try ByteSink(path)
    try await write(format, into: sink, times: times)
    try sink.close()
  }

  /// Writes into something that is written already.
  func write(_ format: OutputFormat, into sink: ByteSink, times: SampleTimes) async throws {
    let writer = RowWriter(format: format, columns: columns, precision: precision)
    try sink.write { writer.appendHeader(rowCount: times.count, to: &$0) }
    var progress = Progress(total: times.count, isQuiet: isQuiet)
    let capacity = SampleBlock.capacity(columnCount: columns.count)
    var next = 0
    try await OrderedWork.run(
      threads: times.count > capacity ? 2 : 1,
      makeSlot: { [columns] in SampleSlot(columnCount: columns.count) },
      begin: { slot in
        slot.rows = next..<min(next + capacity, times.count)
        next = slot.rows.upperBound
        return !slot.rows.isEmpty
      },
      work: { [fill, hasFrames] slot in
        slot.block.begin(slot.rows, of: times, hasFrames: hasFrames)
        fill(slot.block)
        slot.text.truncate()
        writer.append(slot.block, first: slot.rows.lowerBound, to: &slot.text)
      },
      finish: { slot in
        try sink.write(slot.text.bytes)
        progress.advance(to: slot.rows.upperBound)
      })
    progress.end()
    try sink.write { writer.appendEnd(rowCount: times.count, to: &$0) }
  }
}

/// Some rows on their way; one task at a time has it.
private final class SampleSlot: @unchecked Sendable {
  var rows = 0..<0
  var block: SampleBlock
  var text = ByteBuffer(capacity: 1 << 18)

  init(columnCount: Int) { block = SampleBlock(columnCount: columnCount) }
}

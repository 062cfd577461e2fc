extension SampleRows {
  /// Writes into an open sink, block by block in constant memory.
  func write(
    _ format: OutputFormat, into sink: ByteSink, times: SampleTimes, _ plan: OutputPlan
  ) throws {
    let writer = format.rows(
      RowLayout(
        columns: columns, precision: plan.precision, escapesFormulas: plan.escapesFormulas))
    try sink.write { writer.appendHeader(rowCount: times.count, to: &$0) }
    var progress = Progress(total: times.count, isQuiet: plan.screen.quiet)
    let capacity = SampleBlock.capacity(columnCount: columns.count)
    var next = 0
    try OrderedWork.run(
      threads: times.count > capacity ? 2 : 1,
      makeSlot: { [columns] in SampleSlot(columnCount: columns.count) },
      begin: { slot in
        slot.rows = next..<min(next + capacity, times.count)
        next = slot.rows.upperBound
        return !slot.rows.isEmpty
      },
      work: { slot in
        slot.block.begin(slot.rows, of: times, hasFrames: hasFrames)
        fill(slot.block)
        slot.gap = firstGap(in: slot.block, allowsGaps: format != .npy).map {
          gapError($0, in: slot.block)
        }
        slot.text.truncate()
        writer.append(slot.block, isFirst: slot.rows.lowerBound == 0, to: &slot.text)
      },
      finish: { slot in
        if let gap = slot.gap { throw gap }
        try sink.write(slot.text.bytes)
        progress.advance(to: slot.rows.upperBound)
      })
    progress.end()
    try sink.write { writer.appendEnd(rowCount: times.count, to: &$0) }
  }
}

/// Some rows in progress. Only one task at a time uses them.
private final class SampleSlot: @unchecked Sendable {
  var rows = 0..<0
  var block: SampleBlock
  var text = ByteBuffer(capacity: 1 << 18)
  /// The error for a missing number in a column without gaps, if any.
  var gap: ToolError?

  init(columnCount: Int) { block = SampleBlock(columnCount: columnCount) }
}

/// Rows of samples under named columns.
struct SampleRows: Sendable {
  /// The names of the columns: that of the frame, if there is one, that of the time or progress, then the
  /// others.
  let columns: [String]
  /// Whether the number of the sample precedes its time.
  let hasFrames: Bool
  /// The columns in which a number may be missing. In other columns, a number that is not finite is an
  /// error.
  let gapColumns: Set<Int>
  /// Fills the columns of a block whose time or progress is already set.
  let fill: @Sendable (borrowing SampleBlock) -> Void

  /// Creates rows whose columns are filled for many times at once.
  init(
    columns: [String], gapColumns: Set<Int> = [], hasFrames: Bool = false,
    fillColumns: @escaping @Sendable (borrowing SampleBlock) -> Void
  ) {
    self.columns = columns
    self.gapColumns = gapColumns
    self.hasFrames = hasFrames
    fill = fillColumns
  }

  /// All rows in memory.
  ///
  /// - Throws: `ToolError` if a number is missing in a column without gaps.
  func values(at times: SampleTimes) throws(ToolError) -> [[Double]] {
    var block = SampleBlock(columnCount: columns.count)
    var rows: [[Double]] = []
    rows.reserveCapacity(times.count)
    while rows.count < times.count {
      block.begin(
        rows.count..<min(rows.count + block.capacity, times.count), of: times, hasFrames: hasFrames)
      fill(block)
      if let gap = firstGap(in: block, allowsGaps: true) { throw gapError(gap, in: block) }
      for row in 0..<block.count { rows.append(columns.indices.map { block[row, $0] }) }
    }
    return rows
  }

  /// The error for a missing number.
  func gapError(
    _ gap: (row: Int, column: Int), in block: borrowing SampleBlock
  ) -> ToolError {
    let time = block[gap.row, hasFrames ? 1 : 0]
    return .usage(
      "\(columns[gap.column]) is not finite at \(NumberText.text(time)): choose another range")
  }

  /// The first missing number of a block in a column without gaps.
  ///
  /// - Parameter allowsGaps: Whether gaps are allowed at all; a format of numbers alone has none.
  func firstGap(in block: borrowing SampleBlock, allowsGaps: Bool) -> (row: Int, column: Int)? {
    for column in columns.indices where !allowsGaps || !gapColumns.contains(column) {
      // 0 times any finite number is 0.
      var sum = 0.0
      for value in block.column(column) { sum += 0 * value }
      guard sum != 0 else { continue }
      for row in 0..<block.count where !block[row, column].isFinite { return (row, column) }
    }
    return nil
  }
}

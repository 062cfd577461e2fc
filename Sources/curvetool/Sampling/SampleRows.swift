/// Rows of samples: what there is at each of many times, under named columns.
struct SampleRows: Sendable {
  /// The names of the columns, that of the time or progress first, after that of the frame if there is
  /// one.
  let columns: [String]
  /// Whether the number of the sample stands before its time.
  let hasFrames: Bool
  /// The columns in which a number may be missing; elsewhere one that is not finite is an error.
  let gapColumns: Set<Int>
  /// Fills the columns of a block in which the time or progress stands already.
  let fill: @Sendable (borrowing SampleBlock) -> Void

  /// Rows whose columns are filled for many times at once.
  init(
    columns: [String], gapColumns: Set<Int> = [], hasFrames: Bool = false,
    fillColumns: @escaping @Sendable (borrowing SampleBlock) -> Void
  ) {
    self.columns = columns
    self.gapColumns = gapColumns
    self.hasFrames = hasFrames
    fill = fillColumns
  }

  /// Rows that are filled one by one.
  init(
    columns: [String], gapColumns: Set<Int> = [], hasFrames: Bool = false,
    fill: @escaping @Sendable (inout [Double]) -> Void
  ) {
    self.columns = columns
    self.gapColumns = gapColumns
    self.hasFrames = hasFrames
    self.fill = { block in
      var row = [Double](repeating: 0, count: block.columnCount)
      for index in 0..<block.count {
        for column in row.indices { row[column] = block[index, column] }
        fill(&row)
        for column in row.indices { block[index, column] = row[column] }
      }
    }
  }

  /// The first number of a block that is missing where none may be.
  ///
  /// - Parameter allowsGaps: Whether there may be gaps at all, which a format of numbers alone has not.
  func firstGap(in block: borrowing SampleBlock, allowsGaps: Bool) -> (row: Int, column: Int)? {
    for column in columns.indices where !allowsGaps || !gapColumns.contains(column) {
      // Zero times anything finite is zero.
      var sum = 0.0
      for value in block.column(column) { sum += 0 * value }
      guard sum != 0 else { continue }
      for row in 0..<block.count where !block[row, column].isFinite { return (row, column) }
    }
    return nil
  }
}

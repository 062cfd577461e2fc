/// Rows of samples: what there is at each of many times, under named columns.
struct SampleRows {
  /// The names of the columns, that of the time or progress first, after that of the frame if there is
  /// one.
  let columns: [String]
  /// Whether the number of the sample stands before its time.
  let hasFrames: Bool
  /// Fills the columns of a block in which the time or progress stands already.
  let fill: @Sendable (borrowing SampleBlock) -> Void

  /// Rows whose columns are filled for many times at once.
  init(columns: [String], fillColumns: @escaping @Sendable (borrowing SampleBlock) -> Void) {
    self.columns = columns
    hasFrames = false
    fill = fillColumns
  }

  /// Rows that are filled one by one.
  init(
    columns: [String], hasFrames: Bool = false, fill: @escaping @Sendable (inout [Double]) -> Void
  ) {
    self.columns = columns
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
}

/// Rows of samples: what there is at each of many times, under named columns.
struct SampleRows {
  /// The names of the columns, that of the time or progress first, after that of the frame if there is
  /// one.
  let columns: [String]
  let precision: Int?
  let isQuiet: Bool
  /// Whether the number of the sample stands before its time.
  var hasFrames = false
  /// Fills a row, in which the time or progress stands already.
  let fill: (inout [Double]) -> Void

  init(columns: [String], output: OutputOptions, fill: @escaping (inout [Double]) -> Void) {
    self.columns = columns
    precision = output.precision
    isQuiet = output.screen.quiet
    self.fill = fill
  }

  /// Writes a file of its own.
  func write(_ format: OutputFormat, to path: String, times: SampleTimes) throws {
    let sink = try ByteSink(path)
    try write(format, into: sink, times: times)
    try sink.close()
  }

  /// Writes into something that is written already.
  func write(_ format: OutputFormat, into sink: ByteSink, times: SampleTimes) throws {
    var writer = try RowWriter(
      sink, format: format, columns: columns, rowCount: times.count, precision: precision)
    var progress = Progress(total: times.count, isQuiet: isQuiet)
    var row = [Double](repeating: 0, count: columns.count)
    for index in 0..<times.count {
      row[0] = hasFrames ? Double(index) : times[index]
      if hasFrames { row[1] = times[index] }
      fill(&row)
      try writer.write(row)
      progress.update(index)
    }
    progress.end()
    try writer.end()
  }
}

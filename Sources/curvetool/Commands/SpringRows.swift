import Spring

/// The samples of a motion as rows.
struct SpringRows {
  let results: SpringResults
  let hasAcceleration: Bool
  let precision: Int?
  let isQuiet: Bool

  private var columns: [String] {
    ["time", "value", "velocity"] + (hasAcceleration ? ["acceleration"] : [])
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
      let time = times[index]
      let state = results.state(at: time)
      row[0] = time
      row[1] = state.value
      row[2] = state.velocity
      if hasAcceleration { row[3] = results.acceleration(at: time) }
      try writer.write(row)
      progress.update(index)
    }
    progress.end()
    try writer.end()
  }
}

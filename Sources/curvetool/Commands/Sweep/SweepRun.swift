/// A sweep under way: solves springs on some threads and writes them in order.
struct SweepRun {
  let shard: SweepShard
  let hasHeader: Bool
  let isStrict: Bool
  let isQuiet: Bool
  let threads: Int
  let numbers: NumberFormat
  let sink: ByteSink

  /// Springs that a task works on at a time.
  private static let chunk = 2048

  /// Solves the springs of a grid.
  func solve(_ grid: SweepGrid) async throws {
    if hasHeader { try sink.write { SweepColumns.standard.appendHeader(to: &$0) } }
    let rows = (grid.count - shard.index + shard.count - 1) / shard.count
    var progress = Progress(total: rows, isQuiet: isQuiet)
    var bad = BadRows(isStrict: isStrict, isQuiet: isQuiet)
    var next = 0
    try await OrderedWork.run(
      threads: rows > Self.chunk ? threads : 1, makeSlot: SweepSlot.init,
      begin: { slot in
        slot.part.springs = next..<max(next, min(next + Self.chunk, rows))
        next = slot.part.springs.upperBound
        return !slot.part.springs.isEmpty
      },
      work: { [shard, numbers] slot in slot.part.solve(grid, shard, numbers) },
      finish: { slot in
        try bad.report(slot.part.problems) { "spring \($0)" }
        try sink.write(slot.part.text.bytes)
        progress.advance(to: slot.part.springs.upperBound)
      })
    progress.end()
    bad.summarise(of: rows)
    try sink.close()
  }

  /// Solves the springs of rows of input.
  func solve(_ input: LineBlocks) async throws {
    var blocks = input
    let name = blocks.name
    let size = blocks.size
    var progress = Progress(total: nil, isQuiet: isQuiet)
    var bad = BadRows(isStrict: isStrict, isQuiet: isQuiet)
    var head = hasHeader ? try SweepHead(&blocks) : nil
    let columns = head?.columns ?? .standard
    if hasHeader { try sink.write { columns.appendHeader(to: &$0) } }
    var (line, counted, row, bytes) = (head?.lines ?? 0, 0, 0, 0)
    var solved = 0
    try await OrderedWork.run(
      threads: threads, makeSlot: SweepSlot.init,
      begin: { slot in
        if let head = head.take() {
          slot.part.takeInput(of: head)
        } else {
          guard try blocks.next(into: &slot.part.input) else { return false }
          slot.part.start = 0
        }
        slot.part.firstRow = counted
        if shard.count > 1 {
          counted += SweepLines.rowCount(slot.part.input.bytes, from: slot.part.start)
        }
        return true
      },
      work: { [shard, numbers] slot in slot.part.solve(columns, shard, numbers) },
      finish: { slot in
        try bad.report(slot.part.problems) { [line] in "\(name):\(line + $0)" }
        try sink.write(slot.part.text.bytes)
        line += slot.part.lines
        row += slot.part.rows
        solved += slot.part.solved
        bytes += slot.part.input.count
        progress.advance(to: row, share: size.map { min(Double(bytes) / Double(max($0, 1)), 1) })
      })
    progress.end()
    bad.summarise(of: solved)
    try sink.close()
  }
}

/// The bad rows met so far: the first are reported one by one, all are counted.
private struct BadRows {
  let isStrict: Bool
  let isQuiet: Bool
  private var count = 0

  init(isStrict: Bool, isQuiet: Bool) {
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  mutating func report(
    _ problems: [(place: Int, message: String)], place: (Int) -> String
  ) throws(ToolError) {
    for (row, message) in problems {
      if isStrict { throw .data("\(place(row)): \(message)") }
      count += 1
      if !isQuiet, count <= 20 { writeToStandardError("Note: \(place(row)): \(message)\n") }
    }
  }

  func summarise(of rows: Int) {
    if count > 0, !isQuiet { writeToStandardError("Note: \(count) of \(rows) rows are bad\n") }
  }
}

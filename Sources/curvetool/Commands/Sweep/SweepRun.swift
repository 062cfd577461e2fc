/// A running sweep: solves springs on several threads and writes them in order.
struct SweepRun {
  let shard: SweepShard
  let hasHeader: Bool
  let isStrict: Bool
  let threads: Int
  /// The band that counts as settled; nil for the default.
  let threshold: Double?
  let format: OutputFormat
  let precision: Int?
  let escapesFormulas: Bool
  /// The names in `--columns`; nil for the default ones.
  let wanted: [String]?
  /// Whether the default columns are those that fit a terminal.
  let isOnTerminal: Bool
  let screen: ScreenOptions
  let sink: ByteSink

  /// The number of springs that a task solves at a time.
  private static let chunk = 2048

  /// - Parameter rowCount: The number of rows, which only a grid has; 0 for input.
  private func writer(_ columns: SweepColumns, rowCount: Int = 0) throws -> any RowFormat {
    if format == .npy, let text = columns.textColumns.min() {
      throw ToolError.usage(
        "--format npy holds only numbers, but \(columns.names[text]) is text: name others, as in "
          + "--columns stiffness,damping,settlingTime")
    }
    let writer = format.rows(
      RowLayout(
        columns: columns.names, textColumns: columns.textColumns, precision: precision,
        escapesFormulas: escapesFormulas))
    if hasHeader || format == .json {
      try sink.write { writer.appendHeader(rowCount: rowCount, to: &$0) }
    }
    return writer
  }

  /// Writes the rows of a part, with a separator between parts.
  private func write(_ text: UnsafeRawBufferPointer, isFirst: inout Bool) throws {
    guard !text.isEmpty else { return }
    try sink.write(
      isFirst && format == .json ? UnsafeRawBufferPointer(rebasing: text.dropFirst()) : text)
    isFirst = false
  }

  private func end(_ writer: any RowFormat, isEmpty: Bool) throws {
    try sink.write { writer.appendEnd(rowCount: isEmpty ? 0 : 1, to: &$0) }
  }

  /// Solves the springs of a grid.
  func solve(_ grid: SweepGrid) throws {
    var columns: SweepColumns
    do throws(SweepProblem) {
      let fitting = isOnTerminal ? SweepScreen.columns(grid.given, fields: []) : nil
      columns = try SweepColumns(grid.form, wanted: wanted ?? fitting)
      try columns.use(threshold)
    } catch {
      throw ToolError.usage(error.message)
    }
    let rows = shard.rows(of: grid.count)
    let writer = try writer(columns, rowCount: rows)
    var progress = Progress(total: rows, isQuiet: screen.quiet)
    // The header of NPY has the number of rows, so none may be missing.
    var bad = BadRows(isStrict: isStrict || format == .npy, screen: screen)
    var isFirst = true
    var next = 0
    try OrderedWork.run(
      threads: rows > Self.chunk ? threads : 1,
      makeSlot: { SweepSlot(columns, shard, writer) },
      begin: { slot in
        slot.part.springs = next..<max(next, min(next + Self.chunk, rows))
        next = slot.part.springs.upperBound
        return !slot.part.springs.isEmpty
      },
      work: { slot in slot.part.solve(grid) },
      finish: { slot in
        try bad.report(slot.part.problems) { "spring \($0)" }
        try write(slot.part.text.bytes, isFirst: &isFirst)
        progress.advance(to: slot.part.springs.upperBound)
      })
    progress.end()
    bad.summarise(of: rows)
    try end(writer, isEmpty: isFirst)
    noteColumns(columns, fields: 0)
  }

  /// Solves the springs of rows of input.
  func solve(_ input: LineBlocks) throws {
    var blocks = input
    let name = blocks.name
    let size = blocks.size
    var progress = Progress(total: nil, isQuiet: screen.quiet)
    var bad = BadRows(isStrict: isStrict, screen: screen)
    let head = try SweepHead(
      &blocks, hasHeader: hasHeader, wanted: wanted, isOnTerminal: isOnTerminal,
      threshold: threshold)
    let columns = head.columns
    let writer = try writer(columns)
    var (line, counted, row, bytes) = (head.lines, 0, 0, 0)
    var (isFirst, solved) = (true, 0)
    var longest = 0.0
    var takesHead = true
    try OrderedWork.run(
      threads: threads, makeSlot: { SweepSlot(columns, shard, writer) },
      begin: { slot in
        if takesHead {
          slot.part.takeInput(of: head)
          takesHead = false
        } else {
          guard try blocks.next(into: &slot.part.input) else { return false }
          slot.part.start = 0
        }
        slot.part.firstRow = counted
        if shard.count > 1 {
          counted += TextLines.rowCount(slot.part.input.bytes, from: slot.part.start)
        }
        return true
      },
      work: { slot in slot.part.solveInput() },
      finish: { slot in
        try bad.report(slot.part.problems) { [line] in "\(name):\(line + $0)" }
        try write(slot.part.text.bytes, isFirst: &isFirst)
        line += slot.part.lines
        row += slot.part.rows
        solved += slot.part.solved
        longest = max(longest, slot.part.longest)
        bytes += slot.part.input.count
        progress.advance(to: row, share: size.map { min(Double(bytes) / Double(max($0, 1)), 1) })
      })
    progress.end()
    bad.summarise(of: solved)
    noteMilliseconds(longest, columns)
    try end(writer, isEmpty: isFirst)
    noteColumns(columns, fields: columns.fieldCount)
  }

  private func noteColumns(_ columns: SweepColumns, fields: Int) {
    guard isOnTerminal, wanted == nil, columns.decays == nil,
      let note = SweepScreen.note(columns.names.count, fields: fields)
    else { return }
    screen.note(note)
  }

  /// Notes times that may be milliseconds.
  private func noteMilliseconds(_ longest: Double, _ columns: SweepColumns) {
    guard longest >= 20, columns.decays == nil, !columns.isInMilliseconds else { return }
    let (n, name) = (longest.argumentText, columns.form.second.rawValue)
    warn(
      "the column \(name) has \(n), which is \(n) s: milliseconds are a column named \(name)_ms")
  }
}

/// The bad rows so far. The first are reported one by one, and all are counted.
private struct BadRows {
  let isStrict: Bool
  let screen: ScreenOptions
  private var count = 0

  init(isStrict: Bool, screen: ScreenOptions) {
    self.isStrict = isStrict
    self.screen = screen
  }

  mutating func report(
    _ problems: [(row: Int, message: String)], position: (Int) -> String
  ) throws(ToolError) {
    for (row, message) in problems {
      if isStrict { throw .data("\(position(row)): \(message)") }
      count += 1
      if count <= 20 { screen.note("\(position(row)): \(message)") }
    }
  }

  func summarise(of rows: Int) {
    if count > 0 { warn("\(count) of \(rows) rows are bad") }
  }
}

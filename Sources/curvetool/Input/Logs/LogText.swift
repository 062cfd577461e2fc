import CurveArithmetic

/// Reads a recording whose rows are lines with fields: CSV, TSV, and fields between semicolons or spaces.
struct LogText {
  private let name: String
  private let settings: SampleSettings
  private var fields = LogFields(.comma)
  /// The numbers in each line of a device's log; nil for a table.
  private var shape: LogLineShape?
  /// The rows so far; nil before the first one.
  private(set) var recorder: LogRecorder?
  private var count = 0
  /// The index of the times; -1 if the rows are the frames.
  private var timeIndex = -1
  private var valueIndex = 0
  private var line = 0
  /// The columns of a recording with more than two, and the line that shows it.
  private var choice: (columns: ColumnChoice, line: Int)?
  /// The first number with a decimal comma, which tells nothing about the columns that change.
  private var decimalComma: ToolError?
  /// The last header so far, which a title line may precede.
  private var header: (names: [String], separator: LogFields.Separator, line: Int)?
  private let powers = PowersOfTen.shared

  /// - Parameters:
  ///   - name: The name of the input in messages.
  ///   - settings: The columns and units.
  init(_ name: String, _ settings: SampleSettings) {
    (self.name, self.settings) = (name, settings)
  }

  /// Reads all lines of an input. Empty ones and those that begin with `#`, or with `---` as logcat's
  /// dividers do, are skipped.
  ///
  /// - Parameters:
  ///   - blocks: The input.
  ///   - settings: The columns and units.
  static func read(
    _ blocks: inout LineBlocks, _ settings: SampleSettings
  ) throws(ToolError) -> LogRecorder {
    var block = ByteBuffer()
    _ = try blocks.next(into: &block)
    var reader = LogText(blocks.name, settings)
    if let shape = LogLineShape(block.bytes) {
      // Columns by greater numbers are those of a table.
      let numbers = settings.names?.compactMap { Int($0) } ?? []
      if numbers.allSatisfy({ $0 <= shape.count }) { reader.shape = shape }
    }
    let mark = block.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    try reader.read(UnsafeRawBufferPointer(rebasing: block.bytes[mark...]))
    while try blocks.next(into: &block) { try reader.read(block.bytes) }
    try reader.takeHeader()
    if let choice = reader.choice {
      if let comma = reader.decimalComma { throw comma }
      throw .data(
        "\(blocks.name):\(choice.line): \(choice.columns.message)", columns: choice.columns.changing
      )
    }
    if let shape = reader.shape { reader.recorder?.note(shape.note) }
    guard let recorder = reader.recorder else {
      throw .data("\(blocks.name): the number of samples must be at least 2, but is 0")
    }
    return recorder
  }

  /// Reads whole lines.
  mutating func read(_ block: UnsafeRawBufferPointer) throws(ToolError) {
    var start = 0
    while let bytes = TextLines.next(block, &start) {
      line += 1
      try take(bytes)
    }
  }

  private mutating func take(_ line: UnsafeRawBufferPointer) throws(ToolError) {
    guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      line[start] != UInt8(ascii: "#"), !line[start...].starts(with: "---".utf8)
    else { return }
    if let shape {
      let number = self.line
      guard let ranges = shape.fields(of: line) else {
        recorder?.skip("line \(number)")
        return
      }
      fields = LogFields(ranges)
      if recorder == nil, choice == nil {
        count = shape.count
        try requireTime(shape)
        try choose(shape.headers)
      }
      if choice != nil { return compare(line) }
    } else {
      if choice != nil {
        fields.split(line)
        return compare(line)
      }
      if recorder == nil {
        guard !isHeader(line) else { return }
        try takeHeader()
        fields.split(line)
        if recorder == nil, choice == nil {
          count = fields.ranges.count
          try choose(nil)
        }
        if choice != nil { return compare(line) }
      } else {
        fields.split(line)
      }
    }
    guard fields.ranges.count == count else {
      let hint = fields.ranges.count == 2 * count ? "; do the numbers have decimal commas?" : ""
      throw error(CSVFields.mismatch(fields.ranges.count, columns: count) + hint)
    }
    let time = timeIndex < 0 ? .missing : try self.time(line, timeIndex)
    let value = try self.value(line, valueIndex)
    do throws(LogProblem) {
      let number = self.line
      try recorder?.append(time, value, at: "line \(number)")
    } catch {
      throw problem(error)
    }
  }

  /// Keeps a line that is a header: the first one, or a whole one after a title with fewer words.
  private mutating func isHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    var fields = LogFields(LogFields.separator(of: line))
    fields.split(line)
    if header == nil { self.fields = fields }
    let names = fields.ranges.map { LogFields.text(Self.bytes(line, $0)) }
    if let header {
      let isTitle = header.names.filter { !$0.isEmpty }.count < names.count
      let isWhole = names.allSatisfy { LogTime($0) == nil && LogValue($0) == nil }
      guard isTitle, isWhole else { return false }
    } else {
      // `none` and empty fields may stand in either.
      let isRow = names.contains { word in
        if LogTime(word) != nil, !word.isEmpty { return true }
        return switch LogValue(word) {
        case .number, .quantity, .transform: true
        case .noTransform, .missing, nil: LogValue.decimalComma(word) != nil
        }
      }
      if isRow { return false }
    }
    header = (names, fields.separator, self.line)
    return true
  }

  /// Chooses the columns by the header before this line.
  private mutating func takeHeader() throws(ToolError) {
    guard let header else { return }
    self.header = nil
    fields = LogFields(header.separator)
    count = header.names.count
    let line = self.line
    self.line = header.line
    try choose(header.names)
    self.line = line
  }

  /// Refuses the lines of a log whose times are unknown.
  private func requireTime(_ shape: LogLineShape) throws(ToolError) {
    guard !shape.hasTime else { return }
    let names = shape.headers?.joined(separator: ", ") ?? "numbers"
    guard settings.fps != nil else {
      throw error(
        "the lines have \(names) and no time: --fps reads each as a frame, as in --fps 60")
    }
    guard count == 1 || settings.names != nil else {
      throw error("the lines have \(names): name one, as in --columns \(shape.headers?[0] ?? "1")")
    }
  }

  private mutating func choose(_ names: [String]?) throws(ToolError) {
    do throws(LogProblem) {
      let columns = try LogColumns(names, count: count, settings)
      recorder = try LogRecorder(columns, settings)
      (timeIndex, valueIndex) = (columns.time ?? -1, columns.value)
    } catch {
      guard let columns = error.choice else { throw problem(error) }
      choice = (columns, line)
    }
  }

  /// Notes the numbers of a line, to tell which columns change.
  private mutating func compare(_ line: UnsafeRawBufferPointer) {
    choice?.columns.addRow()
    for (column, range) in fields.ranges.prefix(count).enumerated() {
      let bytes = Self.bytes(line, range)
      let text = LogFields.text(bytes)
      switch LogValue(text) {
      case .number(let number), .quantity(let number, _): choice?.columns.add(number, column)
      case nil where LogUnit.quantity(text) != nil:
        if let (time, _) = LogUnit.quantity(text) { choice?.columns.add(time, column) }
      case nil where decimalComma == nil && LogValue.decimalComma(text) != nil:
        decimalComma = unreadable(text, "value", line, column)
      case .transform, .noTransform, .missing, nil: break
      }
    }
  }

  private static func bytes(
    _ line: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: line[range])
  }

  private func time(_ line: UnsafeRawBufferPointer, _ index: Int) throws(ToolError) -> LogTime {
    let bytes = Self.bytes(line, fields.ranges[index])
    if let number = DecimalReader.plain(bytes, powers: powers) { return .number(number) }
    let text = LogFields.text(bytes)
    guard let time = LogTime(text) else { throw unreadable(text, "time", line, index) }
    return time
  }

  private func value(_ line: UnsafeRawBufferPointer, _ index: Int) throws(ToolError) -> LogValue {
    let bytes = Self.bytes(line, fields.ranges[index])
    if let number = DecimalReader.plain(bytes, powers: powers) { return .number(number) }
    let text = LogFields.text(bytes)
    guard let value = LogValue(text) else { throw unreadable(text, "value", line, index) }
    return value
  }

  private func unreadable(
    _ text: String, _ name: String, _ line: UnsafeRawBufferPointer, _ index: Int
  ) -> ToolError {
    let start = fields.ranges[index].lowerBound
    let column = line[..<start].count { $0 & 0xC0 != 0x80 } + 1
    if LogValue.decimalComma(text) != nil {
      return error(
        "'\(text)' has a decimal comma: write a decimal point, as in \(text.replacing(",", with: "."))",
        column: column)
    }
    return error("the \(name) must be a finite number, but is '\(text.prefix(40))'", column: column)
  }

  private func error(_ message: String, column: Int? = nil) -> ToolError {
    .data("\(name):\(line):\(column.map { "\($0):" } ?? "") \(message)")
  }

  private func problem(_ problem: LogProblem) -> ToolError {
    problem.isUsage ? .usage(problem.message) : error(problem.message)
  }
}

import Spring

extension SweepRows {
  /// Appends all rows.
  ///
  /// - Parameters:
  ///   - fields: The fields of their input.
  ///   - written: The numbers already written to this output.
  mutating func write(
    _ fields: borrowing CSVFields, _ written: inout WrittenNumbers, _ writer: some RowFormat,
    to text: inout ByteBuffer
  ) {
    // Copies of columns would count references for each cell.
    let cells = columns.columns.map(\.cell)
    for row in 0..<count {
      writer.beginRow(isFirst: false, to: &text)
      for (index, cell) in cells.enumerated() {
        switch cell {
        case .fact: writer.append(fact(row, column: index), column: index, to: &text)
        case .number(let number):
          append(number, of: row, fields, &written, writer, column: index, to: &text)
        case .regime:
          append(regime(row)?.name, writer, column: index, to: &text)
        case .computed: appendComputed(row, writer, column: index, to: &text)
        case .field(let slot):
          let range = self.fields(row)
          if slot < range.count {
            writer.appendText(fields[range.lowerBound + slot], column: index, to: &text)
          } else {
            writer.appendMissing(column: index, to: &text)
          }
        }
      }
      writer.endRow(to: &text)
    }
  }

  /// Appends a text or a list of a row's motion.
  private mutating func appendComputed(
    _ row: Int, _ writer: some RowFormat, column: Int, to text: inout ByteBuffer
  ) {
    let motion = motion(row)
    if case .text(let compute) = columns.columns[column] {
      append(motion.map(compute), writer, column: column, to: &text)
    } else if case .list(let compute) = columns.columns[column], let motion {
      let times = compute(motion).map {
        NumberText.text($0, precision: writer.numbers.precision)
      }
      writer.append(times.joined(separator: " "), column: column, to: &text)
    } else {
      writer.appendMissing(column: column, to: &text)
    }
  }

  @inline(__always)
  private func append(
    _ word: StaticString?, _ writer: some RowFormat, column: Int, to text: inout ByteBuffer
  ) {
    guard let word else { return writer.appendMissing(column: column, to: &text) }
    writer.appendText(
      UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount),
      column: column, to: &text)
  }

  /// Appends one of a spring's four numbers.
  @inline(__always)
  private func append(
    _ number: Int, of row: Int, _ fields: borrowing CSVFields, _ written: inout WrittenNumbers,
    _ writer: some RowFormat, column: Int, to text: inout ByteBuffer
  ) {
    let (value, source) = self.number(number, row)
    switch source {
    case .value: written.append(value, column: column, writer, to: &text)
    case .copy, .word:
      let field = fields[self.fields(row).lowerBound + columns.slots[number]]
      if source == .word { return writer.appendText(field, column: column, to: &text) }
      writer.beginCell(column, to: &text)
      text.append(field)
    case .missing: writer.appendMissing(column: column, to: &text)
    }
  }
}

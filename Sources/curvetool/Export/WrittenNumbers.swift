/// The last number in each column of an output and the position of its cell, so that a repeated number is
/// copied.
struct WrittenNumbers {
  private struct Cell {
    var bits: UInt64 = 0
    var position = 0..<0
  }

  private var cells: [Cell]

  init(columnCount: Int) { cells = [Cell](repeating: Cell(), count: columnCount) }

  /// Forgets all cells, because the output was emptied.
  mutating func removeAll() {
    for column in cells.indices { cells[column].position = 0..<0 }
  }

  /// Appends the cell of a number. The output and the writer must always be the same.
  @inline(__always)
  mutating func append(
    _ value: Double, column: Int, _ writer: some RowFormat, to text: inout ByteBuffer
  ) {
    let cell = cells[column]
    if value.bitPattern == cell.bits, !cell.position.isEmpty {
      return text.append(copyOf: cell.position)
    }
    let start = text.count
    writer.append(value, column: column, to: &text)
    cells[column] = Cell(bits: value.bitPattern, position: start..<text.count)
  }
}

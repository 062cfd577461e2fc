/// A table in memory: named columns of numbers, texts and flags.
struct Table {
  enum Cell: Hashable {
    case number(Double)
    case text(String)
    /// True or false: a text in formats that have no such values.
    case flag(Bool)
    /// An empty cell; `null` in JSON.
    case missing

    /// A number; missing if it is nil or not finite.
    static func number(_ value: Double?) -> Cell {
      value.flatMap { $0.isFinite ? .number($0) : nil } ?? .missing
    }

    /// A text; missing if it is nil.
    static func text(_ value: String?) -> Cell { value.map { .text($0) } ?? .missing }
  }

  let columns: [String]
  var rows: [[Cell]] = []

  init(_ columns: [String], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The columns of texts and flags, which are left-aligned.
  var textColumns: Set<Int> {
    Set(
      columns.indices.filter { column in
        rows.contains { row in
          switch row[column] {
          case .text, .flag: true
          case .number, .missing: false
          }
        }
      })
  }

  /// The object of a row in JSON.
  func members(_ row: Int = 0) -> [JSON.Member] {
    zip(columns, rows[row]).map { JSON.Member(key: $0, value: JSON($1)) }
  }
}

extension JSON {
  init(_ cell: Table.Cell) {
    self =
      switch cell {
      case .number(let value): .number(value)
      case .text(let text): .string(text)
      case .flag(let flag): .bool(flag)
      case .missing: .null
      }
  }
}

import Foundation

/// A table of Tests/Fixtures: a header and rows of text, fields quoted as RFC 4180 has them.
package struct Fixture: Sendable {
  package let header: [String]
  package let rows: [[String: String]]

  /// Reads `Tests/Fixtures/<path>`; lines that start with `#` are comments.
  ///
  /// - Parameters:
  ///   - path: The table's position in `Tests/Fixtures`.
  ///   - count: The required number of rows, so that no test passes on an empty table.
  package init(_ path: String, rows count: Int) throws {
    let url = Self.folder.appendingPathComponent(path)
    var records = Self.records(try String(contentsOf: url, encoding: .utf8))
    let header = records.isEmpty ? [] : records.removeFirst()
    self.header = header
    rows = records.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    if rows.count != count {
      throw FixtureError.rowCount(path, rows.count, expected: count)
    }
  }

  /// The folder of all fixtures.
  package static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
  }

  private static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = ""
    var quoted = false
    var characters = text.makeIterator()
    var pending = characters.next()
    while let c = pending {
      pending = characters.next()
      if quoted {
        if c != "\"" {
          field.append(c)
        } else if pending == "\"" {
          field.append("\"")
          pending = characters.next()
        } else {
          quoted = false
        }
      } else if c == "\"" {
        quoted = true
      } else if c == "," {
        fields.append(field)
        field = ""
      } else if c.isNewline {
        fields.append(field)
        field = ""
        if fields != [""], !(fields[0].hasPrefix("#")) { records.append(fields) }
        fields = []
      } else {
        field.append(c)
      }
    }
    if !field.isEmpty || !fields.isEmpty { records.append(fields + [field]) }
    return records
  }
}

extension Dictionary where Key == String, Value == String {
  /// The number in a column. A missing or unreadable one fails the test.
  package func number(_ column: String) throws -> Double {
    guard let text = self[column] else { throw FixtureError.noColumn(column) }
    guard let value = Double(text) else { throw FixtureError.notANumber(column, text) }
    return value
  }
}

package enum FixtureError: Error {
  case noColumn(String)
  case notANumber(String, String)
  case rowCount(String, Int, expected: Int)
}

/// The fields of lines of CSV (RFC 4180), as slices of the lines.
struct CSVFields: ~Copyable {
  private var fields: [UnsafeRawBufferPointer] = []

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")

  var count: Int { fields.count }

  /// A field, valid as long as its line exists.
  @inline(__always)
  subscript(_ index: Int) -> UnsafeRawBufferPointer { fields[index] }

  mutating func removeAll() { fields.removeAll(keepingCapacity: true) }

  /// Splits a line without its end, and returns the positions of its fields.
  ///
  /// If the line has quotes, its bytes are overwritten by those of the fields.
  mutating func split(_ line: UnsafeMutableRawBufferPointer) -> Range<Int> {
    let bytes = UnsafeRawBufferPointer(line)
    let first = count
    var start = 0
    while let index = ByteSearch.first(Self.comma, or: Self.quote, in: bytes, from: start) {
      if bytes[index] == Self.quote {
        splitQuoted(line, from: start)
        return first..<count
      }
      fields.append(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
      start = index + 1
    }
    fields.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    return first..<count
  }

  /// Splits the remainder of a line, and moves its fields together, because they are shorter without quotes.
  private mutating func splitQuoted(_ line: UnsafeMutableRawBufferPointer, from start: Int) {
    var (start, end) = (start, start)
    var isQuoted = false
    var index = start
    while index < line.count {
      let byte = line[index]
      index += 1
      if byte == Self.quote {
        let isDoubled = isQuoted && index < line.count && line[index] == Self.quote
        if !isDoubled {
          isQuoted.toggle()
          continue
        }
        index += 1
      } else if byte == Self.comma, !isQuoted {
        fields.append(UnsafeRawBufferPointer(rebasing: line[start..<end]))
        start = end
        continue
      }
      line[end] = byte
      end += 1
    }
    fields.append(UnsafeRawBufferPointer(rebasing: line[start..<end]))
  }

  /// Whether a spreadsheet would run a text as a formula. A number is not a formula.
  static func isFormula(_ field: UnsafeRawBufferPointer) -> Bool {
    guard let first = field.first, "=+-@\t\r".utf8.contains(first) else { return false }
    return plainNumber(String(decoding: field, as: UTF8.self)) == nil
  }

  /// The problem with a row that has another number of fields than there are columns.
  static func mismatch(_ fields: Int, columns: Int) -> String {
    let found = fields == 1 ? "is 1 field" : "are \(fields) fields"
    return "there \(found), but \(columns) column\(columns == 1 ? "" : "s")"
  }

  /// Appends a field, with quotes if they are required.
  ///
  /// - Parameter escapesFormulas: Whether an apostrophe precedes what a spreadsheet would run.
  static func append(
    _ field: UnsafeRawBufferPointer, escapesFormulas: Bool = false, to text: inout ByteBuffer
  ) {
    let isEscaped = escapesFormulas && isFormula(field)
    let isQuoted = field.contains { $0 == comma || $0 == quote || $0 == 0x0A || $0 == 0x0D }
    guard isQuoted || isEscaped else { return text.append(field) }
    text.append(quote)
    if isEscaped { text.append(UInt8(ascii: "'")) }
    for byte in field {
      if byte == quote { text.append(quote) }
      text.append(byte)
    }
    text.append(quote)
  }
}

import Arithmetic

/// The fields of a line of CSV (RFC 4180), as slices of the line unless it has quotes.
struct CSVFields: ~Copyable {
  private var fields: [UnsafeRawBufferPointer] = []
  /// The fields of a line with quotes, without the quotes.
  private var unquoted = ByteBuffer(capacity: 0)

  private static let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))

  var count: Int { fields.count }

  /// A field, valid until the next line is split and as long as the line exists.
  subscript(_ index: Int) -> UnsafeRawBufferPointer { fields[index] }

  /// Splits a line that has no line feed.
  mutating func split(_ line: UnsafeRawBufferPointer) {
    var line = line
    if line.last == UInt8(ascii: "\r") {
      line = UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
    fields.removeAll(keepingCapacity: true)
    var start = 0
    while let index = ByteSearch.first(Self.comma, or: Self.quote, in: line, from: start) {
      if line[index] == Self.quote { return splitQuoted(line) }
      fields.append(UnsafeRawBufferPointer(rebasing: line[start..<index]))
      start = index + 1
    }
    fields.append(UnsafeRawBufferPointer(rebasing: line[start...]))
  }

  private mutating func splitQuoted(_ line: UnsafeRawBufferPointer) {
    fields.removeAll(keepingCapacity: true)
    unquoted.truncate()
    unquoted.reserve(line.count)  // so that the fields' storage does not move
    var start = 0
    var isQuoted = false
    var index = 0
    while index < line.count {
      let byte = line[index]
      index += 1
      if isQuoted {
        if byte != Self.quote {
          unquoted.append(byte)
        } else if index < line.count, line[index] == Self.quote {
          unquoted.append(Self.quote)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == Self.quote {
        isQuoted = true
      } else if byte == Self.comma {
        endField(&start)
      } else {
        unquoted.append(byte)
      }
    }
    endField(&start)
  }

  private mutating func endField(_ start: inout Int) {
    fields.append(UnsafeRawBufferPointer(rebasing: unquoted.bytes[start...]))
    start = unquoted.count
  }

  /// Appends a field, with quotes if they are required.
  static func append(_ field: UnsafeRawBufferPointer, to text: inout ByteBuffer) {
    guard field.contains(where: { $0 == comma || $0 == quote }) else { return text.append(field) }
    text.append(quote)
    for byte in field {
      if byte == quote { text.append(quote) }
      text.append(byte)
    }
    text.append(quote)
  }
}

import Testing

@testable import curvetool

struct CSVFieldsTests {
  private static func fields(_ line: String) -> [String] {
    var bytes = Array(line.utf8)
    return bytes.withUnsafeMutableBytes { bytes in
      var fields = CSVFields()
      #expect(fields.split(UnsafeMutableRawBufferPointer(start: nil, count: 0)) == 0..<1)
      var start = 0
      let line = TextLines.next(UnsafeRawBufferPointer(bytes), &start)
      return fields.split(
        UnsafeMutableRawBufferPointer(mutating: line ?? UnsafeRawBufferPointer(bytes))
      )
      .map { String(decoding: fields[$0], as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("", [""]), (",", ["", ""]), ("1,2", ["1", "2"]), ("1,2\r", ["1", "2"]),
    ("a,,", ["a", "", ""]),
    ("\"a,b\",c", ["a,b", "c"]), ("\"a\"\"b\",\"\"", ["a\"b", ""]), ("x\"y\"z", ["xyz"]),
    ("1,\"open,2", ["1", "open,2"]), ("\"\",\"\"\"\"\r", ["", "\""]),
    ("1,2,x\"y\"z,\"\"", ["1", "2", "xyz", ""]), ("\"a\"\"\"\",\"b", ["a\"\",b"]),
  ])
  func linesAreSplitIntoFields(_ line: String, _ expected: [String]) {
    #expect(Self.fields(line) == expected)
  }

  @Test(arguments: [("a", "a"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("", "")])
  func fieldsAreWrittenWithTheQuotesTheyNeed(_ field: String, _ expected: String) {
    var text = ByteBuffer(capacity: 0)
    Array(field.utf8).withUnsafeBytes { CSVFields.append($0, to: &text) }
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }
}

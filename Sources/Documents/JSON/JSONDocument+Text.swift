extension JSONDocument.Token {
  /// The text of a string, with its escapes replaced.
  func text(in bytes: [UInt8]) throws(DocumentError) -> String {
    let (start, end) = (Int(offset) + 1, Int(offset + extent) - 1)
    guard kind == .encodedString else { return String(decoding: bytes[start..<end], as: UTF8.self) }
    var content: [UInt8] = []
    content.reserveCapacity(end - start)
    var position = start
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == 0x5C {
        content.append(contentsOf: try Self.escape(&position, end, bytes))
      } else {
        content.append(byte)
      }
    }
    let text = String(decoding: content, as: UTF8.self)
    // Repair would change the bytes.
    guard text.utf8.elementsEqual(content) else {
      throw DocumentText(bytes: bytes).error(
        "the text is not valid UTF-8", path: "", at: Int(offset))
    }
    return text
  }

  /// Reads the part of an escape after the backslash.
  private static func escape(
    _ position: inout Int, _ end: Int, _ bytes: [UInt8]
  ) throws(DocumentError) -> [UInt8] {
    let start = position - 1
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var code = try hexadecimal(&position, end, start, bytes)
      if (0xD800..<0xDC00).contains(code), bytes[position..<end].starts(with: "\\u".utf8) {
        position += 2
        let low = try hexadecimal(&position, end, start, bytes)
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw DocumentText(bytes: bytes).error("half a character", path: "", at: start)
      }
      return Array(String(Character(scalar)).utf8)
    default: throw DocumentText(bytes: bytes).error("an unknown escape", path: "", at: start)
    }
  }

  private static func hexadecimal(
    _ position: inout Int, _ end: Int, _ start: Int, _ bytes: [UInt8]
  ) throws(DocumentError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard position < end, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else {
        throw DocumentText(bytes: bytes).error(
          "expected four hexadecimal digits", path: "", at: start)
      }
      code = code * 16 + UInt32(digit)
      position += 1
    }
    return code
  }
}

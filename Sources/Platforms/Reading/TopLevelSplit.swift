extension Array<UInt8> {
  /// Splits at separator bytes outside parentheses and quotes.
  package func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    self[...].split(topLevel: isSeparator)
  }
}

extension ArraySlice<UInt8> {
  /// Splits at separator bytes outside parentheses and quotes.
  package func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var quote: UInt8?
    var start = startIndex
    for index in indices {
      let byte = self[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = Swift.max(depth - 1, 0)
      case _ where depth == 0 && isSeparator(byte):
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(self[start...])
    return parts
  }
}

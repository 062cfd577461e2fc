extension SourceValue {
  /// The curves of a complete transition or animation, in quotes or as a variable of Sass or Less, and the offset
  /// after it. Nil for other values.
  func transitions(in bytes: [UInt8]) -> (items: [Shorthand.Item], end: Int)? {
    var text = Array(Self.trimmed(self.text).utf8)
    var end = range.upperBound
    if let first = labels.first?.utf8.first, "$@".utf8.contains(first) {
      end = listEnd(in: bytes)
      text = Array(bytes[range.lowerBound..<end].prefix { $0 != UInt8(ascii: "!") })  // `!default`
    } else if isVariable, !text.contains(where: { "\"'`".utf8.contains($0) }) {
      text = Array(text.prefix { $0 != UInt8(ascii: "!") })
    } else {
      guard let quote = text.first, "\"'`".utf8.contains(quote), text.count > 2, text.last == quote
      else { return nil }
      text = Array(text.dropFirst().dropLast())
    }
    return Shorthand.whole(text).map { ($0, end) }
  }

  /// The offset after the list of a variable, which continues on the next line after a comma.
  private func listEnd(in bytes: [UInt8]) -> Int {
    var end = range.upperBound
    let limit = min(range.lowerBound + Self.listLimit, bytes.count)
    var last = bytes[end - 1]
    while end < limit, !";{}".utf8.contains(bytes[end]) {
      if bytes[end] == 10, last != UInt8(ascii: ",") { break }
      if bytes[end] > 32 { last = bytes[end] }
      end += 1
    }
    return end
  }

  /// The largest length of a list, which keeps reading linear in the text.
  private static let listLimit = 2048
}

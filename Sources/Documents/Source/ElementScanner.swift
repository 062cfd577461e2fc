/// The tags of an XML text, one after the other, without checking it.
struct ElementScanner {
  struct Tag {
    enum Kind { case start, end, whole }
    var kind: Kind
    var name: String
    /// The value of the attribute that names the element: `name`, `id`, `x:Key` or `x:Name`.
    var attribute = ""
    /// Where the tag begins and ends.
    var offset: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        while position < bytes.count, !bytes[position...].starts(with: Array("-->".utf8)) {
          position += 1
        }
        continue
      }
      var quote: UInt8?
      var end = start + 1
      while end < bytes.count {
        if let open = quote {
          if bytes[end] == open { quote = nil }
        } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
          quote = bytes[end]
        } else if bytes[end] == UInt8(ascii: ">") {
          break
        }
        end += 1
      }
      guard end < bytes.count else { return nil }
      position = end + 1
      let content = bytes[(start + 1)..<end]
      guard let first = content.first, !"?!".utf8.contains(first) else { continue }
      let isWhole = content.last == UInt8(ascii: "/")
      let isEnd = first == UInt8(ascii: "/")
      let name = content.dropFirst(isEnd ? 1 : 0).prefix { $0 > 32 && $0 != UInt8(ascii: "/") }
      return Tag(
        kind: isWhole ? .whole : isEnd ? .end : .start, name: String(decoding: name, as: UTF8.self),
        attribute: Self.attribute(content), offset: start, end: end + 1)
    }
    return nil
  }

  private static func attribute(_ content: ArraySlice<UInt8>) -> String {
    for part in content.split(separator: 32) {
      let text = String(decoding: part, as: UTF8.self)
      for name in ["name", "id", "x:Key", "x:Name", "android:name"]
      where text.hasPrefix(name + "=\"") {
        return String(text.dropFirst(name.utf8.count + 2).prefix { $0 != "\"" })
      }
    }
    return ""
  }
}

/// A page of HTML, or a component of Vue or Svelte: its style sheets, and its scripts with the markup around them.
///
/// Each of the two texts has spaces in place of the other, so that every position stays the same.
///
/// Complexity: linear in the text.
struct MarkupFile {
  /// The content of `<style>` elements and of `style` attributes.
  private(set) var styles: [UInt8]
  /// All else.
  private(set) var code: [UInt8]

  /// - Returns: nil for a text without a `<style>` or `<script>` element.
  init?(_ bytes: [UInt8]) {
    let blank = bytes.map { $0 == 10 ? 10 : 32 } as [UInt8]
    (styles, code) = (blank, bytes)
    var hasElements = false
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open + 1
      guard let name = ["style", "script"].first(where: { Self.starts(bytes, open + 1, $0) })
      else { continue }
      guard let start = bytes[open...].firstIndex(of: UInt8(ascii: ">")).map({ $0 + 1 }) else {
        break
      }
      hasElements = true
      let end = Self.end(of: name, in: bytes, from: start)
      if name == "style" {
        styles.replaceSubrange(start..<end, with: bytes[start..<end])
        code.replaceSubrange(open..<end, with: blank[open..<end])
      }
      offset = end
    }
    guard hasElements else { return nil }
    addAttributes()
  }

  /// Takes the values of `style` attributes as rules, in order: `style1`, `style2` and so on.
  private mutating func addAttributes() {
    let name = Array(" style=".utf8)
    var offset = 0
    var count = 0
    while let space = code[offset...].firstIndex(where: { $0 == 32 }) {
      offset = space + 1
      let quote = space + name.count
      guard quote < code.count, code[space...].starts(with: name), "\"'".utf8.contains(code[quote]),
        let end = code[(quote + 1)...].firstIndex(of: code[quote])
      else { continue }
      count += 1
      // Rules of one selector would compete.
      let selector = Array("style\(count)".utf8.suffix(name.count))
      styles.replaceSubrange(space..<space + selector.count, with: selector)
      styles.replaceSubrange(quote...end, with: code[quote...end])
      (styles[quote], styles[end]) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
      offset = end
    }
  }

  /// Whether an element of a name begins at an offset.
  private static func starts(_ bytes: [UInt8], _ offset: Int, _ name: String) -> Bool {
    let word = bytes[offset...].prefix(name.utf8.count)
    guard word.map({ $0 | 0x20 }).elementsEqual(name.utf8), word.endIndex < bytes.count else {
      return false
    }
    return bytes[word.endIndex] <= 32 || bytes[word.endIndex] == UInt8(ascii: ">")
  }

  /// Where the closing tag of an element is, or the end of the text.
  private static func end(of name: String, in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "/"),
        starts(bytes, open + 2, name)
      {
        return open
      }
      offset = open + 1
    }
    return bytes.count
  }
}

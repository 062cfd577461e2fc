import CurveNotation

/// The nested properties of Sass, such as `transition: { property: opacity; duration: 200ms }`, with their whole names.
/// Each line keeps its number.
///
/// Complexity: linear in the text.
enum NestedProperties {
  private static let families = [
    "transition", "animation", "-webkit-transition", "-webkit-animation",
  ]

  /// The text with `transition-property: opacity; transition-duration: 200ms` in place of the block.
  static func flattened(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    var offset = 0
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      guard let name = property(before: brace, in: bytes), name.lowerBound >= end,
        let close = bytes[brace...].firstIndex(of: UInt8(ascii: "}")),
        !bytes[(brace + 1)..<close].contains(UInt8(ascii: "{"))
      else { continue }
      result += bytes[end..<name.lowerBound]
      result += bytes[name.upperBound..<brace].filter { $0 == 10 }
      var isStart = true
      for byte in bytes[(brace + 1)..<close] {
        if isStart, TextScanner.isLetter(byte) {
          result += bytes[name] + [UInt8(ascii: "-")]
          isStart = false
        }
        if byte == UInt8(ascii: ";") { isStart = true }
        result.append(byte)
      }
      result.append(UInt8(ascii: ";"))
      end = close + 1
      offset = end
    }
    return end == 0 ? bytes : result + bytes[end...]
  }

  /// The name before the colon in front of a brace; nil without a property of curves.
  private static func property(before brace: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let colon = bytes[..<brace].lastIndex(where: { $0 > 32 }),
      bytes[colon] == UInt8(ascii: ":"),
      let last = bytes[..<colon].lastIndex(where: { $0 > 32 })
    else { return nil }
    let limit = max(last - 32, 0)
    let start = bytes[limit...last].lastIndex {
      !TextScanner.isLetter($0) && $0 != UInt8(ascii: "-")
    }
    let name = (start.map { $0 + 1 } ?? limit)..<(last + 1)
    return families.contains { $0.utf8.elementsEqual(bytes[name]) } ? name : nil
  }
}

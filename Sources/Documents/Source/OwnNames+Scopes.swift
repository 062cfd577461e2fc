/// Where the constants of a text are visible.
extension OwnNames {
  /// The distance over which the head of a declaration is looked for.
  private static let headLimit = 200

  /// Whether braces are those of Kotlin's `companion object`, whose constants its class sees.
  static func isCompanion(_ open: Int, in bytes: [UInt8]) -> Bool {
    let head = bytes[max(0, open - 32)..<open].split { $0 <= 32 }
    return head.last?.elementsEqual("object".utf8) == true
  }

  /// Whether a keyword or a type precedes the label of a value: `val fade = 300`.
  static func declares(_ start: Int, in bytes: [UInt8]) -> Bool {
    let near = bytes[max(0, start - headLimit)..<start]
    let head = near.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 10 || "{};(,".utf8.contains($0) })
    return head.last?.split(whereSeparator: { $0 <= 32 || ":=".utf8.contains($0) }).count ?? 0 > 1
  }

  /// Where the body of a function ends, after its parameters; nil without a body.
  static func bodyEnd(after end: Int, _ scanner: SourceScanner) -> Int? {
    let bytes = scanner.bytes
    guard end < bytes.count,
      let mark = bytes[end...].prefix(headLimit).firstIndex(where: { "{=;".utf8.contains($0) })
    else { return nil }
    switch bytes[mark] {
    case UInt8(ascii: "{"): return scanner.scopeEnds[mark] ?? bytes.count
    case UInt8(ascii: "="):
      guard let start = bytes[(mark + 1)...].firstIndex(where: { $0 > 32 && $0 != 0x3E }) else {
        return nil
      }
      return scanner.extent(from: start)?.range.upperBound ?? start + SourceScanner.lengthLimit
    default: return nil
    }
  }
}

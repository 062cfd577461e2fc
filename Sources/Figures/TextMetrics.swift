/// Estimates the width of a text without drawing it.
///
/// It uses the advance widths of Helvetica, which Arial and Liberation Sans share (Adobe Font Metrics,
/// Helvetica). Other characters count as a wide letter, East Asian characters as a square.
enum TextMetrics {
  /// The width in pixels of a text in a font of a size in pixels.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size / 1000
  }

  /// The text, truncated with an ellipsis if it is wider than the limit.
  static func fitted(_ text: String, size: Double, within limit: Double) -> String {
    fitted(text, within: limit) { width($0, size: size) }
  }

  /// The text in lines of limited width, broken at spaces. The last line ends with an ellipsis if text
  /// remains.
  static func wrapped(_ text: String, size: Double, within limit: Double, lines: Int) -> [String] {
    var result: [String] = []
    var remainder = Substring(text.prefix(1000))
    while result.count < lines - 1, width(String(remainder), size: size) > limit {
      let spaces = remainder.indices.filter { remainder[$0] == " " && $0 != remainder.startIndex }
      guard let space = spaces.last(where: { width(String(remainder[..<$0]), size: size) <= limit })
      else { break }
      result.append(String(remainder[..<space]))
      remainder = remainder[space...].drop { $0 == " " }
    }
    return result + [fitted(String(remainder), size: size, within: limit)]
  }

  /// The width in cells of a terminal.
  static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cells($1) }
  }

  /// The text, truncated with an ellipsis if it needs more cells than the limit.
  static func fitted(_ text: String, cells limit: Int) -> String {
    fitted(text, within: Double(limit)) { Double(cells($0)) }
  }

  private static func fitted(
    _ text: String, within limit: Double, width: (String) -> Double
  ) -> String {
    // No picture shows more, so a text of a megabyte is not measured to its end.
    let head = String(text.prefix(1000))
    if head.utf8.count == text.utf8.count, width(text) <= limit { return text }
    var remainder = limit - width("…")
    if remainder < 0 { return "" }
    let kept = head.prefix { character in
      remainder -= width(String(character))
      return remainder >= 0
    }
    return kept + "…"
  }

  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f: 0
    case 0x1100...0x115f, 0x2e80...0xd7a3, 0xf900...0xfaff, 0xff00...0xff60, 0x1f000...0x3fffd: 2
    default: 1
    }
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20...0x7e: ascii[Int(scalar.value) - 0x20]
    case 0x2026: 1000
    default: [0, 600, 1000][cells(scalar)]
    }
  }

  private static let ascii: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

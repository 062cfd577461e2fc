// In the place of Sources/Interchange/Easings/Dialects: the module reads CSS and this package's own words alone. Other systems'
// words would add 250 KB to it.

import Arithmetic

struct Literal: Sendable, Hashable {}

enum Dialects {
  static func hasCall(_ name: String) -> Bool { false }
}

extension EasingReader {
  mutating func readForeign(at place: Int) throws(SyntaxError) -> ParsedEasing {
    scanner.rewind(to: place)
    let word = scanner.takeName() ?? ""
    let expected = scanner.next == UInt8(ascii: "(") ? "a function" : "a curve"
    throw scanner.error(expected, at: place, suggestion: Self.names.nearest(to: word))
  }
}

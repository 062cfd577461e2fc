import CurveArithmetic
import Curves

extension Penner {
  /// The equation of a preset name, such as `penner.in-out-back` or `penner.easeInOutBack`.
  package init?(presetName name: String) {
    let name = name.lowercasedASCII
    guard Self.isPresetName(name) else { return nil }
    var bytes = Array(name.utf8).dropFirst(Self.prefix.count)
    bytes.removeAll { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    if bytes.starts(with: "ease".utf8) { bytes.removeFirst(4) }
    for (name, direction) in Self.directions where bytes.starts(with: name.utf8) {
      let remainder = bytes.dropFirst(name.utf8.count)
      for (name, family) in Self.families where remainder.elementsEqual(name.utf8) {
        self.init(valid: family, direction)
        return
      }
    }
    return nil
  }

  /// Whether a name in lower case is one of this family, known or not.
  static func isPresetName(_ name: String) -> Bool { name.utf8.starts(with: prefix) }

  /// What the names of this family begin with.
  static let prefix = Array("penner.".utf8)

  private static let directions: [(String, Direction)] = [
    ("inout", .inOut), ("outin", .outIn), ("in", .in), ("out", .out),
  ]

  private static let families: [(String, Family)] = [
    ("sine", .sine), ("quad", .quad), ("cubic", .cubic), ("quart", .quart), ("quint", .quint),
    ("power", .power(exponent: 2)), ("expo", .expo()), ("circ", .circ), ("back", .back()),
    ("elastic", .elastic()), ("bounce", .bounce),
  ]
}

import CurveNotation
import Curves

/// A condition with two values, as in `isOpen ? .spring() : nil`.
struct Choice {
  private let values: [String]

  /// The choice that a text is; nil for another text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let mark = Self.offset(of: UInt8(ascii: "?"), in: bytes, from: 0),
      let colon = Self.offset(of: UInt8(ascii: ":"), in: bytes, from: mark + 1)
    else { return nil }
    values = [Self.trimmed(bytes[(mark + 1)..<colon]), Self.trimmed(bytes[(colon + 1)...])]
  }

  /// The curve of the value that is one, or of both if they agree.
  func meaning(at offset: Int) throws(MeaningError) -> Meaning {
    let curves = values.filter { !["nil", ".none", "null", "undefined", "false"].contains($0) }
    guard let first = curves.first else { throw MeaningError(.curve, at: offset) }
    if curves.count == 1 {
      do throws(SyntaxError) {
        return Meaning(try EasingParser().parse(first))
          .noting("read as the curve of a condition, which may also have none")
      } catch {
        throw MeaningError(error.expectation, at: offset)
      }
    }
    guard let one = try? EasingParser().parse(first),
      let two = try? EasingParser().parse(curves[1]), one.easing == two.easing,
      one.duration == two.duration, one.delay == two.delay, one.repeats == two.repeats
    else { throw MeaningError(.one("curve: the condition has two"), at: offset) }
    return Meaning(one)
  }

  /// Where a mark stands between white space, outside quotes and brackets.
  private static func offset(of mark: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var (depth, quote) = (0, UInt8(0))
    for index in start..<bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case mark where depth == 0 && index > 0 && index + 1 < bytes.count:
        if bytes[index - 1] <= 32, bytes[index + 1] <= 32 { return index }
      default: break
      }
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes.drop { $0 <= 32 }
    while let last = text.last, last <= 32 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

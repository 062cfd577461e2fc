import CurveNotation
import Curves

/// The properties of a `CAKeyframeAnimation` as code sets them, in Swift or Objective-C.
package struct KeyframeAnimationProperties {
  private var texts: [String: String] = [:]

  /// - Parameter texts: What each property is set to.
  package init(_ texts: [String: String]) { self.texts = texts }

  /// Reads statements such as `shake.values = [0, 10]`; of several for one property, the first.
  ///
  /// - Complexity: linear in the text.
  package init(statements code: some StringProtocol) {
    for statement in Self.statements(Array(code.utf8)) {
      guard let mark = statement.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let target = Self.text(statement[..<mark])
      guard let dot = target.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let name = String(target[target.utf8.index(after: dot)...])
      if texts[name] == nil { texts[name] = Self.text(statement[(mark + 1)...]) }
    }
  }

  /// What a property is set to, as it is written.
  package subscript(name: String) -> String? { texts[name] }

  /// The elements of the list that a property is set to; nil for another text.
  package func elements(_ name: String) -> [String]? {
    guard let text = texts[name] else { return nil }
    let bytes = Array(text.utf8).drop { $0 <= 32 || $0 == UInt8(ascii: "@") }
    guard bytes.first == UInt8(ascii: "["), let end = Self.listEnd(bytes) else { return nil }
    // Of `[0, 1] as [NSNumber]  // even`.
    let remainder = Self.text(bytes[(end + 1)...])
    guard remainder.isEmpty || remainder.hasPrefix("as ") || remainder.hasPrefix("//") else {
      return nil
    }
    return bytes[(bytes.startIndex + 1)..<end].split(topLevel: { $0 == UInt8(ascii: ",") })
      .map(Self.text).filter { !$0.isEmpty }
  }

  /// The number that a property is set to; nil for another text.
  package func number(_ name: String) -> Double? { texts[name].flatMap(Self.number) }

  /// The numbers of the list that a property is set to; nil for another text.
  package func numbers(_ name: String) -> [Double]? {
    guard let elements = elements(name) else { return nil }
    let numbers = elements.compactMap(Self.number)
    return numbers.count == elements.count ? numbers : nil
  }

  /// The calculation mode by its name in Swift, such as `cubicPaced`.
  package var mode: String {
    guard let text = texts["calculationMode"] else { return "linear" }
    let name =
      text.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
    let constant = "kCAAnimation"
    guard name.hasPrefix(constant) else { return name }
    return name.dropFirst(constant.count).prefix(1).lowercased()
      + name.dropFirst(constant.count + 1)
  }

  /// Whether one function other than linear applies to the whole animation.
  package var hasWholeFunction: Bool {
    texts["timingFunction"].map { !$0.lowercased().contains("linear") } ?? false
  }

  /// The function of each interval; empty without any, nil if one of them is not understood.
  ///
  /// - Parameter read: Reads a timing function.
  package func functions(read: (String) -> Easing?) -> [Easing]? {
    guard texts["timingFunctions"] != nil else { return [] }
    guard let elements = elements("timingFunctions") else { return nil }
    let functions = elements.compactMap(read)
    return functions.count == elements.count ? functions : nil
  }

  /// Whether it runs more than once, or is meant to.
  package var isRepeated: Bool { texts["repeatCount"] != nil || autoreverses }

  private var autoreverses: Bool { texts["autoreverses"] == "true" }

  /// How often it runs; nil if the count is neither a number above 0 nor infinity.
  package var repeats: Repeats? {
    let text = texts["repeatCount"] ?? "1"
    let isEndless = Self.endless.contains { text.hasSuffix($0) }
    guard let count = isEndless ? .infinity : Self.number(text), count > 0 else { return nil }
    return Repeats(count: count * (autoreverses ? 2 : 1), autoreverses: autoreverses)
  }

  /// The seconds that are added to the begin time, as in `CACurrentMediaTime() + 0.1`; nil without any.
  package var delay: Double? {
    texts["beginTime"]?.utf8.split(separator: UInt8(ascii: "+")).lazy
      .compactMap { Self.number(String(Substring($0))) }.first.flatMap { $0 > 0 ? $0 : nil }
  }

  private static let endless = ["infinity", "greatestFiniteMagnitude", "HUGE_VALF", "MAXFLOAT"]

  /// The statements: they end at semicolons, braces and the ends of lines outside of brackets.
  private static func statements(_ code: [UInt8]) -> [ArraySlice<UInt8>] {
    var depth = 0
    return code.split { byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        depth = 0
        return true
      case UInt8(ascii: "\n"): return depth == 0
      default: break
      }
      return false
    }
  }

  /// The offset of the bracket that closes the one at the start.
  private static func listEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return depth == 0
    }
  }

  /// A text without the white space around it and without Objective-C's `@` before it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 <= 32 || $0 == UInt8(ascii: "@") }
    while let last = bytes.last, last <= 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text that is one number.
  private static func number(_ text: String) -> Double? {
    var scanner = TextScanner(text.filter { !" _@\n".contains($0) }, isQuiet: true)
    guard let number = scanner.takeNumber()?.value(), scanner.isAtEnd else { return nil }
    return number
  }
}

import CurveNotation
import CurvePlatforms
import Curves

/// The values of `transition`, `animation` and their timing functions.
///
/// As in a browser, one invalid word makes the whole value invalid. Springs and other curves of this
/// package are valid too.
enum Shorthand {
  /// A curve, and the property or animation that it is for.
  struct Item {
    var what: String
    var easing: Easing
    /// In seconds; nil if it is 0, calculated or missing.
    var duration: Double?
    /// As the duration.
    var delay: Double?
    var repeats: Repeats?
  }

  /// The first invalid word of a value, and what is expected there.
  struct Problem: Error {
    var offset: Int
    var message: String
  }

  /// The curves of a value.
  static func curves(_ value: [UInt8], property: String) throws(Problem) -> [Item] {
    if globalKeywords.contains(lowercased(value[...])) { return [] }
    let items = value.split(topLevel: { $0 == UInt8(ascii: ",") })
    var found: [Item] = []
    for (number, item) in items.enumerated() {
      if property.hasSuffix("timing-function") {
        let easing = try easing(trimmed(item))
        found.append(
          Item(what: items.count == 1 ? property : "\(property) \(number + 1)", easing: easing))
        continue
      }
      var parts = Parts(isTransition: property == "transition")
      for word in item.split(topLevel: { $0 <= 32 }) where !word.isEmpty { try parts.add(word) }
      guard !parts.isEmpty else {
        throw Problem(offset: item.startIndex, message: "expected a value before the comma")
      }
      if parts.isTransition, parts.name == "none", items.count > 1 {
        throw Problem(offset: item.startIndex, message: "none must be the only value")
      }
      guard parts.times > 0 || parts.easing != nil else { continue }
      let what = parts.isTransition ? parts.name ?? "all" : parts.name
      found.append(
        Item(
          what: what.map { "\(property) \($0)" } ?? property, easing: parts.easing ?? .ease,
          duration: parts.duration.flatMap { $0 > 0 ? $0 : nil },
          delay: parts.delay.flatMap { $0 == 0 ? nil : $0 }, repeats: parts.repeats))
    }
    return found
  }

  /// The curves of a variable that holds a complete transition or animation. A single curve has no name. Nil for
  /// other values.
  static func whole(_ value: [UInt8]) -> [Item]? {
    guard isWhole(value) else { return nil }
    for property in ["animation", "transition"] {
      guard var items = try? curves(value, property: property), !items.isEmpty else { continue }
      for number in items.indices {
        items[number].what =
          items.count == 1 ? "" : String(items[number].what.dropFirst(property.count + 1))
      }
      return items
    }
    return nil
  }

  /// Whether a value contains both a time and a timing function, as complete transitions and animations do.
  private static func isWhole(_ value: [UInt8]) -> Bool {
    guard value.count <= 4096 else { return false }
    let parts = value.split { $0 <= 32 || $0 == UInt8(ascii: ",") }
    guard parts.count > 1, parts.contains(where: { StyleSheet.seconds(Array($0)) != nil }) else {
      return false
    }
    return value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") }).contains {
      !$0.isEmpty && EasingReader.own(String(decoding: $0, as: UTF8.self)) != nil
    }
  }

  static func easing(_ word: ArraySlice<UInt8>) throws(Problem) -> Easing {
    let text = String(decoding: word, as: UTF8.self)
    if let read = EasingReader.own(text) { return read.easing }
    throw Problem(offset: word.startIndex, message: message(text))
  }

  /// Why a text is not a curve, after its own words.
  static func message(_ text: String) -> String {
    let shown = text.count > 60 ? text.prefix(60) + "..." : text[...]
    do throws(SyntaxError) {
      _ = try EasingParser().parse(text)
      return "'\(shown)' is not a curve of CSS"
    } catch {
      let hint = error.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "'\(shown)': expected \(error.expected)\(hint)"
    }
  }

  static let globalKeywords: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  fileprivate static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word, as: UTF8.self).lowercasedASCII
  }

  static func trimmed(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while let first = word.first, first <= 32 { word.removeFirst() }
    while let last = word.last, last <= 32 { word.removeLast() }
    return word
  }
}

/// The words of one transition or animation, each kind as often as CSS allows it.
private struct Parts {
  let isTransition: Bool
  private(set) var easing: Easing?
  private(set) var name: String?
  /// The number of times, which are the duration and the delay.
  private(set) var times = 0
  private(set) var duration: Double?
  private(set) var delay: Double?
  private(set) var isEmpty = true
  private var hasCount = false
  /// The iteration count, unless it is calculated.
  private var count = 1.0
  private var alternates = false
  /// The kinds of keywords that occurred, by their index in the list.
  private var kinds: Set<Int> = []

  init(isTransition: Bool) { self.isTransition = isTransition }

  private static let transitionKinds: [Set<String>] = [["normal", "allow-discrete"]]
  private static let animationKinds: [Set<String>] = [
    ["normal", "reverse", "alternate", "alternate-reverse"],
    ["none", "forwards", "backwards", "both"], ["running", "paused"],
  ]

  mutating func add(_ word: ArraySlice<UInt8>) throws(Shorthand.Problem) {
    isEmpty = false
    let text = Shorthand.lowercased(word)
    if takeTime(text) || (!isTransition && takeCount(text)) { return }
    if easing == nil, let read = EasingReader.own(String(decoding: word, as: UTF8.self)) {
      easing = read.easing
      return
    }
    let kinds = isTransition ? Self.transitionKinds : Self.animationKinds
    for (index, keywords) in kinds.enumerated() where keywords.contains(text) {
      guard self.kinds.insert(index).inserted else { continue }
      if text == "alternate" { alternates = true }
      return
    }
    guard name == nil, isName(word), text != "default", !Shorthand.globalKeywords.contains(text)
    else { throw Shorthand.Problem(offset: word.startIndex, message: reason(word)) }
    name = String(decoding: word, as: UTF8.self).trimmingQuotes
  }

  private mutating func takeTime(_ word: String) -> Bool {
    let isAutomatic = !isTransition && times == 0 && word == "auto"
    let seconds = Self.seconds(word)
    let isWord = seconds != nil || isAutomatic || Self.isCalculation(word)
    guard times < 2, isWord else { return false }
    if times == 0 { duration = seconds } else { delay = seconds }
    times += 1
    return true
  }

  /// How often an animation runs, if more or less than once.
  var repeats: Repeats? {
    count == 1 || count == 0 ? nil : Repeats(count: count, autoreverses: alternates)
  }

  private static func seconds(_ word: String) -> Double? {
    var scanner = TextScanner(word, isQuiet: true)
    guard let number = scanner.takeNumber(), let unit = scanner.takeName(), scanner.isAtEnd,
      unit == "s" || unit == "ms"
    else { return nil }
    return number.value(shiftedBy: unit == "s" ? 0 : -3)
  }

  private mutating func takeCount(_ word: String) -> Bool {
    var scanner = TextScanner(word, isQuiet: true)
    let number = scanner.takeNumber()?.value() ?? -1
    let isCount = word == "infinite" || (number >= 0 && scanner.isAtEnd)
    guard !hasCount, isCount || Self.isCalculation(word) else { return false }
    hasCount = true
    if isCount { count = word == "infinite" ? .infinity : number }
    return true
  }

  /// Whether a word is a function whose result may be a time or a number.
  private static func isCalculation(_ word: String) -> Bool {
    let function = word.prefix { $0 != "(" }
    return word.hasSuffix(")")
      && [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "env", "attr",
        "random",
      ].contains(function)
  }

  private func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, let last = word.last else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return !isTransition && word.count > 1 && last == first
    }
    let isPart = { (byte: UInt8) in
      TextScanner.isLetter(byte) || byte >= 0x80 || "-_\\".utf8.contains(byte)
    }
    let second = word.dropFirst().first ?? 0
    return isPart(first) && (first != UInt8(ascii: "-") || isPart(second))
      && word.dropFirst().allSatisfy { isPart($0) || (0x30...0x39).contains($0) }
  }

  private func reason(_ word: ArraySlice<UInt8>) -> String {
    let text = String(decoding: word, as: UTF8.self)
    if text.contains("("), easing == nil { return Shorthand.message(text) }
    let kind = isTransition ? "property" : "animation name"
    return "'\(text.prefix(60))' is not a timing function, a time or one more \(kind)"
  }
}

extension String {
  /// The text without its quotes.
  var trimmingQuotes: String {
    guard let first, first == "\"" || first == "'", last == first, count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}

extension Array<UInt8> {
  /// Splits at separator bytes outside parentheses and quotes.
  func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    self[...].split(topLevel: isSeparator)
  }
}

extension ArraySlice<UInt8> {
  /// Splits at separator bytes outside parentheses and quotes.
  func split(topLevel isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var quote: UInt8?
    var start = startIndex
    for index in indices {
      let byte = self[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = Swift.max(depth - 1, 0)
      case _ where depth == 0 && isSeparator(byte):
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(self[start...])
    return parts
  }
}

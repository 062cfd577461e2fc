import CurveNotation
import CurvePlatforms
import Curves

/// The values of `transition`, `animation` and their timing functions.
///
/// As in a browser, one invalid component makes the whole value invalid. Springs and other curves of this
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

  /// The first invalid component of a value, and what is expected there.
  struct Problem: Error {
    var offset: Int
    var message: String
  }

  /// The curves of a value.
  static func curves(_ value: [UInt8], property: String) throws(Problem) -> [Item] {
    if globalKeywords.contains(lowercased(value[...])) { return [] }
    guard !property.hasSuffix("timing-function") else {
      let items = value.split(topLevel: { $0 == UInt8(ascii: ",") })
      var found: [Item] = []
      for (number, item) in items.enumerated() {
        let easing = try easing(trimmed(item))
        found.append(
          Item(what: items.count == 1 ? property : "\(property) \(number + 1)", easing: easing))
      }
      return found
    }
    return try parts(value, property: property).filter(\.isStated).map { parts in
      let what = parts.isTransition ? parts.name ?? "all" : parts.name
      return Item(
        what: what.map { "\(property) \($0)" } ?? property,
        easing: parts.direction.applied(to: parts.easing ?? .ease),
        duration: parts.duration.flatMap { $0 > 0 ? $0 : nil },
        delay: parts.delay.flatMap { $0 == 0 ? nil : $0 }, repeats: parts.repeats)
    }
  }

  /// The components of each transition or animation of a list.
  static func parts(_ value: [UInt8], property: String) throws(Problem) -> [ShorthandParts] {
    let items = value.split(topLevel: { $0 == UInt8(ascii: ",") })
    var found: [ShorthandParts] = []
    for item in items {
      // No property of CSS is called `in` or `out`.
      if property == "transition", hasSpacedName(Array(item)) {
        throw Problem(
          offset: trimmed(item).startIndex,
          message: message(String(decoding: trimmed(item), as: UTF8.self)))
      }
      var parts = ShorthandParts(isTransition: property == "transition")
      let components = item.split(topLevel: { $0 <= 32 }).filter { !$0.isEmpty }
      if let variable = components.first(where: isVariable) {
        let name = String(decoding: variable.prefix(60), as: UTF8.self)
        throw Problem(
          offset: variable.startIndex, message: "\(name) has no value in this file")
      }
      for component in components { try parts.add(component) }
      guard !parts.isEmpty else {
        throw Problem(offset: item.startIndex, message: "expected a value before the comma")
      }
      if parts.isTransition, parts.name == "none", items.count > 1 {
        throw Problem(offset: item.startIndex, message: "none must be the only value")
      }
      found.append(parts)
    }
    return found
  }

  /// Whether a component is a variable of Sass or Less, also one of a module, as `motion.$fast`.
  private static func isVariable(_ component: ArraySlice<UInt8>) -> Bool {
    guard let mark = component.firstIndex(where: { "$@".utf8.contains($0) }) else { return false }
    return mark == component.startIndex
      || component[mark - 1] == UInt8(ascii: ".")
        && component[..<mark].allSatisfy { TextScanner.isLetter($0) || "-_.".utf8.contains($0) }
  }

  /// The curves of a variable that holds a complete transition or animation. A single curve has no name. Nil for
  /// other values.
  static func whole(_ value: [UInt8]) -> [Item]? {
    guard isWhole(value) else { return nil }
    for property in ["animation", "transition"] {
      guard let items = try? curves(value, property: property), !items.isEmpty else { continue }
      return unnamedSingle(items, property)
    }
    return nil
  }

  /// The curves of a variable: the name of a single one is that of the variable.
  static func unnamedSingle(_ items: [Item], _ property: String) -> [Item] {
    items.map { item in
      var item = item
      item.what = items.count == 1 ? "" : String(item.what.dropFirst(property.count + 1))
      return item
    }
  }

  /// Whether a value contains both a time and a timing function, as complete transitions and animations do.
  private static func isWhole(_ value: [UInt8]) -> Bool {
    guard value.count <= 4096 else { return false }
    let parts = value.split { $0 <= 32 || $0 == UInt8(ascii: ",") }
    guard parts.count > 1, !hasSpacedName(value),
      parts.contains(where: { StyleSheet.seconds(Array($0)) != nil })
    else {
      return false
    }
    return value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") }).contains {
      !$0.isEmpty && EasingReader.own(String(decoding: $0, as: UTF8.self)) != nil
    }
  }

  /// Whether spaces part the name of a timing function, as in `ease out 300ms`.
  static func hasSpacedName(_ value: [UInt8]) -> Bool {
    guard value.count <= 4096 else { return false }
    return value.split(topLevel: { $0 == UInt8(ascii: ",") }).contains { item in
      let words = item.split(topLevel: { $0 <= 32 }).map { String(decoding: $0, as: UTF8.self) }
      return SpacedName.hyphenated(words.filter { !$0.isEmpty }) != nil
    }
  }

  static func easing(_ component: ArraySlice<UInt8>) throws(Problem) -> Easing {
    if let read = read(component) { return read }
    throw Problem(
      offset: component.startIndex, message: message(String(decoding: component, as: UTF8.self)))
  }

  /// The curve of a component; nil for another component. Carbon's `motion(exit, productive)` needs no `$easings`.
  static func read(_ component: ArraySlice<UInt8>) -> Easing? {
    let text = String(decoding: component, as: UTF8.self)
    if let own = EasingReader.own(text) { return own.easing }
    return text.hasPrefix("motion(") ? EasingReader.any(text, foreign: .platforms)?.easing : nil
  }

  /// Why a text is not a curve, after its own components.
  static func message(_ text: String) -> String {
    let shown = text.count > 60 ? text.prefix(60) + "..." : text[...]
    do throws(SyntaxError) {
      _ = try EasingParser().parse(text)
      return "'\(shown)' is not a curve of CSS"
    } catch {
      let hint = error.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return "'\(shown)': expected \(error.expected)\(hint)"
    }
  }

  static let globalKeywords: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  static func lowercased(_ component: ArraySlice<UInt8>) -> String {
    String(decoding: component, as: UTF8.self).lowercasedASCII
  }

  static func trimmed(_ component: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var component = component
    while let first = component.first, first <= 32 { component.removeFirst() }
    while let last = component.last, last <= 32 { component.removeLast() }
    return component
  }
}

extension String {
  /// The text without its quotes.
  var trimmingQuotes: String {
    guard let first, first == "\"" || first == "'", last == first, count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}

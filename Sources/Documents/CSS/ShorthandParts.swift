import CurveNotation
import Curves

/// The components of one transition or animation, each kind as often as CSS allows it.
struct ShorthandParts {
  let isTransition: Bool
  private(set) var easing: Easing?
  private(set) var name: String?
  /// The number of times, which are the duration and the delay.
  private(set) var times = 0
  private(set) var duration: Double?
  private(set) var delay: Double?
  private(set) var isEmpty = true
  /// Functions whose result is not known.
  private(set) var uncomputed: [String] = []
  private var hasCount = false
  /// The iteration count, unless it is calculated.
  private(set) var count = 1.0
  private(set) var direction = PlayDirection.normal
  /// The kinds of keywords that occurred, by their index in the list.
  private var kinds: Set<Int> = []

  init(isTransition: Bool) { self.isTransition = isTransition }

  private static let transitionKinds: [Set<String>] = [["normal", "allow-discrete"]]
  private static let animationKinds: [Set<String>] = [
    Set(PlayDirection.allCases.map(\.rawValue)),
    ["none", "forwards", "backwards", "both"], ["running", "paused"],
  ]

  mutating func add(_ component: ArraySlice<UInt8>) throws(Shorthand.Problem) {
    isEmpty = false
    let text = Shorthand.lowercased(component)
    if takeTime(text) || (!isTransition && takeCount(text)) { return }
    if easing == nil, let read = Shorthand.read(component) {
      easing = read
      return
    }
    let kinds = isTransition ? Self.transitionKinds : Self.animationKinds
    for (index, keywords) in kinds.enumerated() where keywords.contains(text) {
      guard self.kinds.insert(index).inserted else { continue }
      if !isTransition, index == 0 { direction = PlayDirection(rawValue: text) ?? .normal }
      return
    }
    guard name == nil, isName(component), text != "default",
      !Shorthand.globalKeywords.contains(text)
    else { throw Shorthand.Problem(offset: component.startIndex, message: reason(component)) }
    name = String(decoding: component, as: UTF8.self).trimmingQuotes
  }

  private mutating func takeTime(_ component: String) -> Bool {
    let isAutomatic = !isTransition && times == 0 && component == "auto"
    let seconds = StyleSheet.seconds(Array(component.utf8))
    guard times < 2, seconds != nil || isAutomatic || Self.isCalculation(component) else {
      return false
    }
    if seconds == nil, !isAutomatic {
      // A calculated number is how often the animation runs.
      if Calculation.function(component) != nil { return false }
      uncomputed.append(component)
    }
    if times == 0 {
      // Browsers take a duration below 0 here as 0.
      duration = seconds.map { max($0, 0) }
    } else {
      delay = seconds
    }
    times += 1
    return true
  }

  /// Whether a time or a timing function is among the components.
  var isStated: Bool { times > 0 || easing != nil }

  /// How often an animation runs, if more or less than once.
  var repeats: Repeats? {
    count == 1 || count == 0 ? nil : Repeats(count: count, autoreverses: direction.alternates)
  }

  private mutating func takeCount(_ component: String) -> Bool {
    let number = Self.count(component)
    guard !hasCount, number != nil || Self.isCalculation(component) else { return false }
    hasCount = true
    if let number { count = number } else { uncomputed.append(component) }
    return true
  }

  /// How often an animation runs; nil for another component.
  static func count(_ component: String) -> Double? {
    if component == "infinite" { return .infinity }
    if let result = Calculation.function(component) {
      return result.isTime ? nil : max(result.value, 0)
    }
    var scanner = TextScanner(component, isQuiet: true)
    guard let number = scanner.takeNumber()?.value(), number >= 0, scanner.isAtEnd else {
      return nil
    }
    return number
  }

  /// Whether a component is a function whose result may be a time or a number.
  static func isCalculation(_ component: String) -> Bool {
    let function = component.prefix { $0 != "(" }
    return component.hasSuffix(")")
      && [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "env", "attr",
        "random",
      ].contains(function)
  }

  private func isName(_ component: ArraySlice<UInt8>) -> Bool {
    guard let first = component.first, let last = component.last else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return !isTransition && component.count > 1 && last == first
    }
    let isPart = { (byte: UInt8) in
      TextScanner.isLetter(byte) || byte >= 0x80 || "-_\\".utf8.contains(byte)
    }
    let second = component.dropFirst().first ?? 0
    return isPart(first) && (first != UInt8(ascii: "-") || isPart(second))
      && component.dropFirst().allSatisfy { isPart($0) || (0x30...0x39).contains($0) }
  }

  private func reason(_ component: ArraySlice<UInt8>) -> String {
    let text = String(decoding: component, as: UTF8.self)
    if text.contains("("), easing == nil { return Shorthand.message(text) }
    let kind = isTransition ? "property" : "animation name"
    return "'\(text.prefix(60))' is not a timing function, a time or one more \(kind)"
  }
}

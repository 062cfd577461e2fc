import CurveNotation
import Curves

/// The transitions or animations of one scope: what its shorthands and longhands say together.
///
/// A shorthand resets the longhands before it, and the lists of longhands repeat for the properties or animations.
///
/// Source: CSS Transitions Level 1; CSS Animations Level 1.
struct TimingDeclarations {
  /// A list that one declaration sets; empty if it resets the property.
  private struct List<Value> {
    var values: [Value]
    var rank: Int
    /// The declaration.
    var index: Int
    var isLonghand: Bool

    /// The value for one of the properties or animations.
    subscript(number: Int) -> Value { values[number % values.count] }
  }

  /// A curve or, without one, a time of its own.
  struct Found {
    var what: String
    /// The name of the keyframes that an animation plays.
    var keyframes: String?
    /// Nil for a time of its own, which is the duration.
    var easing: Easing?
    /// Whether the keyframes are played backwards, with the mirrored curve.
    var isReversed = false
    var duration: Double?
    var delay: Double?
    var repeats: Repeats?
    /// The declaration.
    var index: Int
  }

  /// `transition` or `animation`.
  let property: String
  /// The properties or animations; nil for one without a name.
  private var names: List<String?>?
  private var easings: List<Easing?>?
  private var durations: List<Double?>?
  private var delays: List<Double?>?
  private var counts: List<Double>?
  private var directions: List<PlayDirection>?
  /// Whether each part of the shorthand has a time or a timing function.
  private var isStated: [Bool] = []

  init(_ property: String) { self.property = property }

  /// The property of a shorthand or longhand; nil for other properties.
  static func family(of property: String) -> String? {
    families.contains(property)
      ? property.split(separator: "-").first.map(String.init) : nil
  }

  static let families: Set<String> = [
    "transition", "transition-property", "transition-duration", "transition-delay",
    "transition-timing-function", "animation", "animation-name", "animation-duration",
    "animation-delay", "animation-timing-function", "animation-iteration-count",
    "animation-direction",
  ]

  // MARK: - Declarations

  /// Takes a declaration.
  ///
  /// - Parameters:
  ///   - property: Its property, without a browser's prefix.
  ///   - rank: Its rank in the cascade, where the later one of two equal ones wins.
  ///   - index: Its index.
  /// - Returns: The functions whose result is not known.
  mutating func add(
    _ property: String, _ value: [UInt8], rank: Int, index: Int
  ) throws(Shorthand.Problem) -> [String] {
    let keyword = Shorthand.lowercased(value[...])
    let isReset = Shorthand.globalKeywords.contains(keyword)
    guard property != self.property else {
      let parts = isReset ? [] : try Shorthand.parts(value, property: property)
      add(parts, rank: rank, index: index)
      return parts.flatMap(\.uncomputed)
    }
    let components =
      isReset
      ? []
      : value.split(topLevel: { $0 == UInt8(ascii: ",") }).map {
        Shorthand.trimmed($0)
      }
    var unknown: [String] = []
    func set<Value>(
      _ list: inout List<Value>?, _ read: (ArraySlice<UInt8>) throws(Shorthand.Problem) -> Value
    ) throws(Shorthand.Problem) {
      if let list, list.rank > rank { return }
      var values: [Value] = []
      for component in components { values.append(try read(component)) }
      list = List(values: values, rank: rank, index: index, isLonghand: true)
    }
    func time(_ component: ArraySlice<UInt8>) throws(Shorthand.Problem) -> Double? {
      let text = Shorthand.lowercased(component)
      if let seconds = StyleSheet.seconds(Array(component)) {
        guard seconds < 0, property.hasSuffix("duration") else { return seconds }
        if ShorthandParts.isCalculation(text) { return 0 }
        throw Shorthand.Problem(
          offset: component.startIndex, message: "the duration '\(text.prefix(60))' is negative")
      }
      if text == "auto" { return nil }
      guard ShorthandParts.isCalculation(text), Calculation.function(text) == nil else {
        throw Shorthand.Problem(
          offset: component.startIndex, message: "'\(text.prefix(60))' is not a time")
      }
      unknown.append(text)
      return nil
    }
    switch property.dropFirst(self.property.count + 1) {
    case "property", "name":
      try set(&names) { (component) throws(Shorthand.Problem) in
        String(decoding: component, as: UTF8.self).trimmingQuotes
      }
    case "duration": try set(&durations, time)
    case "delay": try set(&delays, time)
    case "timing-function":
      try set(&easings) { (component) throws(Shorthand.Problem) in try Shorthand.easing(component) }
    case "iteration-count":
      try set(&counts) { (component) throws(Shorthand.Problem) in
        let text = Shorthand.lowercased(component)
        if let count = ShorthandParts.count(text) { return count }
        guard ShorthandParts.isCalculation(text) else {
          throw Shorthand.Problem(
            offset: component.startIndex, message: "'\(text.prefix(60))' is not a number of runs")
        }
        unknown.append(text)
        return 1
      }
    default:
      try set(&directions) { (component) throws(Shorthand.Problem) in
        let text = Shorthand.lowercased(component)
        guard let direction = PlayDirection(rawValue: text) else {
          throw Shorthand.Problem(
            offset: component.startIndex, message: "'\(text.prefix(60))' is not a direction")
        }
        return direction
      }
    }
    return unknown
  }

  private mutating func add(_ parts: [ShorthandParts], rank: Int, index: Int) {
    func set<Value>(_ list: inout List<Value>?, _ value: (ShorthandParts) -> Value) {
      if let list, list.rank > rank { return }
      list = List(values: parts.map(value), rank: rank, index: index, isLonghand: false)
    }
    if names.map({ $0.rank <= rank }) ?? true { isStated = parts.map(\.isStated) }
    // `none` of an animation is one of its components.
    set(&names) { $0.name ?? ($0.isTransition || $0.isStated ? nil : "none") }
    set(&easings) { $0.easing }
    set(&durations) { $0.duration }
    set(&delays) { $0.delay }
    set(&counts) { $0.count }
    set(&directions) { $0.direction }
  }

  // MARK: - Results

  /// The curves, or the times of a rule that has nothing else.
  var found: [Found] {
    var given = self
    given.dropResets()
    return given.results
  }

  private mutating func dropResets() {
    func drop<Value>(_ list: inout List<Value>?) {
      if list?.values.isEmpty == true { list = nil }
    }
    drop(&names)
    drop(&easings)
    drop(&durations)
    drop(&delays)
    drop(&counts)
    drop(&directions)
  }

  private var results: [Found] {
    let isTimed = durations != nil || delays != nil
    if let names, !names.isLonghand || isTimed {
      let isLonghand =
        [easings?.isLonghand, durations?.isLonghand, delays?.isLonghand].contains(true)
      return names.values.indices.compactMap { number in
        let name = names[number]
        guard name != "none", names.isLonghand || isLonghand || isStated[number] else { return nil }
        let what =
          name.map { "\(property) \($0)" }
          ?? (property == "transition" ? "transition all" : property)
        let declaration =
          names.isLonghand ? easings.flatMap { $0.isLonghand ? $0.index : nil } : nil
        return found(
          what, easings.flatMap { $0[number] } ?? .ease, number, declaration ?? names.index,
          keyframes: property == "animation" ? name : nil)
      }
    }
    if let easings {
      return easings.values.indices.map { number in
        let suffix = easings.values.count == 1 ? "" : " \(number + 1)"
        return found(
          "\(property)-timing-function\(suffix)", easings[number] ?? .ease, number, easings.index)
      }
    }
    return times(durations, "duration") + times(delays, "delay")
  }

  private func found(
    _ what: String, _ easing: Easing, _ number: Int, _ index: Int, keyframes: String? = nil
  ) -> Found {
    let count = counts?[number] ?? 1
    let direction = directions?[number] ?? .normal
    return Found(
      what: what, keyframes: keyframes, easing: direction.applied(to: easing),
      isReversed: direction.isReversed,
      duration: durations.flatMap { $0[number] }.flatMap { $0 > 0 ? $0 : nil },
      delay: delays.flatMap { $0[number] }.flatMap { $0 == 0 ? nil : $0 },
      repeats: count == 1 || count == 0
        ? nil : Repeats(count: count, autoreverses: direction.alternates), index: index)
  }

  private func times(_ list: List<Double?>?, _ part: String) -> [Found] {
    guard let list, list.isLonghand else { return [] }
    return list.values.indices.compactMap { number in
      list[number].map { seconds in
        let suffix = list.values.count == 1 ? "" : " \(number + 1)"
        return Found(what: "\(property)-\(part)\(suffix)", duration: seconds, index: list.index)
      }
    }
  }
}

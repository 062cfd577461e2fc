import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves

/// The curves and times of a JSON file that are not tokens: texts, lists of four numbers, numbers whose names say
/// that they are times, and objects with the settings of a spring or a transition.
///
/// What looks like one but is not understood is noted.
struct PlainValues {
  /// A curve or a time.
  struct Item {
    var path: String
    var offset: Int
    /// Nil for a time.
    var easing: Easing?
    /// In seconds.
    var duration: Double?
    var delay: Double?
    var repeats: Repeats?

    /// Whether it has a time of its own.
    var isTimed: Bool { duration != nil || delay != nil }

    /// The name of a curve without a path, as in a file that is one object of settings.
    var name: String { if case .spring = easing { "spring" } else { "curve" } }
  }

  private(set) var items: [Item] = []
  /// Whether an object has a stiffness and a damping, which no other object has.
  private(set) var hasSprings = false
  /// Notes, each with its offset.
  private(set) var notes: [(message: String, offset: Int, isLoss: Bool)] = []
  private let bytes: [UInt8]

  /// Curves under any name.
  static let keywords: Set<String> = ["ease", "ease-in", "ease-out", "ease-in-out"]
  private static let limit = 10_000
  private static let descriptions: Set<String> = [
    "description", "comment", "name", "id", "type", "resolvedType",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var isFull: Bool { items.count + notes.count >= Self.limit }

  /// Takes a text, a number or a list of these.
  ///
  /// - Parameter labels: The keys of the value and of what is around it.
  mutating func add(_ value: JSONValue, path: String, labels: [String]) {
    guard !isFull, !Self.descriptions.contains(labels.first ?? "") else { return }
    switch value.content {
    case .string(let text): add(text, at: value, path: path, labels: labels)
    case .number(let number): add(number, at: value, path: path, labels: labels)
    case .array(let elements):
      if elements.count == 4, elements.allSatisfy({ $0.number != nil }) {
        addCurve(value, path: path, labels: labels)
        return
      }
      let isTimes =
        MotionWords.nameTime(labels) || labels.first.flatMap(MotionWords.unitsPerSecond) != nil
      // A long name over a long list would make paths far longer than the text.
      let path = path.utf8.count > 1000 ? String(path.prefix(1000)) : path
      for (index, element) in elements.enumerated() where isTimes || element.number == nil {
        let isCurve = element.elements.map { $0.count == 4 && $0.allSatisfy { $0.number != nil } }
        guard isCurve ?? true else { continue }
        add(element, path: "\(path).\(index)", labels: ["\(index)"] + labels.prefix(1))
      }
    case .null, .bool, .object: break
    }
  }

  /// Takes the value of a token whose type says nothing: a text or an object. What is no curve is not noted.
  mutating func add(token value: JSONValue, path: String, labels: [String]) {
    let count = notes.count
    switch value.content {
    case .string(let text):
      if let seconds = Calculation.expression(text)?.seconds {
        items.append(Item(path: path, offset: value.offset, duration: seconds))
      } else {
        add(text, at: value, path: path, labels: labels)
      }
    case .object: _ = add(object: value, path: path, labels: labels)
    default: break
    }
    notes.removeLast(notes.count - count)
  }

  /// Takes an object with the settings of one spring or transition.
  ///
  /// - Returns: Whether it is one.
  mutating func add(object: JSONValue, path: String, labels: [String]) -> Bool {
    guard !isFull, let own = object.members, !own.isEmpty else { return false }
    // The value of an older token has the name of its token.
    let isToken = labels.first == "value" && path.hasSuffix(".value")
    let path = isToken ? String(path.dropLast(".value".utf8.count)) : path
    let members = own.map { member in
      JSONValue.Member(
        key: SourceValue.camelCased(member.key), offset: member.offset, value: member.value)
    }
    let keys = members.map(\.key)
    if let points = Self.controlPoints(members) {
      do throws(SyntaxError) {
        append(try EasingParser().parse(points), at: object, path: path)
      } catch {
        note("\(path.prefix(60)): expected \(error.expected)", at: object)
      }
      return true
    }
    let isSpring =
      SourceValue.nameSpring(keys) || keys.contains("response") && MotionWords.nameSpring(labels)
    let isTransition =
      SourceValue.easingKeys.contains(where: keys.contains)
      && keys.contains { Self.settings.contains($0) }
    guard isSpring || isTransition || keys.contains("type") && keys.contains("duration"),
      members.allSatisfy({ Self.isSetting($0) }),
      // Objects in objects are each read again with what is in them.
      !members.contains(where: { $0.value.members != nil }) || object.end - object.offset <= 2048
    else { return false }
    let text = settings(of: members)
    do throws(SyntaxError) {
      let parsed = try EasingParser().parse(text)
      append(SourceValue.noting(parsed, keys), at: object, path: path)
    } catch {
      // A stiffness and a damping may be a pair of another kind, and the parts of a transition are read alone.
      if !isSpring || keys.contains("stiffness") { return false }
      note("\(path.prefix(60)): \(Self.reason(error, in: text))", at: object)
      return true
    }
    if keys.contains("stiffness"), keys.contains("damping") { hasSprings = true }
    return true
  }

  /// The cubic-bezier of an object with four coordinates or two points alone; nil for another one.
  private static func controlPoints(_ members: [JSONValue.Member]) -> String? {
    let values = Dictionary(
      members.lazy.filter { $0.key != "type" }.map { ($0.key, $0.value) }
    ) { _, last in last }
    let numbers =
      values.count == 4
      // Material's tokens count the points from 0.
      ? (values["x0"] == nil ? ["x1", "y1", "x2", "y2"] : ["x0", "y0", "x1", "y1"])
        .compactMap { values[$0]?.number }
      : values.count == 2
        ? ["p1", "p2"].flatMap { values[$0]?.elements?.map(\.number) ?? [] }.compactMap(\.self) : []
    guard numbers.count == 4 else { return nil }
    return "cubic-bezier(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
  }

  /// What is wrong with settings: a word that is none of many names says more than their list.
  private static func reason(_ error: SyntaxError, in text: String) -> String {
    let word = text.unicodeScalars.dropFirst(error.column - 1).prefix {
      $0.properties.isAlphabetic || $0 == "_"
    }
    guard error.expected.hasPrefix("one of "), error.expected.utf8.count > 120, !word.isEmpty else {
      return "expected \(error.expected)"
    }
    return "'\(String(word).prefix(60))' is not a setting of this spring"
  }

  /// Notes an object that is named as a spring, and has a damping but no stiffness that is known.
  mutating func noteSpring(_ members: [JSONValue.Member], _ path: String) {
    guard !isFull, let first = members.first, members.allSatisfy({ $0.value.number != nil }),
      members.contains(where: { ["damping", "friction", "dampingRatio"].contains($0.key) })
    else { return }
    notes.append(("\(path.prefix(60)): expected the settings of a spring", first.offset, true))
  }

  /// The values of a transition other than its curve.
  private static let settings: Set<String> = ["duration", "delay", "type", "repeat", "iterations"]

  /// Whether a member belongs to the object's own curve, or to no curve.
  private static func isSetting(_ member: JSONValue.Member) -> Bool {
    // Figma's easings are objects.
    if member.value.members != nil {
      return SourceValue.easingKeys.contains(member.key)
    }
    if SourceValue.settings.contains(member.key) || descriptions.contains(member.key) {
      return !(member.value.string.map { $0.hasPrefix("{") } ?? false)
    }
    guard let text = member.value.string else {
      return member.value.elements == nil && !MotionWords.nameTime([member.key])
        && !MotionWords.nameCurve([member.key])
    }
    return !SourceValue.isFunction(text) && StyleSheet.seconds(Array(text.utf8)) == nil
  }

  private mutating func add(
    _ text: String, at value: JSONValue, path: String, labels: [String]
  ) {
    let bytes = Array(text.utf8)
    if let seconds = StyleSheet.seconds(bytes) {
      return items.append(Item(path: path, offset: value.offset, duration: seconds))
    }
    if let whole = Shorthand.whole(bytes) {
      items += whole.map {
        Item(
          path: $0.what.isEmpty ? path : "\(path) \($0.what)", offset: value.offset,
          easing: $0.easing, duration: $0.duration, delay: $0.delay, repeats: $0.repeats)
      }
      return
    }
    if MotionWords.nameTime(labels), text.contains(where: \.isNumber) {
      if let number = Double(text), number.isFinite {
        return add(number, at: value, path: path, labels: labels)
      }
      return note("\(path.prefix(60)): expected a time such as \"200ms\"", at: value)
    }
    addCurve(value, path: path, labels: labels)
  }

  private mutating func add(
    _ number: Double, at value: JSONValue, path: String, labels: [String]
  ) {
    let unit = labels.first.flatMap(MotionWords.unitsPerSecond)
    guard unit != nil || MotionWords.nameTime(labels) else { return }
    guard let seconds = unit.map({ number / $0 }) ?? SourceValue.seconds(number) else {
      return note(
        "\(path.prefix(60)): \(messageNumber(number)) may be seconds or milliseconds", at: value)
    }
    items.append(Item(path: path, offset: value.offset, duration: seconds))
  }

  private mutating func addCurve(_ value: JSONValue, path: String, labels: [String]) {
    let found = SourceValue(
      name: path, labels: labels, range: value.offset..<value.end, text: text(of: value),
      members: [])
    do throws(SyntaxError) {
      // These words are curves under any name.
      if let text = value.string, Self.keywords.contains(text) {
        return append(try EasingParser().parse(text), at: value, path: path)
      }
      if let parsed = try found.parsed() { return append(parsed, at: value, path: path) }
      if MotionWords.nameSpring(labels), let text = value.string,
        let parsed = try? EasingParser().parse(text)
      {
        return append(parsed, at: value, path: path)
      }
      guard MotionWords.nameCurve(labels), value.string?.isEmpty != true else { return }
      append(try EasingParser().parse(value.string ?? text(of: value)), at: value, path: path)
    } catch {
      note("\(path.prefix(60)): expected \(error.expected)", at: value)
    }
  }

  private mutating func append(_ parsed: ParsedEasing, at value: JSONValue, path: String) {
    items.append(
      Item(
        path: path, offset: value.offset, easing: parsed.easing, duration: parsed.duration,
        delay: parsed.delay, repeats: parsed.repeats))
    for note in parsed.notes {
      notes.append(("\(path.prefix(60)): \(note)", value.offset, false))
    }
  }

  private mutating func note(_ message: String, at value: JSONValue) {
    notes.append((message, value.offset, true))
  }

  /// An object with some members, without those that only describe it.
  private func settings(of members: [JSONValue.Member]) -> String {
    let settings = members.filter { member in
      if Self.descriptions.contains(member.key) { return false }
      if SourceValue.settings.contains(member.key) { return true }
      switch member.value.content {
      case .number, .array, .object: return true
      case .string, .bool, .null: return false
      }
    }
    return SourceValue.object(of: settings.map { ($0.key, text(of: $0.value)) })
  }

  private func text(of value: JSONValue) -> String {
    String(decoding: bytes[value.offset..<value.end], as: UTF8.self)
  }
}

import CurveArithmetic
import CurveNotation
import CurvePlatforms
import Curves

/// Collects the properties of a style sheet whose value is a curve, and the curves in its shorthands.
/// Notes name the values that only look like curves.
struct CurveCollection {
  let cascade: Cascade
  var values: VariableResolution
  var curves: [DocumentCurve] = []
  /// The times of rules that set no property, name or timing function.
  var durations: [StyleSheet.Duration] = []
  var notes: NoteList
  /// The curves of declarations by index, once they are read; nil for a declaration that is not a curve.
  private var known: [Int: Found?] = [:]
  /// Variables without a value whose name doesn't say that they are curves.
  private var unresolved: [(declaration: Int, missing: String)] = []

  /// The curves of a declaration with their timing: one, or one for each transition or animation of a list.
  private struct Found {
    var items: [Shorthand.Item]

    init(_ items: [Shorthand.Item]) { self.items = items }

    init(
      easing: Easing, duration: Double? = nil, delay: Double? = nil, repeats: Repeats? = nil
    ) {
      items = [
        Shorthand.Item(
          what: "", easing: easing, duration: duration, delay: delay, repeats: repeats)
      ]
    }
  }

  init(_ cascade: Cascade, _ values: VariableResolution) {
    self.cascade = cascade
    self.values = values
    notes = NoteList(cascade.lines)
  }

  var reader: StyleSheetReader { cascade.reader }

  mutating func collect() {
    noteMalformed()
    for property in cascade.properties { collect(property) }
    collectShorthands()
    noteOverridden()
    noteUnresolved()
    curves = curves.map { ($0.line, $0) }.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  /// The curves of a property in its scopes. One of them needs no scope in its name: that of the root,
  /// or else the first without a condition, or else the first.
  private mutating func collect(_ property: Cascade.Property) {
    var found: [(scope: StyleScopes.Scope, index: Int, curve: Found)] = []
    for (scope, index) in property.scopes {
      if let curve = curve(of: index) {
        found.append((scope, index, curve))
      } else {
        noteProblem(of: index, property.name)
      }
    }
    let plain =
      found.firstIndex { $0.scope == StyleScopes.base }
      ?? found.firstIndex { $0.scope.condition == 0 } ?? 0
    for (number, (scope, index, curve)) in found.enumerated() {
      let block = reader.declarations[index].block
      let selector = scope.selector == 0 ? "" : cascade.selector(of: block)
      let name =
        number == plain
        ? property.name : Self.joined([cascade.conditions(of: block), selector, property.name])
      for item in curve.items {
        curves.append(
          DocumentCurve(
            name: Self.joined([name, item.what]), easing: item.easing, duration: item.duration,
            delay: item.delay, repeats: item.repeats, line: cascade.line(of: index),
            isAlias: values.alias(index) != nil))
      }
    }
  }

  /// The curve of a declaration. A property that only refers to another one shares its curve, whatever
  /// the length.
  private mutating func curve(of index: Int) -> Found? {
    var chain: [Int] = []
    var target = index
    while known[target] == nil, values.value(target) != nil, let next = values.alias(target),
      values.value(next) != nil
    {
      chain.append(target)
      target = next
    }
    let found = known[target] ?? read(target)
    known[target] = .some(found)
    for link in chain { known[link] = .some(found) }
    return found
  }

  private mutating func read(_ index: Int) -> Found? {
    guard let value = values.value(index) else { return nil }
    // Most values in a style sheet are colours and lengths: reject them early.
    guard let first = value.first(where: { $0 > 32 }), first != UInt8(ascii: "#") else {
      return nil
    }
    let text = String(decoding: value, as: UTF8.self)
    if let own = EasingReader.own(text) {
      // Four numbers without commas may also be a margin.
      let isBare = !reader.isList && first < 0x3A && !value.contains(UInt8(ascii: ","))
      return isBare ? nil : timed(own.easing, index)
    }
    if let items = shorthand(value, of: index) ?? list(value, of: index) { return Found(items) }
    guard reader.isList,
      let parsed = EasingReader.any(text, foreign: .platforms) ?? (try? EasingParser().parse(text))
    else { return nil }
    return Found(
      easing: parsed.easing, duration: parsed.duration, delay: parsed.delay,
      repeats: parsed.repeats)
  }

  /// The curves of a custom property that holds a complete transition or animation, such as Tailwind's `--animate-*`.
  private func shorthand(_ value: [UInt8], of index: Int) -> [Shorthand.Item]? {
    let name = reader.text(reader.declarations[index].name)
    guard !reader.isList, name.hasPrefix("--"), !Shorthand.hasSpacedName(value) else { return nil }
    if let whole = Shorthand.whole(value) { return whole }
    // `opacity 200ms` has the curve that applies without one.
    let components = value.split(topLevel: { $0 <= 32 || $0 == UInt8(ascii: ",") })
    guard components.count > 1,
      components.contains(where: { StyleSheet.seconds(Array($0)) != nil }),
      StyleSheet.times(value).isEmpty
    else { return nil }
    let isAnimation = name.lowercasedASCII.firstRange(of: "animat") != nil
    let property = isAnimation ? "animation" : "transition"
    let items = try? Shorthand.curves(value, property: property)
    return items.flatMap { $0.isEmpty ? nil : Shorthand.unnamedSingle($0, property) }
  }

  /// The curves of a custom property that holds the list of a timing function's property.
  private func list(_ value: [UInt8], of index: Int) -> [Shorthand.Item]? {
    guard value.count <= 4096, reader.text(reader.declarations[index].name).hasPrefix("--") else {
      return nil
    }
    let parts = value.split(topLevel: { $0 == UInt8(ascii: ",") })
    guard parts.count > 1 else { return nil }
    var items: [Shorthand.Item] = []
    for part in parts {
      let text = String(decoding: Shorthand.trimmed(part), as: UTF8.self)
      guard let own = EasingReader.own(text) else { return nil }
      items.append(Shorthand.Item(what: "\(items.count + 1)", easing: own.easing))
    }
    return items
  }

  /// A curve with the timing in the comment after its value, as this package writes it.
  private func timed(_ easing: Easing, _ index: Int) -> Found {
    let comment = reader.comment(behind: reader.declarations[index].value)
    let parsed = comment.flatMap { try? EasingParser().parse("linear \($0)") }
    return Found(
      easing: easing, duration: parsed?.duration, delay: parsed?.delay, repeats: parsed?.repeats)
  }

  static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: - Notes

  private mutating func noteMalformed() {
    for range in reader.malformed {
      guard reader.isList || CurveHint.isCall(reader.value(of: range)) else { continue }
      notes.add(
        "'\(reader.text(range).prefix(60))': expected a name, a colon and a curve",
        at: range.lowerBound)
    }
  }

  private mutating func noteOverridden() {
    for (loser, winner) in cascade.overridden
    where curve(of: loser) != nil || curve(of: winner) != nil {
      notes.add(
        "\(name(of: loser)) occurs twice: line \(cascade.line(of: winner)) applies",
        at: reader.declarations[loser].name.lowerBound)
    }
  }

  private func name(of index: Int) -> Substring {
    reader.text(reader.declarations[index].name).prefix(60)
  }

  /// Notes a value that was meant to be a curve.
  private mutating func noteProblem(of index: Int, _ name: String) {
    let offset = reader.declarations[index].value.lowerBound
    guard let value = values.value(index) else {
      let written = reader.bytes[reader.declarations[index].value]
      let isTime = MotionWords.nameTime([name]) && !isAlias(index)
      if reader.isList || isTime || CurveHint.isName(name) || CurveHint.isCall(written)
        || CurveHint.isTimed(written)
      {
        noteMissing(index, name)
      } else if isAlias(index), let missing = values.missingName(index) {
        unresolved.append((index, missing))
      }
      return
    }
    let text = String(decoding: value, as: UTF8.self)
    if text == "[object Object]" {
      return notes.add(
        "\(name.prefix(60)): [object Object] is what the tool that wrote the file makes of a value without a transform",
        at: offset)
    }
    if Calculation.isUnknownTime(text) { return noteUncomputed(text, in: index, name) }
    guard reader.isList || CurveHint.isMeant(value, name: name) else { return }
    notes.add(
      notes.isFull ? "" : "\(name.prefix(60)): \(Shorthand.message(text))", at: offset)
  }

  private func isAlias(_ index: Int) -> Bool {
    let value = reader.bytes[reader.declarations[index].value]
    return value.starts(with: "var(".utf8) && value.last == UInt8(ascii: ")")
  }

  mutating func noteMissing(_ index: Int, _ name: String) {
    let offset = reader.declarations[index].value.lowerBound
    guard !notes.isFull else { return notes.add("", at: offset) }
    let reason =
      values.loops.contains(index)
      ? "refers to itself"
      : values.missingName(index).map { "refers to \($0.prefix(60)), which has no value" }
        ?? "refers to too long a value"
    notes.add("\(name.prefix(60)) \(reason)", at: offset)
  }

  mutating func note(_ problem: Shorthand.Problem, in index: Int, _ name: String) {
    let range = reader.declarations[index].value
    // Offsets are those of the written value only if it has no references.
    let isWritten = values.value(index)?.elementsEqual(reader.bytes[range]) == true
    notes.add(
      "\(name): \(problem.message)", at: range.lowerBound + (isWritten ? problem.offset : 0))
  }

  /// One note on all variables without a value: a style sheet may rely on others for them.
  private mutating func noteUnresolved() {
    guard let (index, missing) = unresolved.first else { return }
    let others = unresolved.count > 1 ? " (and \(unresolved.count - 1) more like it)" : ""
    notes.add(
      "\(name(of: index)) refers to \(missing.prefix(60)), which has no value\(others)",
      at: reader.declarations[index].value.lowerBound)
  }
}

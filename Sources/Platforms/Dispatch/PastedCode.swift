import CurveNotation

/// The only curve of several statements, as in the extension of a type or in the lines of a function.
enum PastedCode {
  /// Longer texts are files.
  private static let limit = 16384

  /// The curve of a text; nil if no statement has one.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    guard text.utf8.count <= limit else { return nil }
    var reader = LiteralReader(TextScanner(text, isQuiet: true), depth: 8)
    guard let members = try? reader.statements() else { return nil }
    let literal = Literal(content: .call(Literal.settings, members), offset: 0)
    do throws(MeaningError) {
      guard let meaning = try meaning(members, at: 0) else { return nil }
      var parsed = ParsedEasing(
        foreign: try meaning.easing(at: 0), text: EasingReader.text(literal))
      (parsed.duration, parsed.delay) = (meaning.duration, meaning.delay)
      (parsed.repeats, parsed.notes) = (meaning.repeats, meaning.notes)
      return parsed
    } catch {
      if let inner = error.inner {
        throw inner.shifted(by: TextScanner(text).error("", at: error.offset).column)
      }
      throw TextScanner(text).error(
        error.expected, at: error.offset, suggestion: error.suggestion)
    }
  }

  /// The curve of code in place of a value; nil if it has none.
  static func meaning(_ code: Literal) throws(MeaningError) -> Meaning? {
    guard case .code(var text) = code.content, text.utf8.count <= limit,
      Literal.nesting(text) <= 8
    else { return nil }
    var offset = code.offset
    if text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
      text = String(text.dropFirst().dropLast())
      offset += 1
    }
    if let body = body(of: text) {
      offset += text.utf8.count - body.utf8.count
      text = body
    }
    var reader = LiteralReader(TextScanner(text, isQuiet: true), depth: 16)
    guard let members = try? reader.statements() else { return nil }
    return try meaning(members.map { $0.shifted(by: offset) }, at: code.offset)
  }

  /// The body of a function after its parameters, as in `(context) { ... }` and `(x) => ...`; nil for other
  /// code.
  private static func body(of text: String) -> String? {
    var reader = LiteralReader(TextScanner(text, isQuiet: true), depth: 16)
    guard reader.scanner.take("("), (try? reader.takeCode(until: ")")) != nil else { return nil }
    reader.skip()
    if reader.scanner.take("=") || reader.scanner.take("-") {
      return reader.scanner.take(">") ? reader.scanner.takeRemainder() : nil
    }
    return reader.scanner.take("{") ? reader.scanner.takeRemainder() : nil
  }

  private static func meaning(
    _ statements: [Literal.Member], at offset: Int
  ) throws(MeaningError) -> Meaning? {
    let code = Literal(content: .call(Literal.settings, replaced(statements)), offset: offset)
    return try Meaning.ignoringComputedVelocity(code) { (code, notes) throws(MeaningError) in
      try meaning(of: code.members, at: offset)?.noting(notes)
    }
  }

  private static func meaning(
    of members: [Literal.Member], at offset: Int
  ) throws(MeaningError) -> Meaning? {
    let curves = members.filter { $0.value.mentionsCurve }
    guard let first = curves.first else { return nil }
    // Other objects have settings too: `layer.position.y = 300`.
    let declared = Set(members.filter { SettingNotation.hasOwner([$0]) }.compactMap { $0.label })
    let isSetting = { (member: Literal.Member) in
      guard member.label != nil else { return member.value.callee?.lastPart.isSetter == true }
      return owner(of: member.label).map { declared.isEmpty || declared.contains($0) } ?? false
    }
    if curves.contains(where: isSetting) || SettingNotation.hasOwner(members) {
      let settings = members.filter { member in
        isSetting(member) || member.value.mentionsCurve || SettingNotation.hasOwner([member])
      }
      return try SettingNotation.meaning(
        settings + arguments(of: settings, in: members), at: offset
      )
      .delayed(by: members)
    }
    let meaning = try meaning(of: first)
    for other in curves.dropFirst() {
      guard let same = try? Self.meaning(of: other), try same.isEqual(meaning, at: other.offset)
      else {
        let names = curves.compactMap { $0.label }
        let list = names.count == curves.count ? ": \(names.joined(separator: ", "))" : ""
        throw MeaningError(.oneCurve(not: "\(curves.count)\(list)"), at: other.offset)
      }
    }
    return meaning.delayed(by: members)
  }

  /// The duration and delay that an animation was made with, as settings in addition to those that follow.
  private static func arguments(
    of settings: [Literal.Member], in members: [Literal.Member]
  ) -> [Literal.Member] {
    let owners = Set(settings.compactMap { owner(of: $0.label) ?? $0.label })
    return members.filter { $0.label.map(owners.contains) == true && !$0.value.mentionsCurve }
      .flatMap { $0.value.members }
      .filter { $0.label == "duration" || $0.label == "delay" }
  }

  /// `a` of the label `a.stiffness`; nil without a dot.
  private static func owner(of label: String?) -> String? {
    guard let label, let dot = label.firstIndex(of: ".") else { return nil }
    return String(label[..<dot])
  }

  private static func meaning(of member: Literal.Member) throws(MeaningError) -> Meaning {
    if case .code(let text) = member.value.content, Choice(text) == nil,
      text.utf8.first != UInt8(ascii: "{") || text.utf8.last != UInt8(ascii: "}")
    {
      throw MeaningError(.curveNotCode, at: member.value.offset)
    }
    guard let label = member.label, Carriers.labels.contains(label) else {
      return try Expressions.meaning(member.value)
    }
    return try ObjectNotation.carried(
      label, by: Expressions.call("", [member], at: member.offset))
  }

  /// The statements with the values of constants in place of their names. Constants that others use are left
  /// out. An animation whose settings follow, as in `a.stiffness = 230`, stays under its name.
  private static func replaced(_ statements: [Literal.Member]) -> [Literal.Member] {
    let owners = Set(statements.compactMap { owner(of: $0.label) })
    var known: [String: Literal] = [:]
    var used: Set<String> = []
    var budget = 64
    var result: [Literal.Member] = []
    for var member in statements {
      member.value = member.value.replacing { name in
        guard budget > 0, !owners.contains(name), let value = known[name] else { return nil }
        budget -= 1
        used.insert(name)
        return value
      }
      if let label = member.label, !label.contains("."), known[label] == nil {
        known[label] = member.value
      } else if case .call("CustomEase.create", let arguments) = member.value.content,
        case .text(let name)? = arguments.first?.value.content
      {
        known["\"\(name)\""] = member.value
        member.label = "\"\(name)\""
      }
      result.append(member)
    }
    return result.filter { $0.label.map { !used.contains($0) } ?? true }
  }
}

extension Literal {
  /// The expression with other expressions in place of names and of texts in quotes.
  func replacing(_ value: (String) -> Literal?) -> Literal {
    var result = self
    switch content {
    case .name(let name):
      if var found = value(name) {
        found.offset = offset
        return found
      }
    case .text(let text):
      if let found = value("\"\(text)\"") { return found }
    case .list(let elements): result.content = .list(elements.map { $0.replacing(value) })
    case .object, .call:
      if case .call(let name, let members) = content, let dot = name.lastIndex(of: "."),
        let receiver = value(String(name[..<dot]))
      {  // a method of a constant
        let first = Member(label: Self.receiver, mark: ": ", value: receiver, offset: offset)
        result.content = .call(String(name[name.index(after: dot)...]), [first] + members)
      }
      result.members = result.members.map { member in
        var member = member
        member.value = member.value.replacing(value)
        return member
      }
    case .number, .code: break
    }
    return result
  }
}

extension Meaning {
  /// The same animation after the delay of `animator.startAnimation(afterDelay: 0.2)`.
  func delayed(by members: [Literal.Member]) -> Self {
    for member in members where member.value.callee?.lastPart == "startAnimation" {
      if let delay = member.value.member("afterDelay") {
        return timed(nil, delay: delay, delayNamed: "afterDelay", in: .seconds)
      }
    }
    return self
  }
}

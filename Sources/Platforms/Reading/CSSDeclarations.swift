import CurveArithmetic
import CurveNotation
import Curves

/// Declarations of CSS, Sass and Less, and classes of Tailwind, with one curve among other words:
/// `transition: opacity 200ms ease-in 50ms`, `$ease: cubic-bezier(...)`, `duration-200 ease-out`.
struct CSSDeclarations {
  private var curve: (easing: Easing, text: String)?
  private var duration: Double?
  private var delay: Double?
  private var count: Double?
  private var goesBack = false
  private var notes: [String] = []
  private let text: String

  /// The curve of declarations; nil for other texts.
  static func parsed(_ given: String) throws(SyntaxError) -> ParsedEasing? {
    let text = withoutComments(given)
    if let classes = try tailwind(text) { return classes }
    if let keyframes = text.firstRange(of: "keyframes "),
      text[keyframes.upperBound...].contains("timing-function")
    {
      return nil
    }
    // Selectors and the conditions of rules are of no interest.
    var declarations = split(text[...], at: [";", "{", "}"])
    if declarations.count > 1 { declarations = declarations.filter { isRelevant($0) } }
    guard let first = declarations.first,
      isDeclaration(first) || isTimed(first) || first.hasPrefix("@include ")
    else { return nil }
    var result = Self(text: text)
    do throws(SyntaxError) {
      for declaration in declarations { try result.add(declaration) }
      return try result.parsed()
    } catch {
      // Scripts have these names too.
      if trimmed(first).hasPrefix("eas") { return nil }
      throw error
    }
  }

  private init(text: String) { self.text = text }

  /// The text with spaces in place of comments, so that all columns stay.
  private static func withoutComments(_ text: String) -> String {
    guard text.firstRange(of: "/*") != nil || text.firstRange(of: "//") != nil else { return text }
    var result: [UInt8] = []
    var bytes = text.utf8[...]
    func blank(_ end: Substring.UTF8View.Index) {
      for byte in bytes[..<end] where byte & 0xC0 != 0x80 { result.append(byte == 10 ? 10 : 32) }
      bytes = bytes[end...]
    }
    while let byte = bytes.first {
      if bytes.starts(with: "/*".utf8) {
        let remainder = Substring(bytes)
        blank(remainder.firstRange(of: "*/")?.upperBound ?? remainder.endIndex)
      } else if bytes.starts(with: "//".utf8), result.last != UInt8(ascii: ":") {
        blank(bytes.firstIndex(of: 10) ?? bytes.endIndex)
      } else {
        result.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func parsed() throws(SyntaxError) -> ParsedEasing {
    guard let curve else { throw error("a curve", at: text[...]) }
    var parsed = ParsedEasing(foreign: curve.easing, text: text)
    (parsed.duration, parsed.delay, parsed.notes) = (duration, delay, notes)
    if let count, count != 1 { parsed.repeats = Repeats(count: count, autoreverses: goesBack) }
    return parsed
  }

  /// The names of properties whose value may be a curve.
  private static func isProperty(_ name: Substring) -> Bool {
    let word = name.lowercased()
    guard !word.contains(where: { "(){}\"'".contains($0) }) else { return false }
    if ["--", "$", "@"].contains(where: { word.hasPrefix($0) }) { return true }
    let property = unprefixed(word)
    return ["transition", "animation"].contains { property == $0 || property.hasPrefix($0 + "-") }
      || word.hasSuffix("timing-function") || word == "easing" || word == "ease"
  }

  private static func isDeclaration(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return isProperty(trimmed(text[..<colon]))
      && !trimmed(text[text.index(after: colon)...]).isEmpty
  }

  /// Whether a declaration may say something about a curve.
  private static func isRelevant(_ declaration: Substring) -> Bool {
    if declaration.hasPrefix("@include") { return true }
    guard isDeclaration(declaration), let colon = declaration.firstIndex(of: ":") else {
      return false
    }
    let name = trimmed(declaration[..<colon]).lowercased()
    if name.hasPrefix("eas") { return false }  // settings of scripts
    return !["timeline", "range", "composition", "fill-mode", "play-state", "behavior"].contains {
      name.hasSuffix($0)
    }
  }

  /// A property without the prefix of a browser.
  private static func unprefixed(_ property: String) -> String {
    for prefix in ["-webkit-", "-moz-", "-ms-", "-o-"] where property.hasPrefix(prefix) {
      return String(property.dropFirst(prefix.utf8.count))
    }
    return property
  }

  /// Whether a value without a property has a time among its words.
  private static func isTimed(_ text: Substring) -> Bool {
    split(text, at: [" ", "\n", "\t"]).contains { time($0) != nil }
  }

  private mutating func add(_ declaration: Substring) throws(SyntaxError) {
    if declaration.hasPrefix("@include motion(") {
      return try add(declaration.dropFirst(9), of: "")
    }
    if declaration.hasPrefix("@include"), let open = declaration.firstIndex(of: "("),
      let close = declaration.lastIndex(of: ")")
    {
      try add(declaration[declaration.index(after: open)..<close], of: "transition")
      return
    }
    let colon = declaration.firstIndex(of: ":")
    let name = colon.map { Self.trimmed(declaration[..<$0]).lowercased() } ?? ""
    var value = declaration
    if Self.isDeclaration(declaration), let colon {
      value = declaration[declaration.index(after: colon)...]
    }
    var items = Self.split(value, at: [","])
    guard var first = items.first else { throw error("a value", at: declaration) }
    var property = name
    property = Self.unprefixed(property)
    if ["--", "$", "@"].contains(where: { property.hasPrefix($0) }) {
      if let only = try only(of: value) {
        value = only
        items = Self.split(value, at: [","])
      }
      guard let head = items.first else { throw error("a value", at: declaration) }
      first = head
      // A variable with a time is that of a transition, unless it is the time alone.
      if Self.split(first, at: [" ", "\n", "\t"]).count > 1, Self.isTimed(first) {
        property = first.contains("infinite") ? "animation" : "transition"
      } else if Self.isTimed(first) {
        property += property.hasSuffix("delay") ? "" : "-duration"
      }
    }
    var once = Self(text: text)
    try once.add(first, of: property)
    try merge(once, at: first)
    for item in items.dropFirst() {
      var other = Self(text: text)
      try other.add(item, of: property)
      guard other.curve?.easing == curve?.easing, other.duration == duration,
        other.delay == delay
      else { throw error("one curve and timing for all of the list", at: item) }
    }
  }

  /// The value of a Sass map with one key; nil for other values.
  private func only(of value: Substring) throws(SyntaxError) -> Substring? {
    let map = Self.trimmed(value)
    guard map.hasPrefix("("), map.hasSuffix(")") else { return nil }
    let entries = Self.split(map.dropFirst().dropLast(), at: [","])
    guard entries.count == 1, let colon = entries[0].firstIndex(of: ":") else {
      throw error("one curve, not \(entries.count)", at: value)
    }
    return entries[0][entries[0].index(after: colon)...]
  }

  /// Adds what another declaration says. A second curve must be the same.
  private mutating func merge(_ other: Self, at offset: Substring) throws(SyntaxError) {
    if let found = other.curve {
      guard curve == nil || curve?.easing == found.easing else {
        throw error("one curve, and this is another one", at: offset)
      }
      curve = curve ?? found
    }
    guard other.duration == nil || duration == nil || other.duration == duration,
      other.delay == nil || delay == nil || other.delay == delay
    else { throw error("one duration and delay", at: offset) }
    duration = duration ?? other.duration
    delay = delay ?? other.delay
    count = count ?? other.count
    goesBack = goesBack || other.goesBack
    for note in other.notes where !notes.contains(note) { notes.append(note) }
  }

  private mutating func add(_ item: Substring, of property: String) throws(SyntaxError) {
    let isAnimation =
      property.hasPrefix("animation") || property.isEmpty && item.contains("infinite")
    let isShorthand = property == "transition" || property == "animation"
    var names = 0
    for word in Self.split(item, at: [" ", "\n", "\t"]) {
      let word = Self.unquoted(word)
      let lower = word.lowercased()
      if let seconds = Self.time(word) ?? KnownVariable.duration(String(word))
        ?? Self.fallbackTime(word)
      {
        if property.hasSuffix("delay") || duration != nil && isShorthand
          || duration != nil && property.isEmpty
        {
          delay = seconds
        } else {
          duration = seconds
        }
        continue
      }
      if lower == "!important" || lower == "!default" || lower == "!global" { continue }
      if isAnimation, lower == "infinite" { count = .infinity; continue }
      if isAnimation, let number = Self.number(word) { count = number; continue }
      if isAnimation, lower == "alternate" { goesBack = true; continue }
      if isAnimation, lower == "reverse" || lower == "alternate-reverse" {
        notes.append("a curve does not carry \(lower)")
        continue
      }
      if isShorthand || property.hasSuffix("-mode") || property.hasSuffix("-state"),
        [
          "normal", "none", "forwards", "backwards", "both", "running", "paused",
          "allow-discrete",
        ].contains(lower)
      {
        continue
      }
      if curve == nil, let read = EasingReader.own(String(word)) {
        curve = (read.easing, String(word))
        continue
      }
      if curve == nil, lower.hasPrefix("motion("),
        let read = EasingReader.any(String(word), foreign: .platforms)
      {
        curve = (read.easing, String(word))
        continue
      }
      if curve == nil, lower.hasPrefix("ease-"), let named = EaseName(lower)?.easing() {
        curve = (named, String(word))
        notes.append(
          "read as Penner's equation, as Unity's style sheets name it: CSS has no \(lower)")
        continue
      }
      if curve == nil, let known = KnownVariable(String(word)) {
        curve = (known.easing, known.name)
        notes.append(known.note)
        continue
      }
      if curve == nil, let variable = VariableFallback(String(word)),
        let read = EasingReader.own(String(Self.trimmed(variable.value)))
      {
        curve = (read.easing, String(word))
        notes.append(variable.note)
        continue
      }
      let isName = !word.contains("(") && !word.contains("#") && Self.isIdentifier(word)
      if isName,
        isShorthand || property.isEmpty || property.hasSuffix("-name")
          || property.hasSuffix("-property"), names == 0
      {
        names += 1
        continue
      }
      if lower.hasPrefix("var("), property.hasSuffix("-property") || property.hasSuffix("-name") {
        continue
      }
      // The reason of the word itself, such as a control point out of range.
      if word.contains("("), !lower.hasPrefix("var("), !lower.hasPrefix("calc(") {
        do throws(SyntaxError) {
          _ = try NotationParser().parse(String(word))
        } catch let problem {
          throw problem.shifted(by: error("", at: word).column - 1)
        }
      }
      throw error("a timing function, a time or a name, not \(word.prefix(60))", at: word)
    }
    // The initial value of CSS.
    if isShorthand, curve == nil, duration != nil { curve = (.ease, "ease") }
  }

  private func error(_ expected: String, at offset: Substring) -> SyntaxError {
    SyntaxError(
      column: text[..<offset.startIndex].unicodeScalars.count + 1, expected: expected)
  }
}

extension CSSDeclarations {
  /// `ease-[cubic-bezier(0.4,_0,_0.2,_1)]` or a list of classes with a duration; nil for other texts.
  private static func tailwind(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    var result = Self(text: text)
    var isTailwind = false
    for word in split(text[...], at: [" ", "\n", "\t", "\"", "'"]) {
      var word = word
      // Variants such as hover: or md: come first.
      if let bracket = word.firstIndex(of: "[") {
        if let colon = word[..<bracket].lastIndex(of: ":") {
          word = word[word.index(after: colon)...]
        }
      } else if let colon = word.lastIndex(of: ":") {
        word = word[word.index(after: colon)...]
      }
      if word.hasPrefix("ease-["), word.hasSuffix("]") {
        let value = String(word.dropFirst(6).dropLast().map { $0 == "_" ? " " : $0 })
        do throws(SyntaxError) {
          result.curve = (try NotationParser().parse(value).easing, value)
        } catch {
          throw error.shifted(by: result.error("", at: word).column + 5)
        }
        isTailwind = true
      } else if word.hasPrefix("animate-["), word.hasSuffix("]") {
        let value = String(word.dropFirst(9).dropLast().map { $0 == "_" ? " " : $0 })
        return try parsed("animation: " + value)
      } else if let curve = classes[word] {
        guard result.curve == nil else { return nil }
        result.curve = (curve, String(word))
      } else if let seconds = time(word, after: "duration-") {
        (result.duration, isTailwind) = (seconds, true)
      } else if let seconds = time(word, after: "delay-") {
        (result.delay, isTailwind) = (seconds, true)
      } else if word == "transition" || word.hasPrefix("transition-") {
        isTailwind = true
      } else if !isIdentifier(word), !word.contains("[") {
        return nil
      }
    }
    guard isTailwind, result.curve != nil else { return nil }
    return try result.parsed()
  }

  /// Tailwind's timing functions, which are not those of CSS.
  private static let classes: [Substring: Easing] = [
    "ease-linear": .linear,
    "ease-in": .cubicBezier(CubicBezier(valid: 0.4, 0, 1, 1)),
    "ease-out": .cubicBezier(CubicBezier(valid: 0, 0, 0.2, 1)),
    "ease-in-out": .cubicBezier(CubicBezier(valid: 0.4, 0, 0.2, 1)),
  ]

  /// `duration-200` is in milliseconds, `duration-[0.2s]` has a unit.
  private static func time(_ word: Substring, after prefix: String) -> Double? {
    guard word.hasPrefix(prefix) else { return nil }
    let value = word.dropFirst(prefix.count)
    if value.hasPrefix("["), value.hasSuffix("]") { return time(value.dropFirst().dropLast()) }
    return number(value).map { $0 / 1000 }
  }

  /// The time that a variable has as its fallback.
  private static func fallbackTime(_ word: Substring) -> Double? {
    VariableFallback(String(word)).flatMap { time(trimmed($0.value)) }
  }

  /// A time with its unit, in seconds.
  private static func time(_ word: Substring) -> Double? {
    var scanner = TextScanner(String(word), isQuiet: true)
    guard let number = scanner.takeNumber(), let unit = scanner.takeName()?.lowercasedASCII,
      scanner.isAtEnd, unit == "s" || unit == "ms"
    else { return nil }
    return number.value(shiftedBy: unit == "ms" ? -3 : 0)
  }

  private static func number(_ word: Substring) -> Double? {
    var scanner = TextScanner(String(word), isQuiet: true)
    guard let number = scanner.takeNumber(), scanner.isAtEnd else { return nil }
    return number.value()
  }

  /// The value in quotes or in Less's escape.
  private static func unquoted(_ word: Substring) -> Substring {
    let inner = word.hasPrefix("~") ? word.dropFirst() : word
    guard inner.count > 1, let first = inner.first, first == "\"" || first == "'",
      inner.last == first
    else { return word }
    return inner.dropFirst().dropLast()
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    word.utf8.first.map { $0 > 0x39 || $0 == UInt8(ascii: "-") } == true
      && word.utf8.allSatisfy { TextScanner.isLetter($0) || "-_0123456789./".utf8.contains($0) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Where a comment ends.
  private static func commentEnd(_ text: Substring) -> Substring.Index {
    var offset = text.startIndex
    while offset < text.endIndex {
      if text[offset...].hasPrefix("*/") { return text.index(offset, offsetBy: 2) }
      offset = text.index(after: offset)
    }
    return offset
  }

  /// The parts between separators outside parentheses, without those that are empty. Comments are left out.
  private static func split(_ text: Substring, at separators: Set<Character>) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var offset = start
    func add(upTo end: Substring.Index) {
      let part = trimmed(text[start..<end])
      if !part.isEmpty { parts.append(part) }
    }
    while offset < text.endIndex {
      let character = text[offset]
      if character == "/", text[offset...].hasPrefix("/*") {
        add(upTo: offset)
        let end = commentEnd(text[offset...])
        (start, offset) = (end, end)
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      if depth == 0, separators.contains(character) {
        add(upTo: offset)
        start = text.index(after: offset)
      }
      offset = text.index(after: offset)
    }
    add(upTo: text.endIndex)
    return parts
  }
}

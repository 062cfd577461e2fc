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
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    if let classes = try tailwind(text) { return classes }
    var body = Substring(text)
    // A rule: its selector is of no interest.
    if let open = body.firstIndex(of: "{"),
      !body[..<open].contains(where: { ":;\"'=(".contains($0) })
    {
      body = body[body.index(after: open)...]
      if let close = body.lastIndex(of: "}") { body = body[..<close] }
    }
    let declarations = split(body, at: [";"])
    guard declarations.allSatisfy({ isDeclaration($0) || declarations.count == 1 }),
      let first = declarations.first, isDeclaration(first) || isTimed(first)
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
    return ["transition", "animation"].contains {
      word.hasPrefix($0) || word.hasPrefix("-webkit-" + $0)
    }
      || word.hasSuffix("timing-function") || word == "easing" || word == "ease"
  }

  private static func isDeclaration(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return isProperty(trimmed(text[..<colon]))
      && !trimmed(text[text.index(after: colon)...]).hasPrefix("{")
  }

  /// Whether a value without a property has a time among its words.
  private static func isTimed(_ text: Substring) -> Bool {
    split(text, at: [" ", "\n", "\t"]).contains { time($0) != nil }
  }

  private mutating func add(_ declaration: Substring) throws(SyntaxError) {
    let colon = declaration.firstIndex(of: ":")
    let name = colon.map { Self.trimmed(declaration[..<$0]).lowercased() } ?? ""
    var value = declaration
    if Self.isDeclaration(declaration), let colon {
      value = declaration[declaration.index(after: colon)...]
    }
    let items = Self.split(value, at: [","])
    guard let first = items.first else { throw error("a value", at: declaration) }
    var property = name
    if property.hasPrefix("-webkit-") { property = String(property.dropFirst(8)) }
    try add(first, of: property)
    for item in items.dropFirst() {
      var other = Self(text: text)
      try other.add(item, of: property)
      guard other.curve?.easing == curve?.easing, other.duration == duration,
        other.delay == delay
      else { throw error("one curve and timing for all of the list", at: item) }
    }
  }

  private mutating func add(_ item: Substring, of property: String) throws(SyntaxError) {
    let isAnimation = property.hasPrefix("animation")
    let isShorthand = property == "transition" || property == "animation"
    var names = 0
    for word in Self.split(item, at: [" ", "\n", "\t"]) {
      let lower = word.lowercased()
      if let seconds = Self.time(word) ?? KnownVariable.duration(String(word)) {
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
      } else if let curve = classes[word] {
        guard result.curve == nil else { return nil }
        result.curve = (curve, String(word))
      } else if let seconds = time(word, after: "duration-") {
        (result.duration, isTailwind) = (seconds, true)
      } else if let seconds = time(word, after: "delay-") {
        (result.delay, isTailwind) = (seconds, true)
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

import CurveArithmetic
import CurveNotation
import Curves

/// Declarations of CSS, Sass and Less, and classes of Tailwind, with one curve among other words:
/// `transition: opacity 200ms ease-in 50ms`, `$ease: cubic-bezier(...)`, `duration-200 ease-out`.
struct CSSDeclarations {
  var curve: (easing: Easing, text: String)?
  var duration: Double?
  var delay: Double?
  private var count: Double?
  private var goesBack = false
  private var isReversed = false
  private var notes: [String] = []
  private let text: String
  /// What reads the functions of other systems, such as Sass' `motion(standard, productive)`.
  let foreign: ForeignNotation

  /// The curve of declarations; nil for other texts.
  static func parsed(
    _ given: String, foreign: ForeignNotation
  ) throws(SyntaxError) -> ParsedEasing? {
    let text = withoutComments(given)
    if let classes = try tailwind(text, foreign: foreign) { return classes }
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
    var result = Self(text: text, foreign: foreign)
    do throws(SyntaxError) {
      for declaration in declarations { try result.add(declaration) }
      return try result.parsed()
    } catch {
      // Scripts have these names too.
      if isDeclaration(first), first.hasPrefix("eas") { return nil }
      throw error
    }
  }

  init(text: String, foreign: ForeignNotation) { (self.text, self.foreign) = (text, foreign) }

  func parsed() throws(SyntaxError) -> ParsedEasing {
    guard let curve else { throw error(.curve, at: text[...]) }
    // A backward run also plays the timing function backwards.
    let easing = isReversed ? curve.easing.mirrored : curve.easing
    var parsed = ParsedEasing(foreign: easing, text: text)
    (parsed.duration, parsed.delay, parsed.notes) = (duration, delay, notes)
    if case .spring(let spring) = curve.easing, let duration, duration != spring.duration {
      let seconds = cssNumber(duration)
      parsed.duration = nil
      parsed.notes.append(
        "the spring keeps its own duration, and \(seconds) s is not read: `over: \(seconds)` within it cuts it there"
      )
    }
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

  /// Whether a value without a property has a time among its keywords.
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
    guard var first = items.first else { throw error(.value, at: declaration) }
    var property = name
    property = Self.unprefixed(property)
    if ["--", "$", "@"].contains(where: { property.hasPrefix($0) }) {
      if let only = try only(of: value) {
        value = only
        items = Self.split(value, at: [","])
      }
      guard let head = items.first else { throw error(.value, at: declaration) }
      first = head
      // A variable with a time is that of a transition, unless it is the time alone.
      if Self.split(first, at: [" ", "\n", "\t"]).count > 1, Self.isTimed(first) {
        property = first.contains("infinite") ? "animation" : "transition"
      } else if Self.isTimed(first) {
        property += property.hasSuffix("delay") ? "" : "-duration"
      }
    }
    if property.isEmpty, items.count > 1 { try checkCommas(value, items) }
    var once = Self(text: text, foreign: foreign)
    try once.add(first, of: property)
    try merge(once, at: first)
    for item in items.dropFirst() {
      var other = Self(text: text, foreign: foreign)
      try other.add(item, of: property)
      guard other.curve?.easing == curve?.easing, other.duration == duration,
        other.delay == delay
      else { throw error(.one("curve and timing for all of the list"), at: item) }
    }
  }

  /// The value of a Sass map with one key; nil for other values.
  private func only(of value: Substring) throws(SyntaxError) -> Substring? {
    let map = Self.trimmed(value)
    guard map.hasPrefix("("), map.hasSuffix(")") else { return nil }
    let entries = Self.split(map.dropFirst().dropLast(), at: [","])
    guard entries.count == 1, let colon = entries[0].firstIndex(of: ":") else {
      throw error(.oneCurve(not: "\(entries.count)"), at: value)
    }
    return entries[0][entries[0].index(after: colon)...]
  }

  /// Adds what another declaration says. A second curve must be the same.
  private mutating func merge(_ other: Self, at offset: Substring) throws(SyntaxError) {
    if let found = other.curve {
      guard curve == nil || curve?.easing == found.easing else {
        throw error(.one("curve, and this is another one"), at: offset)
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
    isReversed = isReversed || other.isReversed
    for note in other.notes where !notes.contains(note) { notes.append(note) }
  }

  mutating func add(_ item: Substring, of property: String) throws(SyntaxError) {
    let isAnimation =
      property.hasPrefix("animation") || property.isEmpty && item.contains("infinite")
    let isShorthand = property == "transition" || property == "animation"
    var names = 0
    let words = Self.split(item, at: [" ", "\n", "\t"])
    if property.isEmpty || property == "transition" { try checkSpaces(words, in: item) }
    for word in words {
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
      if isAnimation, lower == "alternate" || lower == "alternate-reverse" { goesBack = true }
      if isAnimation, lower == "reverse" || lower == "alternate-reverse" { isReversed = true }
      if isAnimation, ["alternate", "reverse", "alternate-reverse"].contains(lower) { continue }
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
      if curve == nil, lower.hasPrefix("motion(") || property.isEmpty && lower.hasPrefix("ease"),
        let read = EasingReader.any(String(word), foreign: foreign)
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

  func error(
    _ expected: Expectation, at offset: Substring, _ suggestion: String? = nil
  ) -> SyntaxError {
    SyntaxError(
      column: text[..<offset.startIndex].unicodeScalars.count + 1, expected: expected,
      suggestion: suggestion)
  }
}

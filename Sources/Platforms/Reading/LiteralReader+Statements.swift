import CurveNotation

/// Statements: declarations, assignments, and members without their braces.
extension LiteralReader {
  /// Whether a declaration, an assignment or a labelled value comes next.
  mutating func startsWithSetting() -> Bool {
    let offset = scanner.position
    defer { scanner.rewind(to: offset) }
    return takeLabel() != nil
  }

  /// Names that may be followed by their number alone: `stiffness 230, damping 22`.
  private static let parameters: Set<String> = [
    "mass", "stiffness", "damping", "tension", "friction", "response", "dampingRatio",
    "dampingFraction", "bounce", "velocity", "initialVelocity", "x1", "y1", "x2", "y2",
  ]

  /// Takes the name that a statement sets and the mark after it. The type before a name is skipped.
  mutating func takeLabel() -> (name: String, mark: String)? {
    skip()
    while scanner.take("@") {  // an attribute
      guard scanner.takeName() != nil else { return nil }
      skip()
    }
    if let key = takeText() {
      skip()
      return takeMark() == ": " ? (key, ": ") : nil
    }
    guard var name = takeName() else { return nil }
    skip()
    if Self.fillers.contains(name), let close = takeOpening() {  // const [a, b] = ...
      guard (try? takeCode(until: close)) != nil else { return nil }
      skip()
      return takeMark().map { (name, $0) }
    }
    if takeDelegate() { return (name, " = ") }
    if let mark = takeMark() {
      return (name, mark == ": " && takeDelegate() ? " = " : mark)
    }
    if Self.parameters.contains(name), let next = scanner.next, "0123456789.-".utf8.contains(next) {
      return (name, ": ")
    }
    // A type: `Curve c = ...`, `CASpringAnimation *spring = ...`
    let offset = scanner.position
    if scanner.take("<") {
      guard scanner.takeName() != nil, scanner.take(">") else { return nil }
      skip()
    }
    while scanner.take("*") || scanner.take("?") || scanner.take("&") { skip() }
    guard let second = takeName() else {
      scanner.rewind(to: offset)
      return nil
    }
    name = second
    skip()
    guard let mark = takeMark(), mark == " = " else { return nil }
    return (name, mark)
  }

  /// Takes the mark that opens a list or an object; returns the one that closes it.
  private mutating func takeOpening() -> Unicode.Scalar? {
    scanner.take("[") ? "]" : scanner.take("{") ? "}" : nil
  }

  /// Takes Kotlin's `by` before the delegate of a property, and the type in front of it.
  private mutating func takeDelegate() -> Bool {
    let offset = scanner.position
    skip()
    for _ in 0..<2 {
      guard let word = scanner.takeName() else { break }
      takeGenerics()
      skip()
      if word == "by" { return true }
    }
    scanner.rewind(to: offset)
    return false
  }

  private static let namespaces: Set<String> = ["android", "app", "motion", "xlink"]

  /// Settings such as `animation.mass = 1; animation.damping = 10`, or members without their braces, up
  /// to the end of the text. Calls between them have no label.
  mutating func settings() throws(SyntaxError) -> [Literal.Member] {
    var members: [Literal.Member] = []
    skipSeparators()
    while !scanner.isAtEnd {
      let offset = scanner.position
      if let label = takeLabel() {
        var value = Self.parameters.contains(label.name) ? try parameter() : try value()
        skip()
        // What a colon precedes is a type if an equals sign follows it.
        var name = label.name
        if label.mark == ": ", takeMark() == " = " {
          // The name of an attribute has a prefix: `android:duration="300"`.
          if Self.namespaces.contains(name), case .name(let local) = value.content { name = local }
          value = try self.value()
        }
        members.append(
          Literal.Member(label: name, mark: label.mark, value: value, offset: offset))
      } else {
        scanner.rewind(to: offset)
        let isReturned = scanner.takeName() == "return"
        scanner.rewind(to: offset)
        var value = try expression()
        // `QPropertyAnimation animation(object, "pos")` of C++ makes what the settings are for.
        if case .name(let type) = value.content, type.first?.isUppercase == true {
          skip()
          value = try expression()
          if case .call = value.content { skipSeparators(); continue }
        }
        if isReturned, case .name = value.content, !members.isEmpty {  // `return animation`
          skipSeparators()
          skipEnd()
          if scanner.isAtEnd { break }
        }
        guard case .call = value.content else { throw scanner.error(.setting, at: offset) }
        members.append(Literal.Member(label: nil, mark: "", value: value, offset: offset))
      }
      skipSeparators()
    }
    return members
  }

  /// The value of a parameter. Another parameter may follow it without a separator.
  private mutating func parameter() throws(SyntaxError) -> Literal {
    skip()
    let offset = scanner.position
    if let number = scanner.takeNumber() {
      let value = number.value()
      skip()
      if value.isFinite, startsWithSetting() {
        return Literal(content: .number(value, unit: ""), offset: offset)
      }
      scanner.rewind(to: offset)
    }
    return try value()
  }

  private static let blocks: Set<String> = [
    "animate", "Behavior", "NumberAnimation", "PropertyAnimation", "ColorAnimation",
  ]

  /// `animate x, y { ... }` of Slint and `NumberAnimation on x { ... }` of QML; nil for another text.
  mutating func block() -> Literal? {
    let offset = scanner.position
    guard let word = takeName(), Self.blocks.contains(word) else {
      scanner.rewind(to: offset)
      return nil
    }
    repeat { skip() } while scanner.take(",") || takeName() != nil
    var literal = Literal(content: .name(word), offset: offset)
    takeClosure(of: &literal)
    guard case .call = literal.content else {
      scanner.rewind(to: offset)
      return nil
    }
    return literal
  }

  /// Takes `<!-- ... -->`.
  private mutating func takeElementComment() -> Bool {
    let offset = scanner.position
    if scanner.take("<"), scanner.take("!"), scanner.take("-"), scanner.take("-"),
      scanner.skip(past: "-->")
    {
      return true
    }
    scanner.rewind(to: offset)
    return false
  }

  private mutating func skipSeparators() {
    repeat { skip() } while scanner.take(";") || scanner.take(",")
    let offset = scanner.position
    skipEnd()
    if !scanner.isAtEnd { scanner.rewind(to: offset) }
  }

  /// Skips the punctuation that copying leaves after an expression: separators, and marks that close what
  /// was opened before it.
  mutating func skipEnd() {
    skip()
    if scanner.take(";") { skip() }
    while takeElementComment() { skip() }
    let offset = scanner.position
    while let next = scanner.next, ";,)]}".utf8.contains(next) {
      scanner.advance()
      skip()
    }
    if !scanner.isAtEnd { scanner.rewind(to: offset) }
  }
}

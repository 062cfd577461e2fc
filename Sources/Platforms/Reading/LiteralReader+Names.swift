import CurveNotation

/// Names, texts in quotes, units and type parameters.
extension LiteralReader {
  /// A text in quotes of any kind.
  mutating func takeText() -> String? {
    if let text = scanner.takeQuoted() { return text }
    return scanner.takeQuoted(by: "`")
  }

  /// A name, skipping filler words before it. Its parts are separated by dots, also where a language writes
  /// `::` or `?.`.
  mutating func takeName() -> String? {
    while true {
      let offset = scanner.position
      let hasPoint = scanner.take(".")
      guard var name = takeWord() else {
        scanner.rewind(to: offset)
        return nil
      }
      while takeArrow(after: &name) || takeSeparator(), let part = takeWord() {
        name = (name.hasSuffix(".") ? String(name.dropLast()) : name) + "." + part
      }
      if name.lastPart == "TweenService", scanner.take(":"), let part = takeWord() {  // Lua
        name += "." + part
      }
      if hasPoint { return "." + name }
      guard Self.fillers.contains(name) else { return name }
      skip()
      guard let next = scanner.next, TextScanner.isLetter(next) || next == UInt8(ascii: ".") else {
        return name
      }
    }
  }

  /// Takes the arrow of `object->member`, whose hyphen looks like a part of the name before it.
  private mutating func takeArrow(after name: inout String) -> Bool {
    let offset = scanner.position
    guard name.hasSuffix("-"), scanner.take(">"), let next = scanner.next,
      TextScanner.isLetter(next)
    else {
      scanner.rewind(to: offset)
      return false
    }
    name.removeLast()
    return true
  }

  mutating func takeSeparator() -> Bool {
    let offset = scanner.position
    if scanner.take(":"), scanner.take(":") { return true }
    scanner.rewind(to: offset)
    _ = scanner.take("?") || scanner.take("!")
    if scanner.take("."), let next = scanner.next, TextScanner.isLetter(next) { return true }
    scanner.rewind(to: offset)
    return false
  }

  /// A word that may begin with `_` or `$`.
  mutating func takeWord() -> String? {
    let offset = scanner.position
    var prefix = ""
    while let next = scanner.next, next == UInt8(ascii: "_") || next == UInt8(ascii: "$") {
      prefix.unicodeScalars.append(Unicode.Scalar(next))
      scanner.advance()
    }
    if let word = scanner.takeName() { return prefix + word }
    if !prefix.isEmpty { return prefix }
    scanner.rewind(to: offset)
    return nil
  }

  /// A resource of Android after its `@`: `android:interpolator/fast_out_slow_in`.
  mutating func takeResource() -> String? {
    guard var name = scanner.takeName() else { return nil }
    for mark: Unicode.Scalar in [":", "/"] where scanner.take(mark) {
      guard let remainder = scanner.takeName() else { return nil }
      name += String(mark) + remainder
    }
    return name
  }

  /// The type parameters of Kotlin's `spring<Float>(...)`.
  mutating func takeGenerics() {
    let offset = scanner.position
    guard scanner.take("<") else { return }
    var level = 1
    while level > 0 {
      skip()
      if scanner.takeName() != nil || scanner.take(",") || scanner.take("?") { continue }
      if scanner.take("<") {
        level += 1
      } else if scanner.take(">") {
        level -= 1
      } else {
        scanner.rewind(to: offset)
        return
      }
    }
    if let next = scanner.next, !" (={[)\n\r\t,;".utf8.contains(next) { scanner.rewind(to: offset) }
  }

  /// The number whose digits are in groups, as in `2_000`, if it began at a position.
  mutating func takeGroups(since start: Int) -> Double? {
    guard scanner.next == UInt8(ascii: "_") else { return nil }
    let offset = scanner.position
    while let next = scanner.next, (0x30...0x39).contains(next) || next == UInt8(ascii: "_") {
      scanner.advance()
    }
    let digits = scanner.text(since: start).filter { $0 != "_" && $0 != "@" }
    if let value = Double(digits) { return value }
    scanner.rewind(to: offset)
    return nil
  }

  mutating func takeUnit() -> String {
    if scanner.take("%") { return "%" }
    let offset = scanner.position
    let point = scanner.take(".") ? "." : ""
    if let name = scanner.takeName() { return point + name }
    scanner.rewind(to: offset)
    return ""
  }

  /// The name of a method after a dot, if there is one.
  mutating func takeMethod() -> String? {
    let offset = scanner.position
    skip()
    _ = scanner.take("?") || scanner.take("!")
    if scanner.take("."), let name = scanner.takeName() { return name }
    scanner.rewind(to: offset)
    if scanner.take(":"), scanner.takeName() == "Play" { return "Play" }  // Lua
    scanner.rewind(to: offset)
    return nil
  }

  /// Takes the type that TypeScript and Kotlin write after `as` or `satisfies`.
  mutating func takeType() {
    let offset = scanner.position
    skip()
    if let word = scanner.takeName(), word == "as" || word == "satisfies" {
      skip()
      if takeName() != nil {
        takeGenerics()
        return
      }
    }
    scanner.rewind(to: offset)
  }
}

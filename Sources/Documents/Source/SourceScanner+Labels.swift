/// Labels, the types after them and the values that they name.
extension SourceScanner {
  /// The value after a name and `=` or `:`; nil if neither follows.
  ///
  /// - Parameter typed: The label before the name, which may be the label's type.
  mutating func labelled(
    _ name: String, typed: (name: String, isTyped: Bool)? = nil
  ) -> SourceValue? {
    let back = position
    _ = skipSpaceAndComments()
    guard position < bytes.count else { return nil }
    let mark = bytes[position]
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isAssignment =
      mark == UInt8(ascii: "=") && following != UInt8(ascii: "=") && following != UInt8(ascii: ">")
    guard isAssignment || mark == UInt8(ascii: ":") && following != UInt8(ascii: ":") else {
      position = back
      return nil
    }
    position += 1
    // `name: Type = value`
    let isType = isAssignment && typed?.isTyped == true
    label = (isType ? typed?.name ?? name : name, !isAssignment)
    _ = skipSpaceAndComments()
    let value = value(named: label?.name ?? name)
    labelEnd = end(of: value)
    return value
  }

  /// The value after an equals sign that follows a label and its type.
  mutating func assigned() -> SourceValue? {
    position += 1
    guard position < bytes.count, !"=>".utf8.contains(bytes[position]), let name = label?.name
    else { return nil }
    label = (name, false)
    _ = skipSpaceAndComments()
    let value = value(named: name)
    labelEnd = end(of: value)
    return value
  }

  /// Where the label of a value ends. A comma may be within the parameters of a type.
  private func end(of value: SourceValue?) -> Int? {
    guard let end = value?.range.upperBound, end < bytes.count, bytes[end] != UInt8(ascii: ",")
    else { return nil }
    return end
  }

  /// Skips `<...>` in a line, whose commas separate no values.
  mutating func skipTypeParameters() {
    let start = position
    var level = 0
    let limit = min(start + Self.typeLimit, bytes.count)
    while position < limit, bytes[position] != 10 {
      if bytes[position] == UInt8(ascii: "<") { level += 1 }
      if bytes[position] == UInt8(ascii: ">") { level -= 1 }
      position += 1
      if level == 0 { return }
    }
    position = start + 1
  }

  /// Skips the type of a tuple, as in `const ease: [number, number] = ...` and `let ease: (Float, Float) = ...`.
  mutating func skipTupleType() -> Bool {
    let close = bytes[position] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    let line = bytes[position...].prefix(Self.typeLimit).prefix { $0 != 10 }
    let type = line.prefix { $0 != UInt8(ascii: "=") }
    guard type.endIndex < line.endIndex, type.last(where: { $0 > 32 }) == close,
      type.allSatisfy({ isWordPart($0) || "()[],<>: ".utf8.contains($0) })
    else { return false }
    position = type.endIndex
    return true
  }

  /// The line of a function without a name under the name of a curve, such as `easeIn: t => t * t`; nil for another
  /// value.
  private func closure(named name: String) -> Extent? {
    let line = bytes[position...].prefix(Self.typeLimit).prefix { $0 != 10 }
    guard MotionWords.nameCurve([name]), line.contains(UInt8(ascii: ">")),
      String(decoding: line, as: UTF8.self).firstRange(of: "=>") != nil
    else { return nil }
    return Extent(range: position..<line.endIndex)
  }

  /// The value at the position, with a name and the names around it; nil if no curve is that long.
  func value(named name: String) -> SourceValue? {
    guard let extent = extent(from: position) ?? closure(named: name), !extent.range.isEmpty else {
      return nil
    }
    let around = around
    // The `value` of an older token is named by its token.
    let isToken = name == "value" || name == "$value"
    let whole = String(decoding: bytes[extent.range], as: UTF8.self)
    let text = Self.branch(of: whole) ?? whole
    return SourceValue(
      name: (around + [name]).joined(separator: "."),
      labels: [name] + around.suffix(isToken ? 2 : 1).reversed(),
      range: extent.range, text: text,
      members: extent.members, isArgument: scopes.last?.close == UInt8(ascii: ")"),
      isStatement: hasChains && extent.choices.isEmpty && Self.isChain(text),
      choices: extent.choices.map { String(decoding: bytes[$0], as: UTF8.self) })
  }

  /// The value in Sass's `if($excludes, null, 700ms)`, a choice between null and one value; nil for another text.
  private static func branch(of text: String) -> String? {
    guard text.hasPrefix("if("), text.hasSuffix(")") else { return nil }
    let parts = Array(text.utf8.dropFirst(3).dropLast()).split(topLevel: {
      $0 == UInt8(ascii: ",")
    }).map { String(decoding: Shorthand.trimmed($0), as: UTF8.self) }
    guard parts.count == 3 else { return nil }
    return parts[1] == "null" ? parts[2] : parts[2] == "null" ? parts[1] : nil
  }
}

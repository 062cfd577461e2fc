/// The variables that statements define, and their values.
extension Preprocessor {
  mutating func collect(_ bytes: [UInt8]) {
    var isStart = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isStart, byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@"),
        let (name, value, end) = Self.definition(in: bytes, at: index)
      {
        define(name, value, depth: 0)
        definitions.append(index..<end)
        index = end
        continue
      }
      if "\"'".utf8.contains(byte) { index = Self.quoteEnd(bytes, index) - 1 }
      if byte > 32 { isStart = "{};".utf8.contains(byte) }
      index += 1
    }
  }

  /// The variable that a statement defines, its value, and where the statement ends.
  private static func definition(
    in bytes: [UInt8], at start: Int
  ) -> (name: String, value: ArraySlice<UInt8>, end: Int)? {
    var index = start + 1
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if bytes[start] == UInt8(ascii: "$") {
      while index < bytes.count, bytes[index] <= 32 { index += 1 }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), name.utf8.count > 1,
      name != "@page"
    else { return nil }
    let first = index + 1
    var depth = 0
    index = first
    while index < bytes.count {
      let byte = bytes[index]
      if "\"'".utf8.contains(byte) {
        index = quoteEnd(bytes, index)
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) {
        if depth == 0 { return (name, bytes[first..<index], index) }
        depth -= 1
        // Less has no semicolon after a map in braces.
        if depth == 0, byte == UInt8(ascii: "}"), bytes[start] == UInt8(ascii: "@") {
          return (name, bytes[first...index], index + 1)
        }
      }
      if byte == UInt8(ascii: ";"), depth == 0 { return (name, bytes[first..<index], index + 1) }
      index += 1
    }
    return (name, bytes[first..<index], index)
  }

  private mutating func define(_ name: String, _ value: ArraySlice<UInt8>, depth: Int) {
    var value = Shorthand.trimmed(value)
    var isDefault = false
    for flag in ["!default", "!global"] where value.reversed().starts(with: flag.utf8.reversed()) {
      isDefault = flag == "!default"
      value = Shorthand.trimmed(value.dropLast(flag.utf8.count))
    }
    if value.first == UInt8(ascii: "~"), let quote = value.dropFirst().first,
      "\"'".utf8.contains(quote), value.last == quote, value.count > 3
    {
      value = value.dropFirst(2).dropLast()
    }
    let isMap =
      value.first == UInt8(ascii: "(") && value.last == UInt8(ascii: ")")
      || value.first == UInt8(ascii: "{") && value.last == UInt8(ascii: "}")
    if isMap {
      guard depth < Self.depthLimit else { return }
      for member in Self.members(value.dropFirst().dropLast()) {
        guard let colon = member.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let key = Shorthand.trimmed(member[..<colon]).filter(Self.isNamePart)
        if key.isEmpty || key.count > 100 { continue }
        define(
          name + "." + String(decoding: key, as: UTF8.self), member[(colon + 1)...],
          depth: depth + 1)
      }
      return
    }
    guard !value.isEmpty, value.count <= Self.lengthLimit, values.count < Self.countLimit else {
      return
    }
    let text = String(decoding: value, as: UTF8.self)
    // Which of several values applies depends on the order of evaluation; a default only fills a gap.
    switch values[name] {
    case nil: values[name] = text
    case let known? where known == text || isDefault: break
    default: values[name] = .some(nil)
    }
  }

  /// The parts between commas or semicolons outside of brackets.
  private static func members(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var members: [ArraySlice<UInt8>] = []
    var (depth, start) = (0, bytes.startIndex)
    for index in bytes.indices {
      let byte = bytes[index]
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0, ",;".utf8.contains(byte) {
        members.append(bytes[start..<index])
        start = index + 1
      }
    }
    return members + [bytes[start...]]
  }
}

/// The references to variables and maps in a text.
extension Preprocessor {
  /// The variable, or the member of a map as `$map.key`, that a value is; nil for another value.
  static func reference(_ text: some StringProtocol) -> String? {
    guard let first = text.utf8.first, "$@m".utf8.contains(first), text.utf8.count <= 200 else {
      return nil
    }
    let bytes = Array(text.utf8)
    guard let (namespace, name, end) = reference(in: bytes, at: 0), namespace == nil,
      end == bytes.count
    else { return nil }
    return name
  }

  /// The name of what `$a`, `@a`, `@{a}`, `@a[key]`, `map.get($a, "key")` or `map.get(m.$a, "key")` refers to, the
  /// module that is named within a call, and where the reference ends.
  ///
  /// - Parameter depth: The calls that it is the map of, as in `map-get(map-get($a, b), c)`.
  static func reference(
    in bytes: [UInt8], at start: Int, depth: Int = 0
  ) -> (namespace: String?, name: String, end: Int)? {
    guard depth < depthLimit, "$@m".utf8.contains(bytes[start]) else { return nil }
    var index = start
    func skipSpace() { while index < bytes.count, bytes[index] <= 32 { index += 1 } }
    func take(_ byte: UInt8) -> Bool {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
      return true
    }
    func takeWord() -> String? {
      let first = index
      while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
      return first < index ? String(decoding: bytes[first..<index], as: UTF8.self) : nil
    }
    func takeVariable() -> String? {
      guard index < bytes.count else { return nil }
      let mark = bytes[index]
      guard mark == UInt8(ascii: "$") || mark == UInt8(ascii: "@") else { return nil }
      index += 1
      let isBraced = mark == UInt8(ascii: "@") && take(UInt8(ascii: "{"))
      guard let word = takeWord(), !isBraced || take(UInt8(ascii: "}")) else { return nil }
      return String(decoding: [mark], as: UTF8.self) + word
    }
    if bytes[start] == UInt8(ascii: "m") {
      let functions = ["map.get(", "map-get("]
      guard functions.contains(where: { bytes[start...].starts(with: $0.utf8) }) else { return nil }
      index += 8
      skipSpace()
      var namespace: String?
      var name: String
      if index < bytes.count, bytes[index] == UInt8(ascii: "m"),
        let map = reference(in: bytes, at: index, depth: depth + 1)
      {
        (namespace, name, index) = map
      } else {
        namespace = takeWord()
        guard namespace == nil || take(UInt8(ascii: ".")), let variable = takeVariable() else {
          return nil
        }
        name = variable
      }
      skipSpace()
      while take(UInt8(ascii: ",")) {
        skipSpace()
        let isQuoted = take(UInt8(ascii: "\"")) || take(UInt8(ascii: "'"))
        guard let key = takeWord() else { return nil }
        if isQuoted, !take(UInt8(ascii: "\"")), !take(UInt8(ascii: "'")) { return nil }
        name += "." + key
        skipSpace()
      }
      return take(UInt8(ascii: ")")) ? (namespace, name, index) : nil
    }
    guard var name = takeVariable() else { return nil }
    while bytes[start] == UInt8(ascii: "@"), take(UInt8(ascii: "[")) {
      _ = take(UInt8(ascii: "@"))
      guard let key = takeWord(), take(UInt8(ascii: "]")) else { return nil }
      name += "." + key
    }
    return (nil, name, index)
  }
}

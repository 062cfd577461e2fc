/// The functions and mixins of a Sass file. Their parameters are no variables of the file.
struct SassTemplates {
  /// A function whose body is one `@return`.
  struct Function {
    var parameters: SassParameters
    var value: String
  }

  /// The functions by their names.
  private(set) var functions: [String: Function] = [:]
  /// What depends on parameters, as ranges of the text that are no declarations of it.
  private(set) var ranges: [Range<Int>] = []
  /// The parameters of mixins.
  private(set) var heads: [Range<Int>] = []

  private static let lengthLimit = 4096
  private static let countLimit = 1000

  /// - Parameter bytes: The text with spaces in place of its comments.
  init(_ bytes: [UInt8]) {
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "@")) {
      offset = mark + 1
      let isFunction = bytes[mark...].starts(with: "@function ".utf8)
      guard isFunction || bytes[mark...].starts(with: "@mixin ".utf8),
        ranges.count < Self.countLimit,
        let open = bytes[mark...].prefix(1000).firstIndex(where: { "({;}".utf8.contains($0) }),
        bytes[open] == UInt8(ascii: "("), let close = Self.end(of: open, in: bytes)
      else { continue }
      let body = bytes[close...].drop { $0 <= 32 }
      guard body.first == UInt8(ascii: "{"), let end = Self.end(of: body.startIndex, in: bytes)
      else { continue }
      let parameters = SassParameters(bytes[(open + 1)..<(close - 1)])
      let inside = (body.startIndex + 1)..<(end - 1)
      if isFunction {
        guard let value = Self.returned(bytes[inside]) else { continue }
        let name = bytes[(mark + 10)..<open].filter(Preprocessor.isNamePart)
        functions[String(decoding: name, as: UTF8.self)] = Function(
          parameters: parameters, value: value)
        ranges.append(mark..<end)
        offset = end
      } else {
        heads.append(open..<close)
        ranges += Self.statements(bytes[inside], with: Set(parameters.list.map(\.name)))
      }
    }
  }

  /// The value of a function whose body returns one that is no map.
  private static func returned(_ body: ArraySlice<UInt8>) -> String? {
    let statement = Shorthand.trimmed(body)
    guard statement.starts(with: "@return ".utf8), statement.count <= lengthLimit else {
      return nil
    }
    var value = Shorthand.trimmed(statement.dropFirst(8))
    if value.last == UInt8(ascii: ";") { value = Shorthand.trimmed(value.dropLast()) }
    guard value.first != UInt8(ascii: "("), !value.contains(where: { ";{}@".utf8.contains($0) })
    else { return nil }
    return String(decoding: value, as: UTF8.self)
  }

  /// The statements that mention parameters, without the braces after the heads of blocks.
  static func statements(
    _ body: ArraySlice<UInt8>, with names: Set<String>
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, isMeant) = (body.startIndex, false)
    var index = body.startIndex
    while index < body.endIndex {
      let byte = body[index]
      if byte == UInt8(ascii: "$") {
        let word = body[(index + 1)...].prefix(while: Preprocessor.isNamePart)
        isMeant = isMeant || names.contains("$" + String(decoding: word, as: UTF8.self))
      }
      if ";{}".utf8.contains(byte) {
        if isMeant { found.append(start..<(byte == UInt8(ascii: ";") ? index + 1 : index)) }
        (start, isMeant) = (index + 1, false)
      }
      index += 1
    }
    return isMeant ? found + [start..<body.endIndex] : found
  }

  /// After the bracket that closes the one at an offset; nil without it.
  static func end(of open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var index = open
    while index < bytes.count {
      let byte = bytes[index]
      if "\"'".utf8.contains(byte) {
        index = Preprocessor.quoteEnd(bytes, index)
        continue
      }
      if "({".utf8.contains(byte) { depth += 1 }
      if ")}".utf8.contains(byte) { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// The value of a call of a function, with its arguments in place of the parameters, and where the call ends; nil for
  /// other text.
  func value(in bytes: [UInt8], at start: Int) -> (value: String, end: Int)? {
    let word = bytes[start...].prefix(while: Preprocessor.isNamePart)
    guard word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "("),
      let function = functions[String(decoding: word, as: UTF8.self)],
      let end = Self.end(of: word.endIndex, in: bytes), end - start <= Self.lengthLimit
    else { return nil }
    let values = function.parameters.values(bytes[(word.endIndex + 1)..<(end - 1)])
    guard function.parameters.list.allSatisfy({ values[$0.name] != nil }) else { return nil }
    return (SassParameters.replacing(values, in: Array(function.value.utf8)), end)
  }
}

import Arithmetic

/// A JSON text (RFC 8259) with the places of its values: read strictly, without duplicate keys, numbers
/// beyond what a Double holds, more than 512 levels or invalid UTF-8.
///
/// Own code, because errors need places, numbers need all their digits, and large scenes are to be read in
/// microseconds for each animation: the text is scanned once into a flat list of tokens, and nothing is
/// copied from it until someone asks.
package final class JSONDocument: Sendable {
  /// The kinds of values. An encoded string has escapes or characters beyond ASCII.
  enum Kind: UInt8, Sendable {
    case null, yes, no, number, string, encodedString, array, object

    /// The kind in words.
    var words: String {
      switch self {
      case .null: "null"
      case .yes, .no: "true or false"
      case .number: "a number"
      case .string, .encodedString: "text"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  /// A value's place in the text. The members of an object follow it as keys and values, the elements of a
  /// list as values.
  struct Token: Sendable {
    /// The byte at which it begins.
    var place: UInt32
    /// The bytes of a number, or of a string with its quotes; for objects and lists the token after the
    /// last inside.
    var extent: UInt32
    var kind: Kind
  }

  let bytes: [UInt8]
  let tokens: [Token]
  let powers = PowersOfTen.shared

  /// Reads a whole document.
  ///
  /// Complexity: linear in the text.
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= DocumentPlace.sizeLimit else {
      throw DocumentError(line: 1, column: 1, path: "", message: "the text is larger than 64 MiB")
    }
    self.bytes = bytes
    var scanner = JSONScanner(bytes)
    try scanner.document()
    tokens = scanner.tokens
  }

  /// The token after a value.
  func next(_ token: Int) -> Int {
    switch tokens[token].kind {
    case .array, .object: Int(tokens[token].extent)
    default: token + 1
    }
  }

  /// The number of a token; nil if no double is as large.
  func number(_ token: Int) -> Double? {
    let start = Int(tokens[token].place)
    let number = bytes.withUnsafeBytes { bytes in
      DecimalReader.read(
        UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(tokens[token].extent)]),
        powers: powers)
    }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

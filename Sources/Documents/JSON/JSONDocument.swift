import CurveArithmetic

/// A JSON text (RFC 8259) with the positions of its values. It is read strictly: duplicate keys, numbers too
/// large for a Double, more than 512 levels and invalid UTF-8 are errors.
///
/// It replaces Foundation's reader because errors need positions, numbers need all their digits, and large
/// scenes must be read in microseconds per animation. One scan makes a flat list of tokens; text is
/// copied only on demand.
package final class JSONDocument: Sendable {
  /// The kinds of values. An encoded string has escapes or characters beyond ASCII.
  enum Kind: UInt8, Sendable {
    case null, yes, no, number, string, encodedString, array, object

    /// The kind's name, for errors.
    var phrase: String {
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

  /// A value's position in the text. An object's members follow it as keys and values, a list's elements as
  /// values.
  struct Token: Sendable {
    /// The byte offset at which it begins.
    var offset: UInt32
    /// The length in bytes of a number, or of a string with its quotes. For objects and lists, the token
    /// after the last one inside.
    var extent: UInt32
    var kind: Kind
  }

  /// A member whose key is given again.
  struct Repeated: Sendable {
    /// The byte range of its key.
    var key: Range<Int>
    /// The byte offset of the next member.
    var end: Int
    /// The byte offset of the last member with the key.
    var last: Int
  }

  let bytes: [UInt8]
  let tokens: [Token]
  /// The members whose key is given again; empty unless they are kept.
  let repeated: [Repeated]
  let powers = PowersOfTen.shared

  /// Reads a whole document.
  ///
  /// - Parameter keepsRepeated: Whether a key that is given again is not an error.
  ///
  /// Complexity: linear in the text.
  package init(_ bytes: [UInt8], keepsRepeated: Bool = false) throws(DocumentError) {
    guard bytes.count <= DocumentText.sizeLimit else {
      throw DocumentError(line: 1, column: 1, path: "", message: "the text is larger than 64 MiB")
    }
    self.bytes = bytes
    var scanner = JSONScanner(bytes, keepsRepeated: keepsRepeated)
    try scanner.document()
    (tokens, repeated) = (scanner.tokens, scanner.repeated)
  }

  /// The token after a value.
  func next(_ token: Int) -> Int {
    switch tokens[token].kind {
    case .array, .object: Int(tokens[token].extent)
    default: token + 1
    }
  }

  /// The number of a token; nil if it exceeds the range of doubles.
  func number(_ token: Int) -> Double? {
    let start = Int(tokens[token].offset)
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

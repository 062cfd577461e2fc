import CurveDocuments

/// Cuts the text of a JSON list into lists of some of its elements, so that it need not be read whole.
struct JSONListParts {
  /// Some of the elements as a list of their own.
  struct Part {
    fileprivate(set) var bytes: [UInt8]
    /// Whether the text begins with it.
    var isFirst: Bool { elements == 0 && line == 0 && column == 0 }
    /// The number of elements, of line feeds and of characters in its first line that come before the part.
    fileprivate var elements = 0
    fileprivate var line = 0
    fileprivate var column = 0

    /// An error in the part at its position in the whole text.
    func moved(_ error: DocumentError) -> DocumentError {
      guard !isFirst else { return error }
      var error = error
      // The bracket that begins the part is not in the text.
      if error.line == 1 { error.column += column - 1 }
      error.line += line
      if error.path.hasPrefix("["), let end = error.path.firstIndex(of: "]"),
        let index = Int(error.path[error.path.index(after: error.path.startIndex)..<end])
      {
        error.path = "[\(index + elements)\(error.path[end...])"
      }
      return error
    }
  }

  /// The part that is not complete.
  private var part = Part(bytes: [])
  /// The number of its bytes already searched.
  private var searched = 0
  private var depth = 0
  private var isText = false
  private var isEscaped = false
  /// The number of commas between its elements so far, and the offset of the last.
  private var commas = 0
  private var comma: Int?

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    part.bytes.append(contentsOf: bytes)
    for index in searched..<part.bytes.count {
      let byte = part.bytes[index]
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: (comma, commas) = (index, commas + 1)
      default: break
      }
    }
    searched = part.bytes.count
  }

  /// The whole elements so far; nil if there are none.
  mutating func next() -> Part? {
    guard let end = comma else { return nil }
    var whole = part
    whole.bytes = Array(part.bytes[..<end]) + [UInt8(ascii: "]")]
    // What precedes the remainder: the elements with their comma, without a bracket that was added.
    let before = part.bytes[(part.isFirst ? 0 : 1)...end]
    let feed = before.lastIndex(of: 0x0A)
    let line = feed.map { before[($0 + 1)...] } ?? before
    part.column = (feed == nil ? part.column : 0) + line.count { $0 & 0xC0 != 0x80 }
    part.line += before.count { $0 == 0x0A }
    part.elements += commas
    part.bytes = [UInt8(ascii: "[")] + part.bytes[(end + 1)...]
    (searched, comma, commas) = (part.bytes.count, nil, 0)
    return whole
  }

  /// What is left at the end.
  var last: Part { part }
}

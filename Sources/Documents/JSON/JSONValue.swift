/// A value of a JSON document with its position in the text, for readers with random access.
package struct JSONValue: Sendable, Hashable {
  package indirect enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members, in text order.
    case object([Member])
  }

  package struct Member: Sendable, Hashable {
    package var key: String
    package var offset: Int
    package var value: JSONValue
  }

  package var content: Content
  /// The byte offset at which it begins.
  package var offset: Int
  /// The byte offset after its last byte.
  package var end: Int

  /// A description of the value's kind.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// Reads a whole document.
  ///
  /// Complexity: linear in the text.
  package init(document bytes: [UInt8]) throws(DocumentError) {
    let document = try JSONDocument(bytes)
    // From the last token to the first, so that the parts of a list or object are complete before it.
    var complete: [(token: Int, value: JSONValue)] = []
    for (token, entry) in zip(document.tokens.indices, document.tokens).reversed() {
      var end = Int(entry.offset) + 1
      var parts: [JSONValue] = []
      if entry.kind == .array || entry.kind == .object {
        while let part = complete.last, part.token < entry.extent {
          parts.append(part.value)
          complete.removeLast()
        }
        end = parts.last?.end ?? end
        while JSONDocument.isSpace(bytes[end]) { end += 1 }
        end += 1
      } else {
        end += Int(entry.extent) - 1
      }
      let value = JSONValue(
        content: try document.content(token, parts), offset: Int(entry.offset), end: end)
      complete.append((token, value))
    }
    self = complete[0].value
  }
}

extension JSONDocument {
  /// The content of a token with the given parts.
  fileprivate func content(
    _ token: Int, _ parts: [JSONValue]
  ) throws(DocumentError) -> JSONValue.Content {
    switch tokens[token].kind {
    case .null: return .null
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .string, .encodedString: return .string(try tokens[token].text(in: bytes))
    case .array: return .array(parts)
    case .object:
      return .object(
        stride(from: 0, to: parts.count, by: 2).map {
          JSONValue.Member(
            key: parts[$0].string ?? "", offset: parts[$0].offset, value: parts[$0 + 1])
        })
    case .number:
      guard let number = number(token) else {
        throw DocumentText(bytes: bytes).error(
          "the number is too large", path: "", at: Int(tokens[token].offset))
      }
      return .number(number)
    }
  }
}

import CurveArithmetic

/// A value of a JSON document during reading, with its position for errors.
package struct JSONNode {
  let document: JSONDocument
  let token: Int

  /// The root of a document.
  package init(document bytes: [UInt8]) throws(DocumentError) {
    self.init(document: try JSONDocument(bytes), token: 0)
  }

  init(document: JSONDocument, token: Int) {
    self.document = document
    self.token = token
  }

  private var kind: JSONDocument.Kind { document.tokens[token].kind }

  /// An error at this value.
  package func error(_ message: String) -> DocumentError { error(message, at: token) }

  private func error(_ message: String, at token: Int) -> DocumentError {
    DocumentText(bytes: document.bytes).error(
      message, path: path, at: Int(document.tokens[token].offset))
  }

  private func expected(_ what: String) -> DocumentError {
    error("expected \(what), but found \(kind.phrase)")
  }

  /// The path from the root, such as `layers[0].name`.
  package var path: String {
    var path = ""
    var here = 0
    while here != token {
      var child = here + 1
      var number = 0
      let isObject = document.tokens[here].kind == .object
      while true {
        let value = isObject ? child + 1 : child
        let next = document.next(value)
        if token < next {
          if isObject {
            let key = (try? document.tokens[child].text(in: document.bytes)) ?? ""
            path += path.isEmpty ? key : ".\(key)"
          } else {
            path += "[\(number)]"
          }
          here = value
          break
        }
        (child, number) = (next, number + 1)
      }
    }
    return path
  }

  /// The members by the number of their key. Throws for an unknown key.
  ///
  /// Complexity: linear in the members, times the number of keys of equal length.
  func fields(_ known: JSONKeys) throws(DocumentError) -> JSONFields {
    guard kind == .object else { throw expected("an object") }
    var fields = JSONFields(document: document, count: known.names.count)
    var key = token + 1
    let end = Int(document.tokens[token].extent)
    while key < end {
      guard let number = known.number(of: document.tokens[key], in: document.bytes) else {
        let name = try document.tokens[key].text(in: document.bytes)
        let near = NameList(known.names).nearest(to: name)
        let hint =
          near.map { ": did you mean '\($0)'?" }
          ?? ": known are \(known.names.joined(separator: ", "))"
        throw error("unknown key \"\(name.prefix(80))\"\(hint)", at: key)
      }
      fields.set(number, key + 1)
      key = document.next(key + 1)
    }
    return fields
  }

  /// The members in text order, with any keys.
  package func anyMembers() throws(DocumentError) -> [(key: String, node: JSONNode)] {
    guard kind == .object else { throw expected("an object") }
    var members: [(key: String, node: JSONNode)] = []
    var key = token + 1
    let end = Int(document.tokens[token].extent)
    while key < end {
      members.append(
        (
          try document.tokens[key].text(in: document.bytes),
          JSONNode(document: document, token: key + 1)
        ))
      key = document.next(key + 1)
    }
    return members
  }

  /// The member with a key; nil if there is none.
  ///
  /// Complexity: linear in the members.
  package func member(_ name: String) throws(DocumentError) -> JSONNode? {
    guard kind == .object else { throw expected("an object") }
    var key = token + 1
    let end = Int(document.tokens[token].extent)
    while key < end {
      if isKey(key, name) {
        return JSONNode(document: document, token: key + 1)
      }
      key = document.next(key + 1)
    }
    return nil
  }

  /// Whether a key is a name; only a key with escapes or characters beyond ASCII is decoded.
  private func isKey(_ key: Int, _ name: String) -> Bool {
    let entry = document.tokens[key]
    guard entry.kind == .string else {
      return (try? entry.text(in: document.bytes)) == name
    }
    let text = document.bytes[(Int(entry.offset) + 1)..<(Int(entry.offset + entry.extent) - 1)]
    return text.count == name.utf8.count && text.elementsEqual(name.utf8)
  }

  /// The elements of a list.
  package func elements() throws(DocumentError) -> [JSONNode] {
    guard kind == .array else { throw expected("a list") }
    var elements: [JSONNode] = []
    var element = token + 1
    let end = Int(document.tokens[token].extent)
    while element < end {
      elements.append(JSONNode(document: document, token: element))
      element = document.next(element)
    }
    return elements
  }

  /// A number.
  package func number() throws(DocumentError) -> Double {
    guard kind == .number else { throw expected("a number") }
    guard let number = document.number(token) else { throw error("the number is too large") }
    return number
  }

  /// A list of numbers.
  package func numbers() throws(DocumentError) -> [Double] {
    guard kind == .array else { throw expected("a list") }
    var numbers: [Double] = []
    for element in try elements() { numbers.append(try element.number()) }
    return numbers
  }

  /// Text.
  package func string() throws(DocumentError) -> String {
    guard isString else { throw expected("text") }
    return try document.tokens[token].text(in: document.bytes)
  }

  /// An object of numbers, texts and truth values as settings in braces: `{stiffness: 230, damping: 22}`.
  func settings() throws(DocumentError) -> String {
    guard kind == .object else { throw expected("an object") }
    var settings: [String] = []
    var key = token + 1
    while key < Int(document.tokens[token].extent) {
      let (name, value) = (document.tokens[key], document.tokens[key + 1])
      let start = Int(value.offset)
      let text: String
      switch value.kind {
      case .number, .string:
        text = String(decoding: document.bytes[start..<start + Int(value.extent)], as: UTF8.self)
      case .yes: text = "true"
      case .no: text = "false"
      default:
        throw JSONNode(document: document, token: key + 1).expected("a number or text")
      }
      settings.append("\(try name.text(in: document.bytes)): \(text)")
      key = document.next(key + 1)
    }
    return "{\(settings.joined(separator: ", "))}"
  }

  /// True or false.
  package func bool() throws(DocumentError) -> Bool {
    switch kind {
    case .yes: return true
    case .no: return false
    default: throw expected("true or false")
    }
  }

  /// Whether the value is null.
  package var isNull: Bool { kind == .null }
  /// Whether the value is text.
  package var isString: Bool { kind == .string || kind == .encodedString }
  /// Whether the value is a number.
  package var isNumber: Bool { kind == .number }
  /// Whether the value is a list.
  package var isList: Bool { kind == .array }
  /// Whether the value is an object.
  package var isObject: Bool { kind == .object }

  /// Whether the value equals a text without escapes.
  func isText(_ text: StaticString) -> Bool {
    let entry = document.tokens[token]
    let count = text.utf8CodeUnitCount
    guard kind == .string, Int(entry.extent) == count + 2 else { return false }
    let start = Int(entry.offset) + 1
    for index in 0..<count where document.bytes[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// One of the names of an enumeration.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let names = Word.allCases.map({ $0.rawValue })
    let hint = NameList(names).nearest(to: text).map { ": did you mean '\($0)'?" } ?? ""
    throw error(
      "expected one of \(names.joined(separator: ", ")), but found "
        + "\"\(text.prefix(80))\"\(hint)")
  }
}

/// The keys that an object may have, prepared for comparison by bytes.
struct JSONKeys: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]

  init(_ names: [String]) {
    self.names = names
    bytes = names.map { Array($0.utf8) }
  }

  /// The number of a key.
  func number(of key: JSONDocument.Token, in text: [UInt8]) -> Int? {
    let start = Int(key.offset) + 1
    let count = Int(key.extent) - 2
    search: for (number, name) in bytes.enumerated() where name.count == count {
      for index in 0..<count where text[start + index] != name[index] { continue search }
      return number
    }
    guard key.kind == .encodedString, let name = try? key.text(in: text) else {
      return nil
    }
    return names.firstIndex(of: name)
  }
}

/// The members of an object by the number of their key.
struct JSONFields {
  private let document: JSONDocument
  private var tokens: [Int32]

  init(document: JSONDocument, count: Int) {
    self.document = document
    tokens = [Int32](repeating: -1, count: count)
  }

  mutating func set(_ number: Int, _ token: Int) { tokens[number] = Int32(token) }

  /// The member of a key; nil if it is missing.
  subscript(number: Int) -> JSONNode? {
    tokens[number] < 0 ? nil : JSONNode(document: document, token: Int(tokens[number]))
  }
}

import Arithmetic
import Curves

/// A value of a document on its way into a model: it knows its path, for errors.
package struct JSONNode {
  package let value: JSONValue
  package let path: String
  private let document: DocumentPlace

  /// The root of a document.
  package init(document bytes: [UInt8]) throws(DocumentError) {
    value = try JSONReader.read(bytes)
    path = ""
    document = DocumentPlace(bytes: bytes)
  }

  private init(_ value: JSONValue, path: String, _ document: DocumentPlace) {
    self.value = value
    self.path = path
    self.document = document
  }

  /// An error at this value.
  package func error(_ message: String) -> DocumentError {
    document.error(message, path: path, at: value.place)
  }

  private func expected(_ what: String) -> DocumentError {
    error("\(what) was expected, but there is \(value.kind)")
  }

  /// The members by key, all of which must be known.
  package func members(_ known: [String]) throws(DocumentError) -> [String: JSONNode] {
    guard case .object(let members) = value.content else { throw expected("an object") }
    var nodes: [String: JSONNode] = [:]
    for member in members {
      guard known.contains(member.key) else {
        let near = NameList(known).nearest(to: member.key)
        let hint =
          near.map { ": did you mean \"\($0)\"?" } ?? ": known are \(known.joined(separator: ", "))"
        throw document.error("unknown key \"\(member.key)\"\(hint)", path: path, at: member.place)
      }
      nodes[member.key] = child(member)
    }
    return nodes
  }

  /// The members in the order of the text, whatever their keys.
  package func anyMembers() throws(DocumentError) -> [(key: String, node: JSONNode)] {
    guard case .object(let members) = value.content else { throw expected("an object") }
    return members.map { ($0.key, child($0)) }
  }

  private func child(_ member: JSONValue.Member) -> JSONNode {
    JSONNode(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", document)
  }

  /// The elements of a list.
  package func elements() throws(DocumentError) -> [JSONNode] {
    guard case .array(let elements) = value.content else { throw expected("a list") }
    return elements.enumerated().map { JSONNode($1, path: "\(path)[\($0)]", document) }
  }

  /// A number.
  package func number() throws(DocumentError) -> Double {
    guard case .number(let number) = value.content else { throw expected("a number") }
    return number
  }

  /// A list of numbers.
  package func numbers() throws(DocumentError) -> [Double] {
    var numbers: [Double] = []
    for element in try elements() { numbers.append(try element.number()) }
    return numbers
  }

  /// Text.
  package func string() throws(DocumentError) -> String {
    guard case .string(let text) = value.content else { throw expected("text") }
    return text
  }

  /// True or false.
  package func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = value.content else { throw expected("true or false") }
    return value
  }

  /// Whether the value is null.
  package var isNull: Bool { value.content == .null }

  /// One of the words of an enumeration.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map({ $0.rawValue })
    let hint = NameList(words).nearest(to: text).map { ": did you mean \"\($0)\"?" } ?? ""
    throw error(
      "one of \(words.joined(separator: ", ")) was expected, but there is \"\(text)\"\(hint)")
  }

  /// A curve in words.
  package func easing() throws(DocumentError) -> Easing {
    let text = try string()
    do throws(SyntaxError) {
      return try EasingParser().parse(text).easing
    } catch {
      throw self.error("\"\(text.prefix(60))\" is no curve: \(error)")
    }
  }

  /// A value that can be animated: a number, a truth value, a colour or another word, or numbers, which
  /// are a point, a rectangle, a transform's sixteen, or a vector.
  package func animatable() throws(DocumentError) -> AnimatableValue {
    switch value.content {
    case .number(let number): return .number(number)
    case .bool(let flag): return .bool(flag)
    case .string(let text): return (try? Color(text)).map(AnimatableValue.color) ?? .text(text)
    case .array:
      let numbers = try numbers()
      switch numbers.count {
      case 0: throw error("at least one number was expected")
      case 2: return .point(Point(x: numbers[0], y: numbers[1]))
      case 16:
        var elements = SIMD16<Double>(repeating: 0)
        for (index, number) in numbers.enumerated() { elements[index] = number }
        return .transform(Transform3D(elements: elements))
      default: return .vector(numbers)
      }
    case .null, .object: throw expected("a value")
    }
  }
}

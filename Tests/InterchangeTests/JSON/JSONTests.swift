import CurveDocuments
import CurveTestSupport
import Foundation
import Testing

@Suite struct JSONTests {
  /// Foundation reads seeded documents to the same values. The position and end of each value are correct.
  @Test func readsWhatFoundationReads() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let text = Self.document(depth: 5, &random)
      let bytes = Array(text.utf8)
      let value = try JSONValue(document: bytes)
      let other = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(Self.isSame(value, other), "\(text)")
      try Self.checkOffsets(of: value, in: bytes)
    }
  }

  /// A value's bytes are themselves a document of that value.
  private static func checkOffsets(of value: JSONValue, in bytes: [UInt8]) throws {
    let alone = try JSONValue(document: Array(bytes[value.offset..<value.end]))
    #expect(alone.text == value.text)
    switch value.content {
    case .array(let elements): for element in elements { try checkOffsets(of: element, in: bytes) }
    case .object(let members):
      for member in members {
        #expect(bytes[member.offset] == UInt8(ascii: "\""))
        try checkOffsets(of: member.value, in: bytes)
      }
    default: break
    }
  }

  private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: return other is NSNull
    case .bool(let bool): return other as? Bool == bool
    case .number(let number): return (other as? NSNumber)?.doubleValue == number
    case .string(let text): return other as? String == text
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        others[member.key].map { isSame(member.value, $0) } ?? false
      }
    }
  }

  private static func document(depth: Int, _ random: inout SplitMix64) -> String {
    func pick(_ texts: [String]) -> String {
      texts[Int.random(in: texts.indices, using: &random)]
    }
    func space() -> String { pick(["", " ", "\n", "\t \r"]) }
    func text() -> String {
      let pieces = ["a", "é", "😀", #"\n"#, #"\""#, #"\\"#, #"é"#, #"😀"#, #"\/"#, "]", "{"]
      return "\""
        + (0..<Int.random(in: 0...4, using: &random)).map { _ in
          pick(pieces)
        }.joined() + "\""
    }
    func count() -> Int { Int.random(in: 0...4, using: &random) }
    switch Int.random(in: depth > 0 ? 0...7 : 0...3, using: &random) {
    case 0: return pick(["null", "true", "false"])
    // Foundation rounds 17 digits twice.
    case 1: return "\(Double(Int.random(in: -100_000...100_000, using: &random)) / 64)"
    case 2: return pick(["0", "-0.5", "1e-3", "12E+2", "7"])
    case 3: return text()
    case 4, 5:
      let elements = (0..<count()).map { _ in
        space() + document(depth: depth - 1, &random) + space()
      }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<count()).map { index in
        // A number makes the keys different.
        space() + "\"\(index)" + text().dropFirst() + space() + ":" + space()
          + document(depth: depth - 1, &random) + space()
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  @Test(arguments: [
    ("", "1:1: expected a value"), ("[1,]", "1:4: expected a value"),
    ("[1 2]", "1:4: expected \",\" or \"]\""), ("{\"a\" 1}", "1:6: expected \":\""),
    ("{\"a\": 1\n \"b\": 2}", "2:2: expected \",\" or \"}\""),
    ("{a: 1}", "1:2: expected a key in quotes"), ("[01]", "1:3: no digit may follow a 0"),
    ("[1.]", "1:4: expected a digit"), ("[1e]", "1:4: expected a digit"),
    ("[1e999]", "1:2: the number is too large"), ("[tru]", "1:2: expected a value"),
    ("[\n\"ab", "2:1: the text has no closing quote"),
    ("\"a\u{1}\"", "1:3: a control character must be escaped"),
    (#""\x""#, "1:2: an unknown escape"), (#""\ud800""#, "1:2: half a character"),
    (#""\u00g0""#, "1:2: expected four hexadecimal digits"),
    ("1 1", "1:3: expected the end of the text"),
    ("[1]]", "1:4: expected the end of the text"),
    ("[[1}", "1:4: expected \",\" or \"]\""),
    ("{\"a\": 1, \"a\": 2}", "1:10: the key \"a\" is given twice"),
    (#"{"a": 1, "\u0061": 2}"#, "1:10: the key \"a\" is given twice"),
    // One text in two spellings of Unicode.
    ("{\"\u{e9}\": 1, \"e\u{301}\": 2}", "1:10: the key \"e\u{301}\" is given twice"),
  ])
  func invalidJSONIsRefusedWithItsPosition(text: String, message: String) {
    #expect(
      message
        == "\(#expect(throws: DocumentError.self) { try JSONValue(document: Array(text.utf8)) }!)")
  }

  @Test func refusesAKeyAmongManyThatIsGivenTwice() {
    let keys = (0..<40).map { "\"k\($0 % 39)\": 0" }.joined(separator: ",\n")
    let error = #expect(throws: DocumentError.self) {
      try JSONValue(document: Array("{\(keys)}".utf8))
    }
    #expect(error?.description == "40:1: the key \"k0\" is given twice")
  }

  @Test func refusesInvalidUTF8() {
    let bytes = Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let error = #expect(throws: DocumentError.self) { try JSONValue(document: bytes) }
    #expect(error?.description == "1:2: the text is not valid UTF-8")
  }

  /// 512 levels are read, one more is rejected at its bracket, and a million neither crash nor take long.
  @Test func nestingIsLimitedTo512Levels() throws {
    func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
      Array(
        (String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      var value = try JSONValue(document: nested(512, open, close))
      var depth = 0
      while let inner = value.content.only {
        value = inner
        depth += 1
      }
      #expect(depth == 512)
      for depth in [513, 1_000_000] {
        let error = #expect(throws: DocumentError.self) {
          try JSONValue(document: nested(depth, open, close))
        }
        #expect(error?.message == "at most 512 levels are allowed")
        #expect(error?.column == 512 * open.utf8.count + 1)
      }
    }
  }

  @Test func columnsOfErrorsCountCharactersNotBytes() throws {
    let error = #expect(throws: DocumentError.self) {
      try JSONValue(document: Array("{\"é😀\": x}".utf8))
    }
    #expect(error?.line == 1 && error?.column == 8, "\(String(describing: error))")
  }
}

extension JSONValue.Content {
  /// The only part of a list or an object; nil for other kinds.
  fileprivate var only: JSONValue? {
    switch self {
    case .array(let elements): elements.first
    case .object(let members): members.first?.value
    default: nil
    }
  }
}

extension JSONValue {
  /// What the value is, without positions.
  fileprivate var text: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let text): text.debugDescription
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.debugDescription):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

/// Replaces each `@include` of a Sass file with the declarations of its mixin. Mixins stay as they are if their body has
/// other rules than `@include`, `@media` and `@supports` (such as `@if`, `@each` or `@content`) or more than 16 KB.
///
/// Where it is defined, a mixin has the defaults of its parameters. Each line keeps its number. At most 1,000 mixins are
/// read, and mixins that include each other to a depth of four.
struct SassMixins {
  private struct Mixin {
    var parameters: SassParameters
    var body: ArraySlice<UInt8>
    /// The module's namespace with a dot, such as `m.`; empty for the file's own.
    var namespace = ""
  }

  /// The mixins by name; those of modules as `m.name`.
  private var mixins: [String: Mixin] = [:]
  /// The ranges of each definition's parameters, with their parentheses, and of its body.
  private var declarations: [(name: String, head: Range<Int>, body: Range<Int>)] = []

  private static let countLimit = 1000
  private static let depthLimit = 4
  private static let lengthLimit = 1 << 14

  /// The text with every `@include` of a known mixin expanded.
  ///
  /// - Parameter modules: The texts of the modules that it uses, by their namespaces.
  static func expanded(_ text: [UInt8], modules: [String: [UInt8]]) -> [UInt8] {
    var mixins = SassMixins()
    for (namespace, text) in modules {
      let prefix = namespace.isEmpty ? "" : namespace + "."
      mixins.collect(Preprocessor.blankingComments(text, blocks: true), prefix)
    }
    mixins.declarations = []
    let bytes = Preprocessor.blankingComments(text, blocks: true)
    mixins.collect(bytes, "")
    return mixins.mixins.isEmpty ? text : mixins.expanded(text, bytes)
  }

  private mutating func collect(_ bytes: [UInt8], _ namespace: String) {
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "@")),
      mixins.count < Self.countLimit
    {
      offset = mark + 1
      guard bytes[mark...].starts(with: "@mixin ".utf8) else { continue }
      let word = bytes[(mark + 7)...].drop { $0 <= 32 }.prefix(while: Preprocessor.isNamePart)
      var head = word.endIndex..<word.endIndex
      if word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "("),
        let close = SassTemplates.end(of: word.endIndex, in: bytes)
      {
        head = word.endIndex..<close
      }
      let start = bytes[head.upperBound...].drop { $0 <= 32 }
      guard !word.isEmpty, start.first == UInt8(ascii: "{"),
        let end = SassTemplates.end(of: start.startIndex, in: bytes)
      else { continue }
      let body = (start.startIndex + 1)..<(end - 1)
      guard body.count <= Self.lengthLimit, Self.isPlain(bytes[body]) else { continue }
      let name = String(decoding: word, as: UTF8.self)
      mixins[namespace + name] = Mixin(
        parameters: SassParameters(head.isEmpty ? [] : bytes[head].dropFirst().dropLast()),
        body: bytes[body], namespace: namespace)
      declarations.append((name, head, body))
      offset = end
    }
  }

  /// Whether a body has no rules of Sass but inclusions.
  private static func isPlain(_ body: ArraySlice<UInt8>) -> Bool {
    body.indices.allSatisfy { index in
      body[index] != UInt8(ascii: "@")
        || ["@include ", "@media ", "@supports "].contains {
          body[index...].starts(with: $0.utf8)
        }
    }
  }

  /// - Parameter bytes: The text without comments.
  private func expanded(_ text: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for (name, head, body) in declarations {
      guard let mixin = mixins[name] else { continue }
      result += included(text, bytes, index..<head.lowerBound)
      result += bytes[head].map { $0 == 10 ? 10 : 32 }
      result += bytes[head.upperBound..<body.lowerBound]
      result += Self.statements(bytes[body], mixin.parameters.values(nil), mixin, keepsLines: true)
      index = body.upperBound
    }
    return result + included(text, bytes, index..<text.count)
  }

  /// A part of the text with the declarations of the mixins that it includes.
  private func included(_ text: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.lowerBound
    while let mark = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "@")) {
      result += text[index..<mark]
      if let (body, end) = inclusion(in: bytes, at: mark, depth: 0), end <= range.upperBound,
        result.count <= 8 * text.count + Self.lengthLimit
      {
        result += body.map { $0 == 10 ? 32 : $0 }
        result += bytes[mark..<end].filter { $0 == 10 }
        index = end
      } else {
        result.append(text[mark])
        index = mark + 1
      }
    }
    return result + text[index..<range.upperBound]
  }

  /// The declarations that an `@include` stands for, and where it ends; nil for another statement, one with a block of its
  /// own, and one of a mixin that is not known.
  private func inclusion(
    in bytes: [UInt8], at mark: Int, depth: Int
  ) -> (body: [UInt8], end: Int)? {
    guard depth < Self.depthLimit, bytes[mark...].starts(with: "@include ".utf8) else { return nil }
    let word = bytes[(mark + 9)...].drop { $0 <= 32 }.prefix {
      Preprocessor.isNamePart($0) || $0 == UInt8(ascii: ".")
    }
    guard let mixin = mixins[String(decoding: word, as: UTF8.self)] else { return nil }
    var end = word.endIndex
    var arguments: ArraySlice<UInt8>?
    if end < bytes.count, bytes[end] == UInt8(ascii: "("),
      let close = SassTemplates.end(of: end, in: bytes)
    {
      arguments = bytes[(end + 1)..<(close - 1)]
      end = close
    }
    let next = bytes[end...].drop { $0 <= 32 }
    guard next.isEmpty || ";}".utf8.contains(next[next.startIndex]) else { return nil }
    end = next.first == UInt8(ascii: ";") ? next.startIndex + 1 : next.startIndex
    let values = mixin.parameters.values(arguments, namespace: mixin.namespace)
    guard mixin.parameters.list.allSatisfy({ values[$0.name] != nil || $0.takesRest }) else {
      return nil
    }
    var body = Self.statements(mixin.body, values, mixin, keepsLines: false)
    var index = 0
    while let mark = body[index...].firstIndex(of: UInt8(ascii: "@")) {
      index = mark + 1
      guard let (inner, end) = inclusion(in: body, at: mark, depth: depth + 1),
        body.count + inner.count <= Self.lengthLimit
      else { continue }
      body.replaceSubrange(mark..<end, with: inner)
      index = mark + inner.count
    }
    return (body + (body.isEmpty ? [] : Array(" ; ".utf8)), end)
  }

  /// The statements of a body with values in place of the parameters, without those of a parameter that has none.
  private static func statements(
    _ body: ArraySlice<UInt8>, _ values: [String: String], _ mixin: Mixin, keepsLines: Bool
  ) -> [UInt8] {
    let names = Set(mixin.parameters.list.map(\.name)).subtracting(values.keys)
    let missing = SassTemplates.statements(body, with: names)
    var result: [UInt8] = []
    var index = body.startIndex
    func take(_ range: Range<Int>) {
      result +=
        SassParameters.replacing(
          values, in: Array(body[range]), namespace: mixin.namespace
        ).utf8
    }
    for range in missing {
      take(index..<range.lowerBound)
      if keepsLines { result += body[range].map { $0 == 10 ? 10 : 32 } }
      index = range.upperBound
    }
    take(index..<body.endIndex)
    return result
  }
}

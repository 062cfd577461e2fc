import CurveNotation

/// Resolves the `{aliases}` and `$ref` pointers of a document.
///
/// It does not recurse: a loop walks each chain, and every link caches its end.
struct TokenReferences {
  private var index: JSONIndex
  private let document: DocumentText
  /// The resolved references, by their byte offset.
  private var known: [Int: Target] = [:]

  /// The end of a chain of references.
  struct Target {
    var value: JSONValue
    /// The type stated by a token on the way; nil without a reference or a stated type.
    var type: String?
    /// The settings of the spring that a token on the way approximates.
    var spring: JSONValue?
  }

  init(_ root: JSONValue, _ document: DocumentText) {
    index = JSONIndex(root)
    self.document = document
  }

  /// A value, or the value it refers to.
  mutating func target(of value: JSONValue, path: String) throws(DocumentError) -> Target {
    var chain: [(offset: Int, step: Step)] = []
    var visited: Set<Int> = []
    var current = value
    var end: Target?
    while let keys = Self.reference(current) {
      if let found = known[current.offset] {
        end = found
        break
      }
      guard visited.insert(current.offset).inserted else {
        throw document.error("the reference refers to itself", path: path, at: value.offset)
      }
      let step = try follow(keys, from: current, path: path)
      chain.append((current.offset, step))
      current = step.value
    }
    var target = end ?? Target(value: current, type: nil)
    for link in chain.reversed() {
      target.type = link.step.own ?? target.type ?? link.step.inherited
      target.spring = link.step.spring ?? target.spring
      known[link.offset] = target
    }
    return target
  }

  /// Whether a value is a reference.
  static func isReference(_ value: JSONValue) -> Bool { reference(value) != nil }

  /// The keys that a value refers to; nil if it is not a reference.
  private static func reference(_ value: JSONValue) -> [String]? {
    if let text = value.string {
      guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
      return text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return value["$ref"]?.string.flatMap(JSONIndex.keys(ofPointer:))
  }

  /// One link of a chain: its value, the types found on the way, and the token's spring.
  private struct Step {
    var value: JSONValue
    var own: String?
    var inherited: String?
    var spring: JSONValue?
  }

  /// The set of tokens that has a path: Tokens Studio leaves out the name of the set. Of several, the last
  /// one in the order of `$metadata` or of the file.
  private mutating func set(with keys: [String]) -> JSONValue? {
    let order = index.root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    let names = order ?? (index.root.members ?? []).map(\.key)
    for name in names.reversed() where !name.hasPrefix("$") {
      guard let set = index.child(name, of: index.root) else { continue }
      var value: JSONValue? = set
      for key in keys { value = value.flatMap { index.child(key, of: $0) } }
      if value != nil { return set }
    }
    return nil
  }

  /// The value at a path of keys, or the value of a token there, with the types found on the way.
  private mutating func follow(
    _ keys: [String], from source: JSONValue, path: String
  ) throws(DocumentError) -> Step {
    var value = index.root
    var inherited: String?
    if let first = keys.first, index.child(first, of: value) == nil,
      let set = set(with: keys)
    {
      value = set
    }
    for (number, key) in keys.enumerated() {
      guard let child = index.child(key, of: value) else {
        let known = keys.prefix(number + 1).joined(separator: ".").prefix(60)
        throw document.error("there is no \(known) to refer to", path: path, at: source.offset)
      }
      inherited = index.child("$type", of: value)?.string ?? inherited
      value = child
    }
    // A pointer may lead into a token, or to its value, which is not a token itself.
    let isValue = keys.last == "$value"
    let inner = isValue ? nil : TokenReader.tokenValue(value) { index.child($0, of: value) }
    guard let inner else { return Step(value: value, inherited: inherited) }
    let type = index.child("$type", of: value) ?? index.child("type", of: value)
    return Step(
      value: inner, own: type?.string, inherited: inherited,
      spring: TokenReader.springSettings(value))
  }
}

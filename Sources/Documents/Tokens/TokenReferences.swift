import CurveArithmetic

/// Resolves the `{aliases}` and `$ref` pointers of a document.
///
/// A loop walks each chain, and every link caches its end. Only names within a text nest, at most 16 deep.
struct TokenReferences {
  private var index: JSONIndex
  var document: DocumentText
  /// The resolved references, by their byte offset.
  private var known: [Int: Target] = [:]
  /// The errors that references lead to, by their byte offset.
  private var failed: [Int: DocumentError] = [:]
  /// How many texts with names in them are being read, one within the other.
  private var depth = 0

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
      do throws(DocumentError) {
        if let error = failed[current.offset] { throw error }
        guard visited.insert(current.offset).inserted else {
          throw document.error("the reference refers to itself", path: path, at: value.offset)
        }
        let step = try follow(keys, from: current, path: path)
        chain.append((current.offset, step))
        current = step.value
      } catch {
        // Of many tokens in a row, each would look for the same error.
        for offset in visited { failed[offset] = error }
        throw error
      }
    }
    if end == nil, let text = try interpolated(current, path: path) { current = text }
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
      guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2,
        !text.dropFirst().dropLast().contains(where: { "{}".contains($0) })
      else { return nil }
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

  /// The positions of the values of tokens that others refer to.
  private(set) var reached: Set<Int> = []
  /// The paths of all tokens, for suggestions.
  private var paths: NameList?
  /// How many suggestions are still searched for.
  private var suggestions = 100

  /// What is said of a reference to nothing.
  private mutating func missing(_ keys: [String]) -> String {
    let name = keys.joined(separator: ".")
    let paths = self.paths ?? NameList(TokenPaths.all(in: index.root))
    self.paths = paths
    suggestions -= 1
    let near = suggestions >= 0 ? paths.nearest(to: name) : nil
    let hint =
      near.map { "did you mean '{\($0.prefix(60))}'?" }
      ?? "add its token, or merge the file that has it into this one"
    return "there is no \(name.prefix(60)) to refer to: \(hint)"
  }

  /// A text with the values of the tokens that it names in braces, as older tools allow within a value:
  /// `{duration.fast} * 2`. A list of four numbers becomes a cubic-bezier.
  ///
  /// - Returns: nil for a text without names, or if a value is neither a text nor a number nor such a list nor a
  ///   time.
  private mutating func interpolated(
    _ value: JSONValue, path: String
  ) throws(DocumentError) -> JSONValue? {
    guard let text = value.string, text.utf8.count <= 4096, text.contains("{") else { return nil }
    guard depth < 16 else {
      throw document.error("the reference refers to itself", path: path, at: value.offset)
    }
    depth += 1
    defer { depth -= 1 }
    var (result, remainder) = ("", text[...])
    while let open = remainder.firstIndex(of: "{"),
      let close = remainder[open...].firstIndex(of: "}")
    {
      let keys = remainder[open..<close].dropFirst()
        .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let step = try follow(keys, from: value, path: path)
      result += remainder[..<open]
      let inner = try target(of: step.value, path: path).value
      switch inner.content {
      case .string(let text): result += text
      case .number(let number): result += cssNumber(number)
      case .array(let elements) where elements.count == 4:
        let numbers = elements.compactMap(\.number).map(cssNumber)
        guard numbers.count == 4 else { return nil }
        result += "cubic-bezier(\(numbers.joined(separator: ", ")))"
      case .object:
        guard let amount = inner["value"]?.number, let unit = inner["unit"]?.string else {
          return nil
        }
        result += cssNumber(amount) + unit
      default: return nil
      }
      guard result.utf8.count <= 4096 else { return nil }
      remainder = remainder[close...].dropFirst()
    }
    var interpolated = value
    interpolated.content = .string(result + remainder)
    return interpolated
  }

  private var sets: [String: [String]]?

  /// Whether a reference leaves out the name of a set of tokens.
  private(set) var leavesOutSets = false

  /// The path of the token that a value refers to; nil for another value.
  mutating func path(of value: JSONValue) -> String? {
    guard var keys = Self.reference(value) else { return nil }
    if ["value", "$value"].contains(keys.last) { keys.removeLast() }
    if let first = keys.first, index.child(first, of: index.root) == nil, let set = set(with: keys)
    {
      keys.insert(set, at: 0)
    }
    return keys.joined(separator: ".")
  }

  /// The set of tokens that has a path: Tokens Studio leaves out the name of the set. Of several, the last
  /// one in the order of `$metadata` or of the file.
  private mutating func set(with keys: [String]) -> String? {
    let sets = self.sets ?? namesOfSets()
    self.sets = sets
    return sets[keys[0]]?.first { name in
      var value = index.child(name, of: index.root)
      for key in keys { value = value.flatMap { index.child(key, of: $0) } }
      return value != nil
    }
  }

  /// The names of the sets by the keys in them, the last set first: many references may lead to nothing.
  private mutating func namesOfSets() -> [String: [String]] {
    let order = index.root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    var sets: [String: [String]] = [:]
    for name in (order ?? (index.root.members ?? []).map(\.key)).reversed()
    where !name.hasPrefix("$") {
      for member in index.child(name, of: index.root)?.members ?? [] {
        sets[member.key, default: []].append(name)
      }
    }
    return sets
  }

  /// The value at a path of keys, or the value of a token there, with the types found on the way.
  private mutating func follow(
    _ keys: [String], from source: JSONValue, path: String
  ) throws(DocumentError) -> Step {
    var value = index.root
    var inherited: String?
    if let first = keys.first, index.child(first, of: value) == nil,
      let name = set(with: keys), let set = index.child(name, of: value)
    {
      value = set
      leavesOutSets = true
    }
    for key in keys {
      guard let child = index.child(key, of: value) else {
        throw document.error(missing(keys), path: path, at: source.offset)
      }
      inherited = index.child("$type", of: value)?.string ?? inherited
      value = child
    }
    // A pointer may lead into a token, or to its value, which is not a token itself.
    let isValue = keys.last == "$value"
    let inner = isValue ? nil : TokenReader.tokenValue(value) { index.child($0, of: value) }
    guard let inner else { return Step(value: value, inherited: inherited) }
    reached.insert(inner.offset)
    let type = index.child("$type", of: value) ?? index.child("type", of: value)
    return Step(
      value: inner, own: type?.string, inherited: inherited,
      spring: TokenReader.springSettings(value))
  }
}

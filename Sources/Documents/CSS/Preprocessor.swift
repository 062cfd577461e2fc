import CurveNotation

/// A file of Sass or Less with the values of its variables in place of their names, so that its declarations
/// are those of CSS. Each line keeps its number.
///
/// A variable with several values, and one of another file, keeps its name.
///
/// Complexity: linear in the text.
struct Preprocessor {
  /// The text for a reader of style sheets, without line comments and the variables themselves.
  private(set) var bytes: [UInt8] = []
  /// The given text without what depends on the parameters of functions and mixins.
  let text: [UInt8]
  /// The variables alone.
  private(set) var variables: [UInt8] = []
  /// The values of variables and, as `$map.key`, those of maps; nil for a variable with several.
  var values: [String: String?] = [:]
  /// The values with those of the variables in them, once they are needed; nil while it is being made, and for
  /// a value that is too long.
  private var resolved: [String: String?] = [:]
  /// The definitions of the variables in the text.
  var definitions: [Range<Int>] = []
  private let templates: SassTemplates
  /// The modules of Sass that have a text of their own, by their namespaces.
  private var modules: [String: Preprocessor] = [:]
  /// The variables before the first `@use` of a namespace, which a text that includes the module has.
  private var included: [String: Set<String>] = [:]

  static let depthLimit = 8
  /// Variables that refer to each other.
  private static let chainLimit = 32
  /// Functions that call each other.
  private static let callLimit = 4
  static let lengthLimit = 4096
  static let countLimit = 1 << 16

  /// - Parameter modules: The texts of the modules that the text uses, by their namespaces.
  init(_ text: [UInt8], modules: [String: [UInt8]] = [:]) {
    var text = SassMixins.expanded(text, modules: modules)
    templates = SassTemplates(Self.blankingComments(text, blocks: true))
    func blank(_ ranges: [Range<Int>]) {
      for range in ranges {
        for index in range where text[index] != 10 { text[index] = 32 }
      }
    }
    blank(templates.ranges)
    self.text = text
    blank(templates.heads)
    let source = Self.blankingComments(text, blocks: false)
    collect(Self.blankingComments(text, blocks: true))
    self.modules = modules.mapValues { Preprocessor($0) }
    for use in SassModules.uses(in: source) where included[use.namespace] == nil {
      let before = definitions.prefix { $0.lowerBound < use.offset }
      included[use.namespace] = Set(
        before.compactMap { Self.reference(in: source, at: $0.lowerBound)?.name })
    }
    let blanked = { (range: Range<Int>) in source[range].map { $0 == 10 ? 10 : 32 } as [UInt8] }
    let limit = 8 * text.count
    var index = 0
    for range in definitions {
      let colon = source[range].firstIndex(of: UInt8(ascii: ":")) ?? range.lowerBound
      bytes += substituted(source, index..<range.lowerBound, limit: limit - bytes.count)
      bytes += blanked(range)
      variables += blanked(index..<range.lowerBound)
      variables += source[range.lowerBound..<colon]
      variables += substituted(source, colon..<range.upperBound, limit: limit - variables.count)
      index = range.upperBound
    }
    bytes += substituted(source, index..<source.count, limit: limit - bytes.count)
    bytes = SassArithmetic.computed(bytes)
  }

  /// A part of the text with the values of variables in place of their names, until it is too long.
  private mutating func substituted(
    _ source: [UInt8], _ range: Range<Int>, limit: Int, depth: Int = 0
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if "$@#m".utf8.contains(source[index]), result.count < limit,
        Self.isBoundary(source, index), let (value, end) = value(in: source, at: index),
        end <= range.upperBound
      {
        result += value.utf8.map { $0 == 10 ? 32 : $0 }
        // A reference may span lines.
        result += source[index..<end].filter { $0 == 10 }
        index = end
      } else if source[index] == UInt8(ascii: "$"), result.count < limit,
        let (length, value, end) = member(in: source, at: index), end <= range.upperBound,
        length <= result.count
      {
        result.removeLast(length)
        result += value.utf8.map { $0 == 10 ? 32 : $0 }
        index = end
      } else if let (value, end) = call(in: source, at: index, limit: limit, depth: depth),
        end <= range.upperBound
      {
        result += value
        result += source[index..<end].filter { $0 == 10 }
        index = end
      } else if source[index] == UInt8(ascii: "~"), index + 1 < range.upperBound,
        "\"'".utf8.contains(source[index + 1])
      {
        // Less's escape.
        let end = min(Self.quoteEnd(source, index + 1), range.upperBound)
        result += source[(index + 2)..<max(end - 1, index + 2)]
        index = end
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return result
  }

  /// The value of a call of one of the text's functions, and where the call ends; nil for other text, and for a value
  /// that is not known.
  private mutating func call(
    in source: [UInt8], at index: Int, limit: Int, depth: Int
  ) -> (value: [UInt8], end: Int)? {
    guard !templates.functions.isEmpty, depth < Self.callLimit, limit > 0,
      TextScanner.isLetter(source[index]),
      index == 0 || !Self.isNamePart(source[index - 1]) && !".$@".utf8.contains(source[index - 1]),
      let (text, end) = templates.value(in: source, at: index)
    else { return nil }
    let bytes = Array(text.utf8)
    let value = substituted(
      bytes, 0..<bytes.count, limit: min(limit, Self.lengthLimit), depth: depth + 1)
    if value.contains(UInt8(ascii: "$")) { return nil }
    return (value.map { $0 == 10 ? 32 : $0 }, end)
  }

  // MARK: - References

  /// The value of a reference and where it ends; nil for other text, and without a value.
  ///
  /// - Parameter depth: The variables whose values it is within.
  private mutating func value(
    in bytes: [UInt8], at start: Int, depth: Int = 0
  ) -> (value: String, end: Int)? {
    let isInterpolated = bytes[start...].starts(with: "#{".utf8)
    if bytes[start] == UInt8(ascii: "#"), !isInterpolated { return nil }
    let first = start + (isInterpolated ? 2 : 0)
    guard first < bytes.count,
      let (namespace, name, end) = Self.reference(in: bytes, at: first)
    else { return nil }
    if isInterpolated, end >= bytes.count || bytes[end] != UInt8(ascii: "}") { return nil }
    let value = namespace.map { self.value(of: name, in: $0) } ?? value(of: name, depth: depth)
    return value.map { ($0, end + (isInterpolated ? 1 : 0)) }
  }

  /// The value of a variable of a module, the length of the namespace and the dot before it, and where it ends.
  private mutating func member(
    in bytes: [UInt8], at mark: Int
  ) -> (length: Int, value: String, end: Int)? {
    guard mark > 1, bytes[mark - 1] == UInt8(ascii: ".") else {
      // `@use "motion" as *` has no namespace.
      guard Self.isBoundary(bytes, mark), let (_, name, end) = Self.reference(in: bytes, at: mark)
      else { return nil }
      return modules[""]?.value(of: name, depth: 0).map { (0, $0, end) }
    }
    let start = bytes[..<(mark - 1)].lastIndex { !Self.isNamePart($0) }.map { $0 + 1 } ?? 0
    let namespace = String(decoding: bytes[start..<(mark - 1)], as: UTF8.self)
    guard let (_, name, end) = Self.reference(in: bytes, at: mark) else { return nil }
    return value(of: name, in: namespace).map { (mark - start, $0, end) }
  }

  /// The value of a variable of a module.
  private mutating func value(of name: String, in namespace: String) -> String? {
    if let value = modules[namespace]?.value(of: name, depth: 0) { return value }
    return included[namespace]?.contains(name) == true ? value(of: name, depth: 0) : nil
  }

  /// The value of a variable with those of the variables in it.
  private mutating func value(of name: String, depth: Int) -> String? {
    if let known = resolved[name] { return known }
    guard depth < Self.chainLimit, let found = values[name], let value = found else { return nil }
    resolved[name] = .some(nil)
    let text = Array(value.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < text.count, result.count <= Self.lengthLimit {
      if "$@#m".utf8.contains(text[index]), Self.isBoundary(text, index),
        let (inner, end) = self.value(in: text, at: index, depth: depth + 1)
      {
        result += inner.utf8
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    guard result.count <= Self.lengthLimit else { return nil }
    let whole = String(decoding: result, as: UTF8.self)
    resolved[name] = whole
    return whole
  }

  /// Whether a reference may begin at an offset: not within a name, or after that of a module.
  static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || bytes[index] == UInt8(ascii: "#")
      || !isNamePart(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: ".")
  }
}

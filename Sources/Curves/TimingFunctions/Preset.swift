/// A named constant of some system, with its source.
public struct Preset<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The system, such as `material`.
  public let family: String
  /// The name within the system, such as `emphasized`, in lower case with hyphens.
  public let name: String
  /// What is named.
  public let value: Value
  /// Where the constants are from.
  public let source: String

  /// Creates a named constant.
  ///
  /// - Parameters:
  ///   - family: The system, such as `material`.
  ///   - name: The name within the system, in lower case with hyphens.
  ///   - value: What is named.
  ///   - source: Where the constant is from.
  public init(family: String, name: String, value: Value, source: String) {
    self.family = family
    self.name = name
    self.value = value
    self.source = source
  }
}

extension Preset: CustomStringConvertible {
  /// `family.name`; the keywords of CSS stand for themselves.
  public var description: String { family == "css" ? name : "\(family).\(name)" }
}

#if !hasFeature(Embedded)
  extension Preset: Codable where Value: Codable {}
#endif

/// A named constant of a system, with its source.
public struct Preset<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The system, such as `material`.
  public let family: String
  /// The name within the system, such as `emphasized`, in lower case with hyphens.
  public let name: String
  /// The value that the name stands for.
  public let value: Value
  /// The source of the constant.
  public let source: String

  /// Creates a named constant.
  ///
  /// - Parameters:
  ///   - family: The system, such as `material`.
  ///   - name: The name within the system, in lower case with hyphens.
  ///   - value: The value that the name stands for.
  ///   - source: The source of the constant.
  public init(family: String, name: String, value: Value, source: String) {
    self.family = family
    self.name = name
    self.value = value
    self.source = source
  }
}

extension Preset: CustomStringConvertible {
  /// `family.name`, or only the name for a CSS keyword.
  public var description: String { family == "css" ? name : "\(family).\(name)" }
}

/// Something in an animation that is not as its author may think: what was found and what is done
/// instead.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// One sentence.
  public let description: String

  /// Creates a diagnostic.
  public init(_ description: String) { self.description = description }
}

/// Why an animation can't be made.
public enum KeyframeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no value to animate.
  case noValues
  /// A value, counted from 0, is of another kind or size than the first.
  case incompatible(index: Int)
  /// A number of a list, counted from 0, is not finite.
  case notFinite(list: String, index: Int)
  /// A number is out of range.
  case outOfRange(name: String, value: Double, allowed: String)
  /// The path can't be followed.
  case path(PathError)
  /// In strict mode: what would only have been a diagnostic.
  case strict(Diagnostic)

  /// One line that names the trouble.
  public var description: String {
    switch self {
    case .noValues: "there are no values to animate"
    case .incompatible(let index):
      "value \(index + 1) is of another kind or size than the first"
    case .notFinite(let list, let index): "number \(index + 1) of \(list) is not finite"
    case .outOfRange(let name, let value, let allowed):
      "\(name) must be \(allowed), but is \(value)"
    case .path(let error): error.description
    case .strict(let diagnostic): diagnostic.description
    }
  }
}

/// What diagnostics are gathered in; in strict mode the first is thrown.
struct Diagnostics {
  let isStrict: Bool
  private(set) var list: [Diagnostic] = []

  init(isStrict: Bool) { self.isStrict = isStrict }

  mutating func add(_ description: String) throws(KeyframeError) {
    let diagnostic = Diagnostic(description)
    if isStrict { throw .strict(diagnostic) }
    list.append(diagnostic)
  }
}

/// Throws unless all numbers of a list are finite.
func requireFinite(_ numbers: [Double], _ list: String) throws(KeyframeError) {
  if let index = numbers.firstIndex(where: { !$0.isFinite }) {
    throw .notFinite(list: list, index: index)
  }
}

#if !hasFeature(Embedded)
  extension Diagnostic: Codable {}
#endif

import CurveArithmetic
import Spring

/// A warning about an animation's settings: the problem, and the behaviour that results.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The warning, in one sentence.
  public let description: String

  /// Creates a diagnostic.
  public init(_ description: String) { self.description = description }
}

/// The reason why an animation is invalid.
@nonexhaustive
public enum KeyframeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no value to animate.
  case noValues
  /// A value, counted from 0, differs in kind or size from the first.
  case incompatible(index: Int)
  /// A number of a list, counted from 0, is not finite.
  case notFinite(list: String, index: Int)
  /// A number is out of range.
  case outOfRange(parameter: Parameter, value: Double, allowed: String)
  /// The path cannot be measured.
  case path(PathError)
  /// A diagnostic that is a warning unless the animation is strict.
  case strict(Diagnostic)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .noValues: "there are no values to animate"
    case .incompatible(let index):
      "value \(index + 1) differs in kind or size from the first"
    case .notFinite(let list, let index): "number \(index + 1) of \(list) is not finite"
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) must be \(allowed), but is \(messageNumber(value))"
    case .path(let error): error.description
    case .strict(let diagnostic): diagnostic.description
    }
  }
}

/// Collects diagnostics. In strict mode the first one is thrown.
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

/// Why a spring, a motion or a design could not be made.
public enum SpringError: Error, Hashable, Sendable {
  /// A parameter lies outside what is allowed: its name, the value given, and what is allowed.
  case outOfRange(parameter: String, value: Double, allowed: String)
  /// No spring meets the wish; the text says why and what to do instead.
  case noSolution(String)
}

extension SpringError: CustomStringConvertible {
  /// One line that names the parameter, the value and what is allowed.
  public var description: String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) must be \(allowed), but is \(value)"
    case .noSolution(let reason):
      reason
    }
  }
}

/// Returns when `condition` holds, and throws `SpringError.outOfRange` when it does not (NaN fails
/// every comparison, so a condition written positively refuses it).
@inline(__always)
func require(
  _ condition: Bool, _ parameter: @autoclosure () -> String, _ value: @autoclosure () -> Double,
  _ allowed: @autoclosure () -> String
) throws(SpringError) {
  guard condition else {
    throw .outOfRange(parameter: parameter(), value: value(), allowed: allowed())
  }
}

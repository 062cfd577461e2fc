import CurveArithmetic

/// The error for a parameter of a spring, a motion or a design that is out of range.
public struct SpringError: Error, Hashable, Sendable {
  /// The parameter's name.
  public let parameter: String
  /// The value given.
  public let value: Double
  /// What is allowed, in words that follow "must be".
  public let allowed: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's name.
  ///   - value: The value given.
  ///   - allowed: What is allowed, in words that follow "must be".
  public init(parameter: String, value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }
}

extension SpringError: CustomStringConvertible {
  /// One line that names the parameter, what is allowed and the value.
  public var description: String {
    "\(parameter) must be \(allowed), but is \(messageNumber(value))"
  }
}

/// Throws unless `condition` holds. NaN fails every comparison, so write the condition positively to
/// reject it.
@inlinable @inline(__always)
func require(
  _ condition: Bool, _ parameter: @autoclosure () -> String, _ value: @autoclosure () -> Double,
  _ allowed: @autoclosure () -> String
) throws(SpringError) {
  guard condition else {
    throw SpringError(parameter: parameter(), value: value(), allowed: allowed())
  }
}

#if !hasFeature(Embedded)
  extension SpringError: Codable {}
#endif

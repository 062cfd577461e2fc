import CurveArithmetic

/// A number that an initialiser or a method of these modules does not accept.
///
/// ```swift
/// do { _ = try DampedSpring(mass: -1) } catch { print(error) }
/// // mass must be positive and finite, but is -1
/// ```
public struct ParameterError: Error, Hashable, Sendable {
  /// The parameter.
  public let parameter: Parameter
  /// The value given.
  public let value: Double
  /// What is allowed, in words that follow "must be".
  public let allowed: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - parameter: The parameter: `.mass`, `"the time of sample 3"`.
  ///   - value: The value given.
  ///   - allowed: What is allowed, in words that follow "must be".
  public init(parameter: Parameter, value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }
}

extension ParameterError: CustomStringConvertible {
  /// One line that names the parameter, what is allowed and the value.
  public var description: String {
    "\(parameter) must be \(allowed), but is \(messageNumber(value))"
  }
}

/// Throws unless `condition` holds. NaN fails every comparison, so write the condition positively to
/// reject it.
@inlinable @inline(__always)
func require(
  _ condition: Bool, _ parameter: @autoclosure () -> Parameter, _ value: @autoclosure () -> Double,
  _ allowed: @autoclosure () -> String
) throws(ParameterError) {
  guard condition else {
    throw ParameterError(parameter: parameter(), value: value(), allowed: allowed())
  }
}

#if !hasFeature(Embedded)
  extension ParameterError: Codable {}
#endif

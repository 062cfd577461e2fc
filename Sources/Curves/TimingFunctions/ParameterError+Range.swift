import CurveArithmetic
import Spring

extension ParameterError {
  /// Throws unless the value is finite.
  static func requireFinite(_ value: Double, _ parameter: Parameter) throws(Self) {
    guard value.isFinite else { throw Self(parameter: parameter, value: value, allowed: "finite") }
  }

  /// Throws unless the value is in the range.
  static func require(
    _ value: Double, in range: ClosedRange<Double>, _ parameter: Parameter
  ) throws(Self) {
    guard range.contains(value) else {
      let (low, high) = (cssNumber(range.lowerBound), cssNumber(range.upperBound))
      throw Self(parameter: parameter, value: value, allowed: "in \(low)...\(high)")
    }
  }
}

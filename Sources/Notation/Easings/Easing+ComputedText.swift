import CurveArithmetic
import Curves

extension Easing {
  /// The text of a computed CSS value: the description, with percentages of at most six decimals.
  ///
  /// Source: CSS Easing Functions Level 2, "Serialization"; CSSOM, "serialize a CSS component
  /// value".
  package var computedText: String {
    guard case .piecewiseLinear(let function) = self else { return description }
    let points = zip(function.inputs, function.outputs)
      .map { "\(cssNumber($1)) \(cssComputedPercentage($0))" }
    return "linear(\(points.joined(separator: ", ")))"
  }
}

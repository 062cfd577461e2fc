import CurveArithmetic
import CurveFitting
import Curves

/// A function of a programming language that looks up a polyline.
enum CurveTable {
  /// Writes the polyline of a curve with a template for its inputs, its outputs and a type name.
  static func draft(
    _ curve: CurveToConvert, _ template: (String, String, String) -> String
  ) throws(ConversionError) -> Draft {
    let line = try curve.polyline()
    let points = line.function.unitPoints
    // The look-up uses the last point of a jump.
    let text = template(
      points.map { cssNumber($0.progress) }.joined(separator: ", "),
      points.map { cssNumber($0.value) }.joined(separator: ", "), typeName(curve.request.name))
    return Draft(
      text: text, duration: line.duration, reference: line.reference,
      played: curve.played,
      isNative: line.isExact, points: points.count)
  }

  /// A name as that of a type, such as `EaseOutCurve`. The suffix keeps it from being a keyword.
  static func typeName(_ name: String) -> String {
    let parts = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let text = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (text.first.map { $0.isLetter } == true ? text : "Motion" + text) + "Curve"
  }

  /// A name as that of a variable or function, such as `easeOutCurve`.
  static func variableName(_ name: String) -> String {
    let name = typeName(name)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

}

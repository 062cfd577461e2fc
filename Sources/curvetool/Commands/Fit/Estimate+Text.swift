import CurveFitting

extension Estimate {
  /// The value with its standard error, which has two digits.
  func text(_ unit: String = "") -> String {
    let suffix = unit.isEmpty ? "" : " \(unit)"
    let value = NumberText.brief(value)
    if standardError == 0 { return "\(value)\(suffix)" }
    guard standardError.isFinite else { return "\(value)\(suffix), not determined" }
    let error = NumberText.text(standardError, precision: 2)
    // 170, not 1.7e2.
    let isShort = standardError < 1e6
    return
      "\(value) ± \(isShort ? Double(error).map { NumberText.brief($0) } ?? error : error)\(suffix)"
  }

  /// An object with both numbers.
  var json: JSON {
    .object(["value": .number(value), "standardError": .number(standardError)])
  }
}

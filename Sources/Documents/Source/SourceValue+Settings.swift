import CurveNotation
import CurvePlatforms

extension SourceValue {
  /// The curve with what the statements after it set, as in `bounce.stiffness = 300` after
  /// `let bounce = CASpringAnimation(...)`; nil if the value is something else.
  ///
  /// - Parameter bytes: The whole code.
  func parsed(before bytes: [UInt8]) throws(SyntaxError) -> ParsedEasing? {
    guard let label = labels.first, text.hasPrefix("CASpringAnimation(") else {
      return try parsed()
    }
    let settings = settings(of: label, in: bytes)
    guard !settings.isEmpty else { return try parsed() }
    return try EasingParser().parse("let \(label) = \(text)\n\(settings)")
  }

  /// The following lines that set a property of the spring or of its timing.
  private func settings(of label: String, in bytes: [UInt8]) -> String {
    let end = min(range.upperBound + Self.settingsLimit, bytes.count)
    let code = String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
    var result = ""
    for line in code.split(separator: "\n") {
      let statement = line.drop { $0 == " " || $0 == "\t" }
      // Another value under the same name.
      if statement.hasPrefix("let \(label) ") || statement.hasPrefix("var \(label) ") { break }
      guard statement.hasPrefix(label + ".") else { continue }
      let property = statement.dropFirst(label.count + 1).prefix { $0.isLetter }
      if Self.properties.contains(String(property)) { result += statement + "\n" }
    }
    return result
  }

  /// How far after a spring its settings may stand, in bytes, so that the time is linear in the text.
  private static let settingsLimit = 2048

  private static let properties: Set<String> = [
    "mass", "stiffness", "damping", "initialVelocity", "duration", "beginTime", "repeatCount",
    "autoreverses", "speed",
  ]
}

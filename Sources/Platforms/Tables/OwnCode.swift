import CurveNotation
import Spring

/// This package's own initialisers, as the target `swift` writes them.
enum OwnCode {
  static let calls: [String: Dialects.Reading] = ["DampedSpring": dampedSpring]

  /// `DampedSpring(perceptualDuration: 0.5, bounce: 0.3)` and its other initialisers with the parameters of a curve.
  @Sendable private static func dampedSpring(_ call: Call) throws(MeaningError) -> Meaning {
    let mass = Call.Parameter("mass", 1)
    if let label = ["perceptualDuration", "duration"].first(where: { call.mentions($0) }) {
      let v = try call.numbers([.init(label, nil, .seconds), .init("bounce", 0), mass])
      return .spring(.perceptual(duration: v[0], bounce: v[1]))
    }
    if call.mentions("response") {
      let v = try call.numbers([.init("response", nil, .seconds), .init("dampingRatio"), mass])
      return .spring(.response(response: v[0], dampingRatio: v[1]))
    }
    if call.mentions("dampingRatio") {
      let v = try call.numbers([mass, .init("stiffness"), .init("dampingRatio")])
      return .spring(.damped(stiffness: v[1] / v[0], dampingRatio: v[2]))
    }
    let v = try call.numbers([mass, .init("stiffness", 100), .init("damping", 10)])
    return .spring(.physical(mass: v[0], stiffness: v[1], damping: v[2]))
  }

  /// The curve of `SpringCurve(...)`, `CubicBezier(...)` or `Easing(...)` with or without `try`; nil for other
  /// texts.
  static func parsed(_ text: String) throws(SyntaxError) -> ParsedEasing? {
    let keyword = ["try ", "try! ", "try? "].first(where: text.hasPrefix) ?? ""
    let code = text.dropFirst(keyword.utf8.count)
    if code.hasPrefix("Easing("), let notation = literal(code.dropFirst(7)) {
      return try NotationParser().parse(notation)
    }
    if code.hasPrefix("CubicBezier("), code.hasSuffix(")") {
      return try NotationParser().parse("cubic-bezier(" + code.dropFirst(12))
    }
    guard code.hasPrefix("SpringCurve(.") else { return nil }
    // The case of the parameters says what their labels say.
    let arguments = code.drop { $0 != "." }.drop { $0 != "(" }
    var notation =
      "spring"
      + arguments.replacing("), over:", with: ", over:")
      .replacing("relativeVelocity:", with: "initialVelocity:")
    if !arguments.contains("), over:") { notation.removeLast() }
    return try NotationParser().parse(notation)
  }

  /// The text of a literal with or without number signs, up to its end.
  private static func literal(_ text: Substring) -> String? {
    let signs = text.prefix { $0 == "#" }
    let body = text.dropFirst(signs.count)
    guard body.first == "\"", let end = body.firstRange(of: "\"\(signs))") else { return nil }
    return String(body[..<end.lowerBound].dropFirst())
  }
}

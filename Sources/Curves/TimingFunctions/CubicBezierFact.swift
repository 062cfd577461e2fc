/// A fact of a cubic-bezier, declared once for every surface: the text of `curvetool bezier`, and the module,
/// the types and the page of the web.
package struct CubicBezierFact: Sendable {
  package enum Value: Sendable {
    case point(@Sendable (CubicBezier) -> CurvePoint)
    case points(@Sendable (CubicBezier) -> [CurvePoint])
    /// A slope, infinite where the curve is vertical.
    case slope(@Sendable (CubicBezier) -> Double)
    /// A slope and where it is.
    case steepest(@Sendable (CubicBezier) -> CurvePoint)
    case flag(@Sendable (CubicBezier) -> Bool)
  }

  /// The name in the module of the web.
  package let member: String
  package let value: Value
  #if !hasFeature(Embedded)
    /// The title in the tool's text; nil if another line of it has the fact.
    package let title: String?
    /// What the fact is, in a line.
    package let help: String
  #endif

  init(_ member: String, title: String? = nil, help: String, _ value: Value) {
    (self.member, self.value) = (member, value)
    #if !hasFeature(Embedded)
      (self.title, self.help) = (title, help)
    #endif
  }

  /// All facts, in the order of the tool's text.
  package static let all: [CubicBezierFact] = [
    .init(
      "monotonic", help: "whether the value never decreases", .flag { $0.isMonotonic }),
    .init(
      "minimum", title: "minimum", help: "the smallest value, and where it is",
      .point { $0.minimum }),
    .init(
      "maximum", title: "maximum", help: "the largest value, and where it is",
      .point { $0.maximum }),
    .init(
      "extremes", title: "extremes", help: "where the curve turns back", .points { $0.extremes }),
    .init(
      "inflections", title: "inflections", help: "where the curvature changes its sign",
      .points { $0.inflections }),
    .init(
      "steepest", title: "steepest slope", help: "the largest slope, and where it is",
      .steepest {
        let steepest = $0.steepest
        return CurvePoint(progress: steepest.progress, value: steepest.slope)
      }),
    .init(
      "startSlope", title: "slope at the start", help: "the slope at progress 0",
      .slope { $0.velocity(at: 0) }),
    .init(
      "endSlope", title: "slope at the end", help: "the slope at progress 1",
      .slope { $0.velocity(at: 1) }),
  ]
}

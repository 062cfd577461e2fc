import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// An animation of QML.
  static let qt = TargetLanguage(
    "qt", title: "Qt Quick", bezier: "`easing.bezierCurve` of a NumberAnimation",
    spring: "the fewest cubics within the error, as one `easing.bezierCurve`",
    traps: [
      "The `spring` and `damping` of a `SpringAnimation` are not a stiffness and a damping: it has its own rule.",
      "A `bezierCurve` has no jumps, starts at (0, 0), ends at (1, 1) and has at most 10 cubics, whose solution Qt approximates.",
      "A delay is a `PauseAnimation` before it, in a SequentialAnimation.",
    ],
    file: FileForm(
      name: "Motion.qml", timing: .comments, scope: .module,
      spelling: { CurveName.camel($0) + "Curve" },
      text: { declarations, _ in
        let properties = declarations.map { declaration in
          let text = declaration.text
          let list = text.firstRange(of: "[").map {
            text[$0.lowerBound...].prefix { $0 != "]" } + "]"
          }
          let timing = declaration.timing.map { "  // \($0)\n" } ?? ""
          return "\(timing)  readonly property list<real> \(declaration.member): \(list ?? "[]")\n"
        }
        return "pragma Singleton\nimport QtQuick\n\nQtObject {\n\(properties.joined())}"
      })
  ) { (curve) throws(ConversionError) in
    let fitted = try curve.pieces(share: 0.8)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let path = try fitted.pathData(for: "Qt")
    guard pieces.pieces.count <= 10 else {
      throw ConversionError(
        "Qt has memory for 10 cubics, but this curve needs \(pieces.pieces.count): allow a larger error"
      )
    }
    let request = curve.request
    var lines: [String] = []
    if let seconds = duration ?? request.duration {
      lines.append("duration: \(CSSText.milliseconds(seconds).dropLast(2))")
    }
    let repeats = request.repeats.flatMap { $0.autoreverses ? nil : $0 }
    if let repeats {
      let count = repeats.count.rounded()
      lines.append("loops: \(count.isFinite ? cssNumber(count) : "Animation.Infinite")")
    }
    lines += [
      "easing.type: Easing.BezierSpline",
      "easing.bezierCurve: [\(QtSpline.numbers(ofPath: path).map(cssNumber).joined(separator: ", "))]",
    ]
    return Draft(
      text: "NumberAnimation {\n\(lines.map { "  \($0)\n" }.joined())}", duration: duration,
      reference: reference, played: curve.played { $0.segments.flatMap(QtSpline.playback) },
      isNative: pieces.isExact,
      points: pieces.pieces.count + 1, hasDuration: true,
      hasRepeats: repeats != nil)
  }
}

/// The list of points of a spline: two handles and an end for each cubic.
enum QtSpline {
  /// The numbers of path data from (0, 0).
  static func numbers(ofPath data: String) -> [Double] {
    let segments = (try? PathCurve(data)).flatMap { Easing.path($0).segments } ?? []
    return segments.flatMap { points -> [Double] in
      guard points.count == 2 else { return numbers(points) }
      let third = (points[1] - points[0]) * (1.0 / 3)
      return numbers([points[0], points[0] + third, points[0] + 2 * third, points[1]])
        .map { DecimalRounding.round($0, within: 1e-9) }
    }
  }

  private static func numbers(_ points: [Point2D]) -> [Double] {
    points.dropFirst().flatMap { [$0.x, $0.y] }
  }

  static func playback(_ segments: [[Point2D]]) -> Playback? {
    .qtSpline(segments.flatMap(numbers))
  }
}

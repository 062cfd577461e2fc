import CurveArithmetic
import CurveFitting
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
      reference: reference, played: QtSpline.read, isNative: pieces.isExact,
      points: pieces.pieces.count + 1, hasDuration: true,
      hasRepeats: repeats != nil)
  }
}

/// The list of points of a spline: two handles and an end for each cubic.
enum QtSpline {
  /// The numbers of path data with absolute lines and curves from (0, 0).
  static func numbers(ofPath data: String) -> [Double] {
    var numbers: [Double] = []
    var (x, y) = (0.0, 0.0)
    for word in data.split(whereSeparator: { "MLC".contains($0) }).dropFirst() {
      var n = TextNumbers.all(in: word)
      if n.count == 2 {
        let (dx, dy) = (n[0] - x, n[1] - y)
        n = [x + dx / 3, y + dy / 3, x + 2 * dx / 3, y + 2 * dy / 3] + n
        n = n.map { DecimalRounding.round($0, within: 1e-9) }
      }
      numbers += n
      (x, y) = (n[n.count - 2], n[n.count - 1])
    }
    return numbers
  }

  @Sendable static func read(_ text: String) -> Playback? {
    .qtSpline(TextNumbers.all(in: text, after: "bezierCurve: [", until: "]"))
  }
}

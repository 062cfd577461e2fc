import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// An animation element of SVG.
  static let smil = TargetLanguage(
    "smil", title: "SVG animation", bezier: "`<animate calcMode=\"spline\" keySplines=...>`",
    spring: "the fewest splines within the error",
    traps: [
      "Numbers of `keySplines` are limited to 0...1: each swing beyond the target takes splines of its own.",
      "An error in one of the lists stops the whole element.",
      "Chromium solves a spline of d seconds to 1 / (200 d) of its interval where it is steep; others solve it closer.",
      "Without `fill=\"freeze\"` the value returns when the animation ends.",
    ],
    file: FileForm(
      name: "motion.svg", comment: .element, spelling: { CSSText.identifier($0) },
      text: { declarations, _ in
        let elements = declarations.map { declaration in
          // With the remark on what the element does not have.
          declaration.conversion.text.replacing(
            "<animate ", with: "<animate id=\"\(declaration.member)\" "
          ).split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(elements.joined())</svg>"
      })
  ) { (curve) throws(ConversionError) in
    try curve.rounded { (share) throws(ConversionError) in try Self.splines(curve, share) }
  }

  private static func splines(
    _ curve: CurveToConvert, _ share: Double
  ) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(share: share)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error, isBounded: true)
    let request = curve.request
    let seconds = duration ?? request.duration
    var rows: [(time: Double, value: Double, spline: String)] = []
    for (index, key) in list.keys.enumerated() {
      var spline = "0 0 1 1"
      if case .bezier(let p) = key.segment {
        spline = (0..<4).map { cssNumber(p[$0]) }.joined(separator: " ")
      }
      rows.append((key.progress, key.value, spline))
      // A value that holds is a keyframe more at the time of the next one.
      if key.segment == .hold, index + 1 < list.keys.count,
        list.keys[index + 1].progress > key.progress
      {
        rows.append((list.keys[index + 1].progress, key.value, "0 0 1 1"))
      }
    }
    var attributes = ["attributeName=\"x\"", "dur=\"\(CSSText.milliseconds(seconds ?? 1))\""]
    if let delay = request.delay { attributes.append("begin=\"\(CSSText.milliseconds(delay))\"") }
    let repeats = request.repeats.flatMap { $0.autoreverses ? nil : $0 }
    if let repeats {
      let count = repeats.count.isFinite ? cssNumber(repeats.count) : "indefinite"
      attributes.append("repeatCount=\"\(count)\"")
    }
    attributes += [
      "calcMode=\"spline\"",
      "keyTimes=\"\(rows.map { cleanNumber($0.time) }.joined(separator: ";"))\"",
      "keySplines=\"\(rows.dropLast().map { $0.spline }.joined(separator: ";"))\"",
      "values=\"\(rows.map { cleanNumber($0.value * 100) }.joined(separator: ";"))\"",
      "fill=\"freeze\"",
    ]
    return Draft(
      text: "<animate \(attributes.joined(separator: " ")) />", duration: duration,
      reference: reference,
      played: { text in
        // Chromium's tolerance.
        let tolerance = 0.005 / (seconds ?? 1)
        let curve = Call(named: "<animate", in: text).flatMap { try? SMILNotation.keyframes($0) }
        return KeyframeList(curve, distance: 100)?.playback {
          $0 == [0, 0, 1, 1] ? Playback(.linear) : .chromiumBezier($0, tolerance: tolerance)
        }
      }, isNative: pieces.isExact, points: rows.count,
      notes: seconds == nil ? ["the curve has no duration; change 1000 ms as needed"] : [],
      hasDuration: true, hasDelay: true, hasRepeats: repeats != nil)
  }

}

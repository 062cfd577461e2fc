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
      reference: reference, played: readSplines, isNative: pieces.isExact, points: rows.count,
      notes: seconds == nil ? ["the curve has no duration; change 1000 ms as needed"] : [],
      hasDuration: true, hasDelay: true, hasRepeats: repeats != nil)
  }

  @Sendable private static func readSplines(_ text: String) -> Playback? {
    let times = TextNumbers.all(in: text, after: "keyTimes=\"", until: "\"")
    let values = TextNumbers.all(in: text, after: "values=\"", until: "\"")
    let splines = TextNumbers.all(in: text, after: "keySplines=\"", until: "\"")
    guard times.count == values.count, splines.count == 4 * (times.count - 1),
      splines.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    let milliseconds = TextNumbers.all(in: text, after: "dur=\"", until: "ms").first
    let tolerance = 5 / (milliseconds ?? 1000)
    return KeyframeList(
      keys: times.indices.map { index in
        let p = splines.dropFirst(4 * index).prefix(4).map { $0 }
        let segment: KeyframeList.Segment =
          p.count < 4 || p == [0, 0, 1, 1] ? .linear : .bezier(SIMD4(p[0], p[1], p[2], p[3]))
        return .init(progress: times[index], value: values[index] / 100, segment: segment)
      }
    ).playback { .chromiumBezier($0, tolerance: tolerance) }
  }
}

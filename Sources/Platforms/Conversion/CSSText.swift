import CurveArithmetic
import CurveFitting
import Curves

/// CSS text that several targets share.
package enum CSSText {
  /// A timing function of CSS in place of a curve.
  struct Function {
    var text: String
    var reference: Easing
    var duration: Double?
    var isNative = false
    var points: Int?
    var notes: [String] = []
    var measured: MeasuredFunction?
  }

  /// The function itself if CSS has it, else a `linear()` or, if preferred, a cubic-bezier.
  static func function(_ curve: CurveToConvert) throws(ConversionError) -> Function {
    if case .preset(let preset) = curve.request.easing, preset.family == "css" {
      return Function(
        text: preset.description, reference: curve.request.easing, isNative: true)
    }
    switch curve.easing {
    case .linear: return Function(text: "linear", reference: .linear, isNative: true)
    case .steps:
      return Function(
        text: curve.easing.description, reference: curve.easing, isNative: true)
    default: break
    }
    if let bezier = curve.bezier {
      return Function(
        text: bezier.description, reference: curve.easing, isNative: true,
        notes: browserNotes(bezier))
    }
    if curve.request.prefersBezier { return try nearest(curve) }
    let line = try curve.polyline()
    return Function(
      text: linear(line.function), reference: line.reference, duration: line.duration,
      isNative: line.isExact, points: line.function.inputs.count, measured: line.measured)
  }

  /// A note where browsers are off although the function is the standard's: next to a vertical tangent.
  static func browserNotes(_ bezier: CubicBezier) -> [String] {
    guard ScriptCubic(bezier.x1, bezier.x2).steepest != nil,
      let played = Playback.chromiumBezier([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
    else { return [] }
    let error = LargestDifference(.cubicBezier(bezier), played).value
    return [
      "browsers solve it to about 1e-7 of the duration: off by up to \(DecimalRounding.round(error, within: error / 100)) near its vertical middle"
    ]
  }

  /// The nearest cubic-bezier, over a spring's settling time.
  static func nearest(_ curve: CurveToConvert) throws(ConversionError) -> Function {
    var reference = curve.easing
    var duration: Double?
    if let spring = curve.spring {
      let timed = try curve.timed(spring)
      (reference, duration) = (.spring(timed), timed.duration)
    }
    var request = curve.request
    request.easing = reference
    let bezier = try curve.with(request).nearestBezier()
    return Function(
      text: bezier.description, reference: reference, duration: duration,
      notes: ["a single cubic-bezier cannot oscillate"].filter { _ in curve.spring != nil })
  }

  /// `linear()` without the positions that CSS infers.
  static func linear(_ function: PiecewiseLinear) -> String {
    let (x, y) = (function.inputs, function.outputs)
    let stops = x.indices.map { index in
      let isImplied = index == 0 && x[0] == 0 || index == x.count - 1 && x[index] == 1
      return isImplied ? cssNumber(y[index]) : "\(cssNumber(y[index])) \(cssPercentage(x[index]))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// Seconds as milliseconds, with all their digits.
  package static func milliseconds(_ seconds: Double) -> String {
    cssNumber(DecimalRounding.round(seconds * 1000, within: seconds * 1e-12)) + "ms"
  }

  /// A name as a CSS identifier.
  package static func identifier(_ name: String) -> String {
    var bytes: [UInt8] = []
    for character in name {
      let byte = character.asciiValue ?? 0
      bytes.append(isLetter(byte) || (0x30...0x39).contains(byte) ? byte : UInt8(ascii: "-"))
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return bytes.first.map(isLetter) == true ? name : "motion-" + name
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  /// A name for `@keyframes`: an identifier without another meaning in `animation`, where browsers would
  /// take it for that.
  static func animationName(_ name: String) -> String {
    let name = identifier(name)
    return reservedNames.contains(name.lowercasedASCII) ? "motion-" + name : name
  }

  /// The keywords of `animation`, and those of every property.
  private static let reservedNames: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "none",
    "auto", "infinite", "normal", "reverse", "alternate", "alternate-reverse", "forwards",
    "backwards", "both", "running", "paused", "inherit", "initial", "unset", "revert",
    "revert-layer", "revert-rule", "default",
  ]

  /// A rule with a cubic-bezier for old engines, a `linear()` for new ones, and no motion for users who
  /// prefer reduced motion.
  static func rules(_ curve: CurveToConvert) throws(ConversionError) -> Draft {
    var request = curve.request
    request.prefersBezier = false
    let function = try self.function(curve.with(request))
    let plain = function.text.hasPrefix("linear(") ? try nearest(curve).text : function.text
    let selector = "." + identifier(curve.request.name)
    let seconds = function.duration ?? curve.request.duration
    let duration = milliseconds(seconds ?? 0.3)
    var text = "\(selector) {\n  transition-duration: \(duration);\n"
    if let delay = curve.request.delay { text += "  transition-delay: \(milliseconds(delay));\n" }
    text += "  transition-timing-function: \(plain);\n}\n"
    if plain != function.text {
      text += "@supports (transition-timing-function: linear(0, 1)) {\n  \(selector) {\n"
      text += "    transition-timing-function: \(function.text);\n  }\n}\n"
    }
    text += "@media (prefers-reduced-motion: reduce) {\n  \(selector) {\n"
    text += "    transition-duration: 1ms;\n  }\n}"
    return Draft(
      text: text, duration: function.duration, reference: function.reference,
      played: { text in
        // The last declaration that an engine with linear() applies.
        text.components(after: "timing-function: ").last.flatMap(curve.played)
      },
      isNative: function.isNative, points: function.points,
      notes: function.notes
        + (seconds == nil ? ["the curve has no duration; change 300 ms as needed"] : []),
      hasDuration: true, hasDelay: true)
  }
}

extension String {
  /// The text between each occurrence of a word and the next semicolon.
  func components(after word: String) -> [String] {
    var parts: [String] = []
    var remainder = self[...]
    while let start = remainder.firstRange(of: word) {
      remainder = remainder[start.upperBound...]
      parts.append(String(Substring(remainder.utf8.prefix { $0 != UInt8(ascii: ";") })))
    }
    return parts
  }
}

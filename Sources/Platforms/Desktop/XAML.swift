import CurveArithmetic
import CurveFitting
import CurveNotation
import Curves

extension TargetLanguage {
  /// Keyframes of WPF, UWP and WinUI.
  static let xaml = TargetLanguage(
    "xaml", title: "XAML keyframes", bezier: "`SplineDoubleKeyFrame` with its `KeySpline`",
    spring: "the fewest splines within the error",
    traps: [
      "A `KeySpline` applies to the interval that ends at its keyframe.",
      "UWP limits the numbers of a `KeySpline` to 0...1: each swing beyond the target takes splines of its own.",
      "WPF solves a spline to 0.001 of its parameter.",
      "With `AutoReverse` each repetition runs forwards and backwards.",
    ],
    file: FileForm(
      name: "Motion.xaml", comment: .element, spelling: { CurveName.capitalized($0) },
      duration: DurationForm(text: { seconds, _ in
        "<Duration>0:0:\(cssNumber(DecimalRounding.round(seconds, within: 5e-8)))</Duration>"
      }),
      text: { declarations, _ in
        let elements = declarations.map { declaration in
          declaration.indented().replacing(
            "<DoubleAnimationUsingKeyFrames",
            with: "<DoubleAnimationUsingKeyFrames x:Key=\"\(declaration.member)\""
          ).replacing("<Duration>", with: "<Duration x:Key=\"\(declaration.member)\">")
        }
        return """
          <ResourceDictionary xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation"
              xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">
            \(elements.joined(separator: "\n  "))
          </ResourceDictionary>
          """
      })
  ) { (curve) throws(ConversionError) in
    try curve.rounded { (share) throws(ConversionError) in try Self.keyFrames(curve, share) }
  }

  private static func keyFrames(
    _ curve: CurveToConvert, _ share: Double
  ) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(share: share)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error, isBounded: true)
    let request = curve.request
    let known = duration ?? request.duration
    let seconds = known ?? 1
    // Times have seven decimals.
    let time = { (seconds: Double) in
      "0:0:\(cssNumber(DecimalRounding.round(seconds, within: 5e-8)))"
    }
    var attributes = ""
    if let delay = request.delay { attributes += " BeginTime=\"\(time(delay))\"" }
    if let repeats = request.repeats {
      let count = repeats.autoreverses ? repeats.count / 2 : repeats.count
      attributes += " RepeatBehavior=\"\(count.isFinite ? cssNumber(count) + "x" : "Forever")\""
      if repeats.autoreverses { attributes += " AutoReverse=\"True\"" }
    }
    var lines = ["<DoubleAnimationUsingKeyFrames\(attributes)>"]
    for (index, key) in list.keys.enumerated() {
      let value = cleanNumber(key.value * 100)
      var frame = "KeyTime=\"\(time(key.progress * seconds))\" Value=\"\(value)\""
      switch index == 0 ? .hold : list.keys[index - 1].segment {
      case .hold: frame = "DiscreteDoubleKeyFrame \(frame)"
      case .linear: frame = "LinearDoubleKeyFrame \(frame)"
      case .bezier(let p):
        let n = (0..<4).map { cssNumber(p[$0]) }
        frame = "SplineDoubleKeyFrame \(frame) KeySpline=\"\(n[0]),\(n[1]) \(n[2]),\(n[3])\""
      }
      lines.append("  <\(frame) />")
    }
    lines.append("</DoubleAnimationUsingKeyFrames>")
    return Draft(
      text: lines.joined(separator: "\n"), duration: duration, reference: reference,
      played: { text in
        let curve = Call(named: "<DoubleAnimationUsingKeyFrames", in: text).flatMap {
          try? XAMLNotation.keyFrames(of: $0)
        }
        return KeyframeList(curve, over: seconds, distance: 100)?.playback {
          XAMLSpline.playback($0)
        }
      }, isNative: pieces.isExact, points: list.keys.count,
      notes: known == nil ? ["the curve has no duration; change 1 s as needed"] : [],
      jumpWidth: 2e-7 / seconds, hasDuration: true, hasDelay: true, hasRepeats: true)
  }

}

/// How WPF solves a KeySpline.
///
/// Source: Microsoft, WPF, System/Windows/Media/Animation/KeySpline.cs. It begins each search where the
/// last one ended; here each begins at 0.
enum XAMLSpline {
  static func playback(_ p: [Double]) -> Playback? {
    guard p.count == 4 else { return nil }
    if p == [0, 0, 1, 1] { return Playback(Easing.linear) }
    return Playback { progress in
      if progress <= 0 || progress >= 1 { return progress }
      let t = parameter(progress, p[0], p[2])
      return value(t, p[1], p[3])
    }
  }

  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func parameter(_ wanted: Double, _ a: Double, _ b: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, 0.0)
    while high - low > 1e-6 {
      let s = 1 - t
      let x = value(t, a, b)
      let slope = 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
      if x > wanted { high = t } else { low = t }
      if abs(x - wanted) < 0.001 * abs(slope) { break }
      guard abs(slope) > 1e-6 else {
        t = (low + high) / 2
        continue
      }
      let next = t - (x - wanted) / slope
      t = next >= high ? (t + high) / 2 : next <= low ? (t + low) / 2 : next
    }
    return t
  }
}

import CurveArithmetic
import CurveFitting

extension TargetLanguage {
  /// A script for After Effects' selected property.
  static let afterEffects = TargetLanguage(
    "after-effects", title: "After Effects script", bezier: "`KeyframeEase(speed, influence)`",
    spring: "the fewest keyframes within the error",
    traps: [
      "Influence is limited to 0.1...100 %: a handle nearer than that to its keyframe moves.",
      "Speed is in property units per second, so it changes with the duration and the distance.",
    ],
    hasClosedSolver: true,
    file: FileForm(
      name: "motion.jsx", scope: .module, spelling: { CurveName.camel($0) + "Curve" },
      text: { declarations, _ in
        declarations.map { declaration in
          let timing = declaration.timing.map { "// \($0)\n" } ?? ""
          return "\(timing)function \(declaration.member)() {\n  \(declaration.indented())\n}"
        }.joined(separator: "\n")
      })
  ) { (curve) throws(ConversionError) in
    let fitted = try curve.pieces()
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let list = KeyframeList(pieces, error: fitted.error).separated
    let known = duration ?? curve.request.duration
    let seconds = known ?? 1
    let delay = curve.request.delay ?? 0
    let (text, isClamped) = AfterEffectsText.script(list, seconds: seconds, after: delay)
    var notes = known == nil ? ["the curve has no duration; change 1 s as needed"] : []
    if isClamped { notes.append("a handle at its keyframe has the minimum influence, 0.1 %") }
    return Draft(
      text: text, duration: duration, reference: reference,
      played: { text in
        KeyframeList(
          try? AfterEffectsText.keyframes(text), from: delay, over: seconds, distance: 100)?
          .playback()
      },
      isNative: pieces.isExact,
      points: list.keys.count, notes: notes, jumpWidth: 1.1e-6, hasDuration: true,
      hasDelay: true)
  }
}

/// Keyframes as After Effects' scripts have them.
enum AfterEffectsText {
  /// The script, and whether a handle had to move.
  static func script(
    _ list: KeyframeList, seconds: Double, after delay: Double
  ) -> (text: String, isClamped: Bool) {
    let n = { (value: Double) in
      cssNumber(DecimalRounding.round(value, within: max(abs(value) * 1e-10, 1e-12)))
    }
    let keys = list.keys
    var isClamped = false
    var eases = keys.map { _ in
      (arriving: (speed: 0.0, influence: 16.67), leaving: (speed: 0.0, influence: 16.67))
    }
    var holds: [Int] = []
    for index in keys.indices.dropLast() {
      let (key, next) = (keys[index], keys[index + 1])
      let rate = (next.value - key.value) / (next.progress - key.progress) * 100 / seconds
      switch key.segment {
      case .hold: holds.append(index)
      case .linear:
        eases[index].leaving.speed = rate
        eases[index + 1].arriving.speed = rate
      case .bezier(let p):
        let (x1, x2) = (max(p[0], 0.001), min(p[2], 0.999))
        isClamped = isClamped || x1 != p[0] || x2 != p[2]
        eases[index].leaving = (p[1] / x1 * rate, 100 * x1)
        eases[index + 1].arriving = ((1 - p[3]) / (1 - x2) * rate, 100 * (1 - x2))
      }
    }
    var lines = [
      "var property = app.project.activeItem.selectedProperties[0];",
      "property.setValuesAtTimes(",
      "  [\(keys.map { n(delay + $0.progress * seconds) }.joined(separator: ", "))],",
      "  [\(keys.map { n($0.value * 100) }.joined(separator: ", "))]);",
    ]
    for (index, ease) in eases.enumerated() {
      lines.append(
        "property.setTemporalEaseAtKey(\(index + 1), "
          + "[new KeyframeEase(\(n(ease.arriving.speed)), \(n(ease.arriving.influence)))], "
          + "[new KeyframeEase(\(n(ease.leaving.speed)), \(n(ease.leaving.influence)))]);")
    }
    for index in holds {
      lines.append(
        "property.setInterpolationTypeAtKey(\(index + 1), "
          + "KeyframeInterpolationType.BEZIER, KeyframeInterpolationType.HOLD);")
    }
    return (lines.joined(separator: "\n"), isClamped)
  }

}

import CurveArithmetic
import CurveFitting
import Curves

extension TargetLanguage {
  /// Unity's AnimationCurve.
  static let unity = TargetLanguage(
    "unity", title: "Unity AnimationCurve",
    bezier: "`Keyframe(time, value, inTangent, outTangent)`",
    spring: "the fewest cubic pieces, handles at thirds",
    traps: [
      "Numbers are single precision; an infinite tangent holds the value.",
      "Without weights a piece is a cubic of time: a cubic-bezier needs several.",
    ],
    file: EngineFiles.unity
  ) { (curve) throws(ConversionError) in
    try HermiteKeys.draft(curve, reading: UnityNotation.keyframes) { keys in
      "new AnimationCurve(\n\(HermiteKeys.unityLines(keys).joined(separator: ",\n")))"
    }
  }

  /// Godot's Curve.
  static let godot = TargetLanguage(
    "godot", title: "Godot Curve", bezier: "points with tangents",
    spring: "the fewest cubic pieces, handles at thirds",
    traps: [
      "Numbers are single precision.",
      "`min_value` and `max_value` must span the values: set them first.",
    ],
    file: EngineFiles.godot
  ) { (curve) throws(ConversionError) in
    var draft = try HermiteKeys.draft(
      curve, reading: { text in try? HermiteKeys.keyframes(text) }
    ) { keys in
      let (low, high) = (keys.map({ $0.y }).min() ?? 0, keys.map({ $0.y }).max() ?? 1)
      var lines = ["var curve := Curve.new()"]
      if low < 0 { lines.append("curve.min_value = \(cssNumber(low.rounded(.down)))") }
      if high > 1 { lines.append("curve.max_value = \(cssNumber(high.rounded(.up)))") }
      lines += HermiteKeys.withoutHolds(keys).map { key in
        let n = { (value: Double) in String(floatText(value).dropLast()) }
        return
          "curve.add_point(Vector2(\(n(key.x)), \(n(key.y))), \(n(key.arriving)), \(n(key.leaving)))"
      }
      return lines.joined(separator: "\n")
    }
    if let played = draft.played(draft.text), let baked = HermiteKeys.baked(played) {
      let error = draft.error(of: baked, sharing: curve.shared)
      draft.notes.append(
        "sample_baked() interpolates 100 samples, largest error "
          + "\(cssNumber(DecimalRounding.round(error, within: error * 1e-3))); sample() does not")
    }
    if let seconds = draft.duration ?? curve.request.duration {
      let delay = curve.request.delay.map { ".set_delay(\(cssNumber($0)))" } ?? ""
      draft.text +=
        "\n# create_tween().tween_method(func(t): position.x = 100.0 * curve.sample(t), 0.0, 1.0, "
        + "\(cssNumber(seconds)))\(delay)"
      (draft.hasDuration, draft.hasDelay) = (true, true)
    }
    return draft
  }
}

/// Keys with tangents: cubics of time between them.
enum HermiteKeys {
  /// A key; an infinite tangent holds the value.
  struct Key {
    var x: Double
    var y: Double
    var arriving = 0.0
    var leaving = 0.0
  }

  /// The keys as Unity's code, a line for each.
  static func unityLines(_ keys: [Key]) -> [String] {
    keys.map { key in
      let tangents = [key.arriving, key.leaving].map {
        $0.isFinite ? floatText($0) : "float.PositiveInfinity"
      }
      return
        "  new Keyframe(\(floatText(key.x)), \(floatText(key.y)), \(tangents[0]), \(tangents[1]))"
    }
  }

  /// Writes the keys of a curve in single precision.
  static func draft(
    _ curve: CurveToConvert, reading read: @escaping (String) -> KeyframeCurve?,
    _ write: ([Key]) -> String
  ) throws(ConversionError) -> Draft {
    let fitted = try curve.pieces(.thirds)
    let (pieces, reference, duration) = (fitted.pieces, fitted.reference, fitted.duration)
    let keys = Self.keys(pieces)
    var notes = ["time runs from 0 to 1: scale it by the duration"]
    if duration == nil { notes = [] }
    return Draft(
      text: write(keys), duration: duration, reference: reference,
      played: { text in read(text).flatMap { .hermite($0, isSingle: true) } },
      isNative: pieces.isExact, points: keys.count, notes: notes, jumpWidth: 1.1e-5)
  }

  private static func keys(_ pieces: CubicPieces) -> [Key] {
    var keys: [Key] = []
    for piece in pieces.pieces {
      let width = piece.end.progress - piece.start.progress
      if keys.isEmpty || keys[keys.count - 1].leaving == .infinity {
        keys.append(
          Key(
            x: piece.start.progress, y: piece.start.value,
            arriving: keys.isEmpty ? 0 : .infinity))
      } else if keys[keys.count - 1].y != piece.start.value {
        // A jump takes 1e-5 of the time.
        keys[keys.count - 1].leaving = .infinity
        keys.append(
          Key(x: piece.start.progress + 1e-5, y: piece.start.value, arriving: .infinity))
      }
      if piece.isHold {
        keys[keys.count - 1].leaving = .infinity
        continue
      }
      keys[keys.count - 1].leaving = 3 * (piece.control1.value - piece.start.value) / width
      let slope = 3 * (piece.end.value - piece.control2.value) / width
      keys.append(Key(x: piece.end.progress, y: piece.end.value, arriving: slope))
    }
    if let last = keys.last, last.leaving == .infinity {
      keys.append(Key(x: 1, y: pieces.end, arriving: .infinity))
    } else if let last = keys.last, last.y != pieces.end {
      keys[keys.count - 1].x -= 1e-5
      keys[keys.count - 1].leaving = .infinity
      keys.append(Key(x: 1, y: pieces.end, arriving: .infinity))
    }
    return keys
  }

  /// Replaces a hold by a level piece and a jump over 1e-5 of the time.
  static func withoutHolds(_ keys: [Key]) -> [Key] {
    var level: [Key] = []
    for (index, key) in keys.enumerated() {
      var here = key
      if here.arriving == .infinity { here.arriving = 0 }
      let isHeld = here.leaving == .infinity
      if isHeld { here.leaving = 0 }
      level.append(here)
      if isHeld, index + 1 < keys.count { level.append(Key(x: keys[index + 1].x - 1e-5, y: key.y)) }
    }
    return level
  }

  /// Godot's table of a curve: 100 samples and lines between them.
  static func baked(_ played: Playback) -> Playback? {
    .polyline((0..<100).map { (Double($0) / 99, played.value(Double($0) / 99)) })
  }

}

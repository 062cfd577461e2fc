import CurveArithmetic
import Curves

/// How the rules of a style sheet play its `@keyframes`.
///
/// As in a browser, the timing function of an animation applies to each interval whose keyframe has none.
struct KeyframesTiming {
  /// The animations of the sheet, by the names of their keyframes.
  private let animations: [String: [DocumentCurve]]

  init(_ sheet: StyleSheet) {
    var animations: [String: [DocumentCurve]] = [:]
    for curve in sheet.curves {
      if let name = curve.keyframes { animations[name, default: []].append(curve) }
    }
    self.animations = animations
  }

  /// The timing function of all animations with the keyframes; nil if they differ, and without one.
  func easing(of name: String) -> Easing? {
    guard let all = animations[name], let first = all.first?.forwardEasing else { return nil }
    return all.allSatisfy { $0.forwardEasing == first } ? first : nil
  }

  /// The duration of all animations with the keyframes; nil if they differ, and without one.
  func duration(of name: String) -> Double? {
    guard let all = animations[name], let first = all.first?.duration else { return nil }
    return all.allSatisfy { $0.duration == first } ? first : nil
  }

  /// Which timing function applies, and why.
  func note(on rule: KeyframesRule) -> String {
    let all = animations[rule.name] ?? []
    let start = "keyframes without a timing function of their own use"
    guard let first = all.first else {
      return "\(start) ease: no rule plays @keyframes \(rule.name.prefix(60))"
    }
    guard let easing = easing(of: rule.name) else {
      let lines = all.prefix(4).map { "\($0.line)" }.joined(separator: ", ")
      return "\(start) ease: the animations on lines \(lines) differ"
    }
    var note =
      "\(start) \(easing.description.prefix(60)), as '\(first.name.prefix(60))' on line \(first.line)"
    if let duration = duration(of: rule.name) {
      note += ", whose duration is \(cssNumber(duration)) s"
    }
    return note
  }
}

extension CurveDocument {
  /// The seconds of one run of a track: its own, or those of the animations of a style sheet that play it, if these
  /// agree; otherwise nil.
  package func duration(of track: Track) -> Double? {
    guard case .styleSheet(let sheet) = content else { return track.duration }
    return Self.rule(of: track, in: sheet).flatMap { KeyframesTiming(sheet).duration(of: $0.name) }
  }

  private static func rule(of track: Track, in sheet: StyleSheet) -> KeyframesRule? {
    sheet.keyframes.first { rule in
      rule.line == track.line && track.name.hasPrefix("@keyframes \(rule.name) ")
    }
  }

  /// Which timing function applies to the keyframes of a track that have none; nil if all have their own, and
  /// for a track that no style sheet has.
  package func timingNote(of track: Track) -> DocumentNote? {
    guard case .styleSheet(let sheet) = content else { return nil }
    for rule in sheet.keyframes where rule.line == track.line {
      for own in rule.tracks where track.name == "@keyframes \(rule.name) \(own.property)" {
        guard own.keyframes.dropLast().contains(where: { $0.easing == nil }) else { return nil }
        return DocumentNote(
          line: rule.line, column: 1, message: KeyframesTiming(sheet).note(on: rule), isLoss: false)
      }
    }
    return nil
  }
}

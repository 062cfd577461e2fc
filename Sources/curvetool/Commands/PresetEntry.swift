import CurveNotation
import Curves
import Spring

/// A preset of any kind, or a curve of a file, for a list.
struct PresetEntry: Sendable {
  let name: String
  let family: String
  /// The family and the name, even if the short name omits the family.
  let fullName: String
  /// `curve`, `spring`, `duration` or `track`.
  let kind: String
  /// The value as text that can be pasted.
  let text: String
  let source: String
  /// The curve; nil for a duration and for a track without numbers.
  let easing: Easing?

  private init<Value>(_ preset: Preset<Value>, kind: String, text: String, easing: Easing?) {
    name = preset.description
    family = preset.family
    fullName = "\(preset.family).\(preset.name)"
    self.kind = kind
    self.text = text
    source = preset.source
    self.easing = easing
  }

  private init(_ name: String, of file: String, kind: String, text: String, easing: Easing?) {
    self.name = name
    family = file
    fullName = name
    self.kind = kind
    self.text = text
    source = file
    self.easing = easing
  }

  static let all =
    Presets.curves.map {
      PresetEntry(
        $0, kind: "curve", text: $0.value.description, easing: Presets.curve($0.description))
    }
    + Presets.springs.map {
      PresetEntry(
        $0, kind: "spring", text: $0.value.description,
        easing: (try? SpringCurve($0.value)).map(Easing.spring))
    }
    + Presets.durations.map {
      PresetEntry($0, kind: "duration", text: milliseconds($0.value), easing: nil)
    }

  /// The curves of `@FILE`, the durations without a curve, and the animated properties.
  static func entries(of argument: String, isStrict: Bool) throws(ToolError) -> [PresetEntry] {
    let file = try CurveFile(String(argument.dropFirst()), isStrict: isStrict)
    let durations = file.document.durations.map {
      PresetEntry(
        $0.name, of: file.name, kind: "duration", text: milliseconds($0.seconds), easing: nil)
    }
    let tracks = file.document.tracks.map { track in
      PresetEntry(
        track.name, of: file.name, kind: "track",
        text: "\(track.keyframes.values.count) keyframes"
          + (track.duration.map { ", \(NumberText.brief($0)) s" } ?? ""),
        easing: track.easing)
    }
    let curves =
      durations.isEmpty && tracks.isEmpty || !file.document.entries.isEmpty
      ? try file.curves(argument) : []
    file.tellNotes()
    return curves.map { curve in
      PresetEntry(
        curve.name, of: file.name, kind: curve.spring == nil ? "curve" : "spring",
        text: text(of: curve), easing: curve.easing)
    } + durations + tracks
  }

  /// The curve with its times, as CSS orders them: a spring's own duration follows from it.
  private static func text(of curve: NamedCurve) -> String {
    guard curve.spring == nil, let duration = curve.duration else {
      return curve.easing.description
    }
    let times = [duration, curve.delay ?? 0].filter { $0 != 0 }.map(milliseconds)
    return ([curve.easing.description] + times).joined(separator: " ")
  }

  private static func milliseconds(_ seconds: Double) -> String {
    NumberText.text(seconds * 1000) + "ms"
  }
}

import Arithmetic

/// Scenes as CSS and as calls of `element.animate()`.
enum CSSSceneText {
  /// `@keyframes` rules, and a rule for each layer's class.
  static func rules(_ scene: SceneKeyframes) -> String {
    var text = ""
    for layer in scene.layers {
      var names: [String] = []
      for track in layer.tracks {
        let name = "\(layer.name)-\(property(track).replacing("\"", with: ""))"
        names.append("\(name) \(CSSText.milliseconds(scene.duration)) linear both")
        text += "@keyframes \(name) {\n"
        for (index, key) in separated(track.keys).enumerated() {
          let easing =
            index == track.keys.count - 1
            ? "" : " animation-timing-function: \(easing(key.segment));"
          text +=
            "  \(cssPercentage(key.progress)) { \(property(track)): \(value(track, key.values));\(easing) }\n"
        }
        text += "}\n"
      }
      text += ".\(layer.name) {\n  animation:\n    \(names.joined(separator: ",\n    "));\n}\n"
    }
    return String(text.dropLast())
  }

  /// One call for each property of a layer.
  static func script(_ scene: SceneKeyframes) -> String {
    let options =
      "{ duration: \(CSSText.milliseconds(scene.duration).dropLast(2)), fill: \"both\" }"
    var lines: [String] = []
    for layer in scene.layers {
      lines.append("const \(variable(layer.name)) = document.querySelector(\".\(layer.name)\");")
      for track in layer.tracks {
        lines.append("\(variable(layer.name)).animate([")
        for key in separated(track.keys) {
          lines.append(
            "  { offset: \(cssNumber(key.progress)), \(property(track)): \"\(value(track, key.values))\", "
              + "easing: \"\(easing(key.segment))\" },")
        }
        lines.append("], \(options));")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func variable(_ name: String) -> String { name.replacing("-", with: "_") }

  /// Keyframes without two at one time.
  private static func separated(
    _ keys: [(progress: Double, values: [Double], segment: KeyframeList.Segment)]
  ) -> [(progress: Double, values: [Double], segment: KeyframeList.Segment)] {
    var keys = keys
    for index in keys.indices.dropFirst() where keys[index].progress <= keys[index - 1].progress {
      if keys[index].progress < 1 {
        keys[index].progress = keys[index - 1].progress + 1e-6
      } else {
        keys[index - 1].progress = 1 - 1e-6
      }
    }
    return keys
  }

  private static func property(_ track: SceneTrack) -> String {
    switch track.channels[0] {
    case .x, .y: "translate"
    case .rotation: "rotate"
    case .scaleX, .scaleY: "scale"
    case .opacity: "opacity"
    case .width: "width"
    case .height: "height"
    }
  }

  private static func value(_ track: SceneTrack, _ values: [Double]) -> String {
    let numbers = values.map(SceneKeyframes.number)
    return switch track.channels[0] {
    case .x, .y: "\(numbers[0])px \(numbers[1])px"
    case .rotation: "\(numbers[0])rad"
    case .scaleX, .scaleY: "\(numbers[0]) \(numbers[1])"
    case .opacity: numbers[0]
    case .width, .height: "\(numbers[0])px"
    }
  }

  private static func easing(_ segment: KeyframeList.Segment) -> String {
    switch segment {
    case .hold: return "step-end"
    case .linear: return "linear"
    case .bezier(let p):
      return "cubic-bezier(\((0..<4).map { cssNumber(p[$0]) }.joined(separator: ", ")))"
    }
  }
}

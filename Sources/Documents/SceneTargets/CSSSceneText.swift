import CurveArithmetic
import CurvePlatforms

/// Scenes as CSS and as calls to `element.animate()`.
enum CSSSceneText {
  static let properties: [SceneProperty] =
    [.position, .rotation, .scale, .opacity, .width, .height] + SceneProperty.colors

  /// `@keyframes` rules, and a rule for each layer's class.
  static func rules(_ scene: SceneKeyframes) -> String {
    var text = ""
    // Two layers can share a name of this form, such as a-background's colour and a's background colour.
    var keyframes = TargetLanguage.distinct(
      scene.layers.flatMap { layer in layer.tracks.map { "\(layer.name)-\(property($0))" } }
    )[...]
    for layer in scene.layers {
      var names: [String] = []
      for track in layer.tracks {
        let name = keyframes.removeFirst()
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
            "  { offset: \(cssNumber(key.progress)), \(scriptName(track)): \"\(value(track, key.values))\", "
              + "easing: \"\(easing(key.segment))\" },")
        }
        lines.append("], \(options));")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The name of a property in scripts, `backgroundColor`.
  private static func scriptName(_ track: SceneTrack) -> String {
    property(track).hasSuffix("-color")
      ? property(track).dropLast(6) + "Color" : property(track)
  }

  /// The prefix keeps keywords from becoming variables.
  private static func variable(_ name: String) -> String {
    "layer_" + name.replacing("-", with: "_")
  }

  /// Keyframes, at most one at each time.
  private static func separated(_ keys: [SceneTrack.Key]) -> [SceneTrack.Key] {
    zip(KeyframeList.separated(keys.map(\.progress)), keys).map {
      ($0, $1.values, $1.segment)
    }
  }

  private static func property(_ track: SceneTrack) -> String {
    switch track.property {
    case .position: "translate"
    case .rotation: "rotate"
    case .scale: "scale"
    case .opacity: "opacity"
    case .width, .size: "width"
    case .height: "height"
    case .background: "background-color"
    case .border: "border-color"
    case .foreground: "color"
    case .fill: "fill"
    case .stroke: "stroke"
    }
  }

  private static func value(_ track: SceneTrack, _ values: [Double]) -> String {
    let numbers = values.map(SceneKeyframes.number)
    switch track.property {
    case .position: return "\(numbers[0])px \(numbers[1])px"
    case .rotation: return "\(numbers[0])rad"
    case .scale: return "\(numbers[0]) \(numbers[1])"
    case .opacity: return numbers[0]
    case .size, .width, .height: return "\(numbers[0])px"
    case .background, .border, .foreground, .fill, .stroke:
      // The samples are premultiplied.
      let alpha = values[3]
      let parts = values.prefix(3).map {
        SceneKeyframes.number(alpha > 0 ? min(max(255 * $0 / alpha, 0), 255) : 0)
      }
      return
        "rgb(\(parts.joined(separator: " ")) / \(SceneKeyframes.number(min(max(alpha, 0), 1))))"
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

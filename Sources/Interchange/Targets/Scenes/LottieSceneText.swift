import Arithmetic

/// Scenes as Lottie documents: a null layer for each layer, to which a player's shapes can be parented.
enum LottieSceneText {
  /// The document, at 60 frames per second.
  static func document(_ scene: SceneKeyframes) -> String {
    let frames = SceneKeyframes.number(60 * scene.duration)
    let layers = scene.layers.enumerated().map { index, layer in
      let properties = [
        property("p", layer, [.x, .y], scene), property("r", layer, [.rotation], scene),
        property("s", layer, [.scaleX, .scaleY], scene), property("o", layer, [.opacity], scene),
      ]
      return """
          { "ty": 3, "nm": "\(layer.name)", "ind": \(index + 1), "ip": 0, "op": \(frames), "st": 0, "sr": 1,
            "ks": {
        \(properties.joined(separator: ",\n"))
            } }
        """
    }
    return """
      { "v": "5.9.0", "nm": "\(scene.name)", "fr": 60, "ip": 0, "op": \(frames), "w": 512, "h": 512,
        "layers": [
      \(layers.joined(separator: ",\n"))
        ] }
      """
  }

  /// A property, animated or not; rotation in degrees, scale and opacity in percent.
  private static func property(
    _ name: String, _ layer: (name: String, tracks: [SceneTrack], start: [Double]),
    _ channels: [SceneSampler.Channel], _ scene: SceneKeyframes
  ) -> String {
    let units: [String: Double] = ["r": 180 / .pi, "s": 100, "o": 100]
    let unit = units[name] ?? 1
    let list = { (values: [Double]) in
      "[" + values.map { SceneKeyframes.number($0 * unit) }.joined(separator: ", ") + "]"
    }
    guard let track = layer.tracks.first(where: { $0.channels == channels }) else {
      let values = channels.map { layer.start[$0.rawValue] }
      let value = channels.count == 1 ? SceneKeyframes.number(values[0] * unit) : list(values)
      return "      \"\(name)\": { \"a\": 0, \"k\": \(value) }"
    }
    let keys = track.keys.enumerated().map { index, key in
      var words =
        "\"t\": \(SceneKeyframes.number(60 * scene.duration * key.progress)), \"s\": \(list(key.values))"
      if index < track.keys.count - 1 {
        let handles: SIMD4<Double>? =
          switch key.segment {
          case .hold: nil
          case .linear: SIMD4(1, 1, 2, 2) / 3
          case .bezier(let p): p
          }
        if let p = handles {
          let n = (0..<4).map { cssNumber(p[$0]) }
          words +=
            ", \"o\": { \"x\": [\(n[0])], \"y\": [\(n[1])] }, \"i\": { \"x\": [\(n[2])], \"y\": [\(n[3])] }"
        } else {
          words += ", \"h\": 1"
        }
      }
      return "        { \(words) }"
    }
    return "      \"\(name)\": { \"a\": 1, \"k\": [\n\(keys.joined(separator: ",\n")) ] }"
  }
}

import CurveArithmetic

/// Scenes as Lottie documents. A layer whose size or colours move becomes a shape layer with a rectangle.
/// Any other becomes a null layer, to which shapes can be parented.
enum LottieSceneText {
  static let properties: [SceneProperty] = [
    .position, .rotation, .scale, .opacity, .size, .background, .border,
  ]

  /// The document, at 60 frames per second.
  static func document(_ scene: SceneKeyframes) -> String {
    let frames = SceneKeyframes.number(60 * scene.duration)
    let layers = scene.layers.enumerated().map { index, layer in
      let transform = [
        property("p", layer, .position, scene), property("r", layer, .rotation, scene),
        property("s", layer, .scale, scene), property("o", layer, .opacity, scene),
      ]
      let shapes = shapes(layer, scene)
      return """
          { "ty": \(shapes.isEmpty ? 3 : 4), "nm": "\(layer.name)", "ind": \(index + 1), "ip": 0, "op": \(frames), "st": 0, "sr": 1,
            "ks": {
        \(transform.joined(separator: ",\n"))
            }\(shapes.isEmpty ? "" : ",\n      \"shapes\": [\n\(shapes.joined(separator: ",\n")) ]") }
        """
    }
    return """
      { "v": "5.9.0", "nm": "\(scene.name)", "fr": 60, "ip": 0, "op": \(frames), "w": 512, "h": 512,
        "layers": [
      \(layers.joined(separator: ",\n"))
        ] }
      """
  }

  /// The rectangle of a layer with its border and fill; empty if neither size nor colour moves.
  private static func shapes(_ layer: SceneKeyframes.Layer, _ scene: SceneKeyframes) -> [String] {
    let moving: [SceneProperty] = [.size, .background, .border]
    guard moving.contains(where: { layer[$0] != nil }) else { return [] }
    // The rectangle's centre relative to the anchor point, which is the layer's position.
    let middle = { (size: [Double]) in
      [(0.5 - layer.frame.anchorX) * size[0], (0.5 - layer.frame.anchorY) * size[1]]
    }
    let size = property("s", layer, .size, scene)
    let position = property("p", layer, .size, scene, part: middle)
    var shapes = [
      "      { \"ty\": \"rc\",\n\(position),\n\(size),\n      \"r\": { \"a\": 0, \"k\": \(SceneKeyframes.number(layer.frame.radius)) } }"
    ]
    let kinds: [(SceneProperty, String, String)] = [
      (
        .border, "st",
        ",\n      \"w\": { \"a\": 0, \"k\": \(SceneKeyframes.number(max(layer.frame.border, 1))) }"
      ),
      (.background, "fl", ""),
    ]
    for (color, type, suffix) in kinds where layer[color] != nil {
      let light = property("c", layer, color, scene) { $0.prefix(3).map(Self.share) }
      let opacity = property("o", layer, color, scene, unit: 100) { [Self.share($0[3])] }
      shapes.append("      { \"ty\": \"\(type)\",\n\(light),\n\(opacity)\(suffix) }")
    }
    return shapes
  }

  /// A colour component, limited to 0...1: the approximation may leave that range.
  private static func share(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// A property, animated or not; rotation in degrees, scale and opacity in percent.
  ///
  /// - Parameters:
  ///   - unit: The value that stands for 1; the property decides if nil.
  ///   - part: The numbers to write, a linear function of the property's.
  private static func property(
    _ name: String, _ layer: SceneKeyframes.Layer, _ property: SceneProperty,
    _ scene: SceneKeyframes, unit: Double? = nil, part: ([Double]) -> [Double] = { $0 }
  ) -> String {
    let units: [SceneProperty: Double] = [.rotation: 180 / .pi, .scale: 100, .opacity: 100]
    let unit = unit ?? units[property] ?? 1
    let list = { (values: [Double]) in
      "[" + values.map { SceneKeyframes.number($0 * unit) }.joined(separator: ", ") + "]"
    }
    let track = layer[property].flatMap { track in
      let first = part(track.keys[0].values)
      return track.keys.contains { part($0.values) != first } ? track : nil
    }
    guard let track else {
      let values = part(
        layer[property]?.keys[0].values ?? property.channels.map { layer.start[$0] })
      let value = values.count == 1 ? SceneKeyframes.number(values[0] * unit) : list(values)
      return "      \"\(name)\": { \"a\": 0, \"k\": \(value) }"
    }
    let keys = track.keys.enumerated().map { index, key in
      var members =
        "\"t\": \(SceneKeyframes.number(60 * scene.duration * key.progress)), \"s\": \(list(part(key.values)))"
      if index < track.keys.count - 1 {
        let handles: SIMD4<Double>? =
          switch key.segment {
          case .hold: nil
          case .linear: SIMD4(0, 0, 1, 1)
          case .bezier(let p): p
          }
        if let p = handles {
          let n = (0..<4).map { cssNumber(p[$0]) }
          members +=
            ", \"o\": { \"x\": [\(n[0])], \"y\": [\(n[1])] }, \"i\": { \"x\": [\(n[2])], \"y\": [\(n[3])] }"
        } else {
          members += ", \"h\": 1"
        }
      }
      return "        { \(members) }"
    }
    return "      \"\(name)\": { \"a\": 1, \"k\": [\n\(keys.joined(separator: ",\n")) ] }"
  }
}

import Curves
import Timeline

/// What the layers of a scene show at a time, as the numbers that other formats have words for.
struct SceneSampler {
  /// What a format can animate.
  enum Channel: Int, CaseIterable {
    case x, y, rotation, scaleX, scaleY, opacity, width, height
  }

  let scene: Scene
  private let layers: [PlacedLayer]

  init(_ scene: Scene) {
    self.scene = scene
    layers = scene.allLayers
  }

  /// The names of the layers, each made different.
  var names: [String] {
    var seen: [String: Int] = [:]
    return layers.map { placed in
      let name = CSSText.identifier(placed.layer.name)
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name)-\(seen[name] ?? 0)"
    }
  }

  /// The key paths of a layer that change and for which there is no channel.
  func unsaid(layer: Int) -> [String] {
    layers[layer].layer.keyPaths.filter { path in
      guard !Self.said.contains(where: { path == $0 || path.hasPrefix($0 + ".") }) else {
        return false
      }
      let start = layers[layer].presentation(at: 0).value(path)
      return (1...64).contains { step in
        layers[layer].presentation(at: scene.duration * Double(step) / 64).value(path) != start
      }
    }
  }

  /// The key paths that the channels stand for, with their parts.
  private static let said = [
    "position", "transform.rotation", "transform.scale", "transform.translation", "opacity",
    "bounds.size",
  ]

  /// The numbers of a layer at a time.
  func numbers(layer: Int, at time: Double) -> [Double] {
    let values = layers[layer].presentation(at: time)
    func number(_ keyPath: String, _ missing: Double) -> Double {
      guard case .number(let number)? = values.value(keyPath) else { return missing }
      return number
    }
    return [
      number("position.x", 0) + number("transform.translation.x", 0),
      number("position.y", 0) + number("transform.translation.y", 0),
      number("transform.rotation", 0), number("transform.scale.x", 1),
      number("transform.scale.y", 1), number("opacity", 1), number("bounds.size.width", 0),
      number("bounds.size.height", 0),
    ]
  }
}

import Curves
import Timeline

/// What the layers of a scene show at a time, as the numbers that other formats have words for.
struct SceneSampler: Sendable {
  /// What a format can animate.
  enum Channel: Int, CaseIterable, Sendable {
    case x, y, rotation, scaleX, scaleY, opacity, width, height
  }

  let scene: Scene
  private let plan: Plan

  init(_ scene: Scene) throws(PlanError) {
    self.scene = scene
    plan = try Plan(scene)
  }

  /// The names of the layers, each made different.
  var names: [String] {
    var seen: [String: Int] = [:]
    return plan.layers.map { layer in
      let name = CSSText.identifier(layer.name)
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name)-\(seen[name] ?? 0)"
    }
  }

  /// The key paths of a layer that change and for which there is no channel.
  func unsaid(layer: Int) -> [String] {
    let own = plan.properties.filter { property in
      property.layer == layer
        && !Self.said.contains { property.keyPath == $0 || property.keyPath.hasPrefix($0 + ".") }
    }
    guard !own.isEmpty else { return [] }
    var values = plan.makeValues()
    plan.write(at: 0, into: &values)
    let start = own.map { plan.value(of: $0, in: values) }
    var changed = own.map { _ in false }
    for step in 1...64 {
      plan.write(at: scene.duration * Double(step) / 64, into: &values)
      for index in own.indices where plan.value(of: own[index], in: values) != start[index] {
        changed[index] = true
      }
    }
    return own.indices.filter { changed[$0] }.map { own[$0].keyPath }
  }

  /// The key paths that the channels stand for, with their parts.
  private static let said = [
    "position", "transform.rotation", "transform.scale", "transform.translation", "opacity",
    "bounds.size",
  ]

  /// The numbers of a layer at a time.
  func numbers(layer: Int, at time: Double) -> [Double] {
    var values = plan.makeValues()
    plan.write(at: time, into: &values)
    func number(_ keyPath: String, _ missing: Double) -> Double {
      guard case .number(let number)? = plan.value(keyPath, ofLayer: layer, in: values) else {
        return missing
      }
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

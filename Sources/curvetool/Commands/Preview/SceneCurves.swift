import Curves
import Spring
import Timeline

/// The curves that a scene's animations run on, each once; straight lines only where there is nothing else.
struct SceneCurves {
  private(set) var list: [NamedCurve] = []
  private let limit: Int

  init(_ scene: LayerScene, limit: Int) {
    self.limit = limit
    for layer in scene.layers { add(layer) }
    if list.isEmpty { list = [NamedCurve("linear", .linear)] }
  }

  private mutating func add(_ layer: AnimatedLayer) {
    for entry in layer.entries { add(entry.animation, "\(layer.name) \(entry.key)") }
    for sublayer in layer.sublayers { add(sublayer) }
  }

  private mutating func add(_ animation: LayerAnimation, _ name: String) {
    add(animation.timingFunction, name)
    switch animation.content {
    case .spring(_, _, let settings):
      if let curve = Self.curve(of: settings) { add(.spring(curve), name) }
    case .keyframe(_, let keyframes):
      for function in keyframes.timingFunctions { add(function, name) }
    case .group(let animations):
      for animation in animations {
        add(animation, animation.key.map { "\(name) \($0)" } ?? name)
      }
    case .basic, .relativeKeyframes, .animator, .transition, .play: break
    }
  }

  /// The curve of a spring until it settles; nil if it never does.
  static func curve(of settings: SpringSettings) -> SpringCurve? {
    try? SpringCurve(
      .physical(
        mass: settings.mass, stiffness: settings.stiffness, damping: settings.damping,
        relativeVelocity: settings.initialVelocity))
  }

  private mutating func add(_ easing: Easing, _ name: String) {
    guard easing != .linear, list.count < limit, !list.contains(where: { $0.easing == easing })
    else { return }
    list.append(NamedCurve(name, easing))
  }
}

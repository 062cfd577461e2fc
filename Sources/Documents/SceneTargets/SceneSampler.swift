import CurvePlatforms
import Curves
import Timeline

/// The layers of a scene at a time, as the numbers that other formats can express.
struct SceneSampler: Sendable {
  let scene: LayerScene
  /// The names of the layers, made distinct.
  let names: [String]
  private let plan: Plan
  /// Whether colours are premultiplied by their opacity, as browsers interpolate them.
  private let isPremultiplied: Bool
  /// Each layer's animated colours.
  private let colors: [[(property: SceneProperty, reading: Plan.Reading)]]
  /// How to read the numbers of each layer, in the order of ``keyPaths``.
  private let readings: [[Plan.Reading?]]
  /// When the animations of each layer begin and end, by its name.
  private let events: [String: [Double]]

  /// The key paths of a row, and the defaults of values that a layer does not have.
  private static let keyPaths = [
    ("position.x", 0.0), ("position.y", 0), ("transform.rotation", 0), ("transform.scale.x", 1),
    ("transform.scale.y", 1), ("opacity", 1), ("bounds.size.width", 0), ("bounds.size.height", 0),
    ("transform.translation.x", 0), ("transform.translation.y", 0),
  ]

  init(_ scene: LayerScene, isPremultiplied: Bool) throws(PlanError) {
    self.scene = scene
    self.isPremultiplied = isPremultiplied
    let plan = try Plan(scene)
    self.plan = plan
    names = TargetLanguage.distinct(plan.layers.map { CSSText.identifier($0.name) })
    colors = plan.layers.indices.map { layer in
      SceneProperty.colors.compactMap { color in
        let isUsed = plan.properties(ofLayer: layer).contains {
          color.keyPaths.contains($0.keyPath)
        }
        return isUsed ? plan.reading(color.color, ofLayer: layer).map { (color, $0) } : nil
      }
    }
    readings = plan.layers.indices.map { layer in
      Self.keyPaths.map { plan.reading($0.0, ofLayer: layer) }
    }
    var events = Dictionary(grouping: plan.events(in: 0...scene.duration), by: \.layer)
      .mapValues { $0.map(\.time) }
    for (index, layer) in plan.layers.enumerated() {
      let breaks = plan.breaks(ofLayer: index).filter { (0...scene.duration).contains($0) }
      if !breaks.isEmpty { events[layer.name, default: []] += breaks }
    }
    self.events = events
  }

  /// The progresses at which animations of a layer begin and end, in order.
  func eventPositions(layer: Int) -> [Double] {
    (events[plan.layers[layer].name] ?? []).map { $0 / scene.duration }.sorted()
  }

  /// The number of runs of a layer's animations that other formats can express.
  func runCount(layer: Int) -> Double {
    let keyPaths = Set(SceneProperty.allCases.flatMap(\.keyPaths) + ["transform"])
    return plan.runCount(ofLayer: layer, writing: keyPaths, until: scene.duration)
  }

  /// The changing key paths of a layer that a list of properties does not cover.
  func omitted(layer: Int, except properties: [SceneProperty]) -> [String] {
    let said = Set(properties.flatMap(\.keyPaths))
    let own = plan.properties(ofLayer: layer).filter { !said.contains($0.keyPath) }
    guard !own.isEmpty else { return [] }
    var values = plan.makeValues()
    plan.write(layer: layer, at: 0, into: &values)
    // If the size is written, only the origin of a rectangle remains.
    func restingValue(_ property: Plan.Property) -> AnimatableValue {
      let value = plan.value(of: property, in: values)
      if property.keyPath == "bounds", said.contains("bounds.size"), case .rect(let rect) = value {
        return .point(rect.origin)
      }
      // A transform of moves, turns and scales in the plane is written through these.
      if property.keyPath == "transform", said.contains("transform.scale"),
        case .transform(let transform) = value, transform.isTurnAndScale
      {
        return .number(0)
      }
      return value
    }
    let start = own.map(restingValue)
    var changed = own.map { _ in false }
    for step in 1...64 {
      plan.write(layer: layer, at: scene.duration * Double(step) / 64, into: &values)
      for index in own.indices where restingValue(own[index]) != start[index] {
        changed[index] = true
      }
    }
    return own.indices.filter { changed[$0] }.map { own[$0].keyPath }
  }

  /// Space for ``numbers(layer:at:using:)``.
  func makeValues() -> [Double] { plan.makeValues() }

  /// The numbers of a layer at a time.
  ///
  /// - Parameter values: Storage that can be used for many times of one layer.
  func numbers(layer: Int, at time: Double, using values: inout [Double]) -> [Double] {
    plan.write(layer: layer, at: time, into: &values)
    var row = [Double](repeating: 0, count: SceneProperty.channelCount)
    var translation = SIMD2<Double>.zero
    for (index, path) in Self.keyPaths.enumerated() {
      let value = readings[layer][index].map { plan.value($0, in: values) }
      var number = path.1
      if case .number(let given)? = value { number = given }
      if index < 8 { row[index] = number } else { translation[index - 8] = number }
    }
    row[0] += translation.x
    row[1] += translation.y
    for (property, reading) in colors[layer] {
      guard case .color(let color) = plan.value(reading, in: values) else { continue }
      let shown = color.converted(to: .encoded).coordinates.clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      for (index, channel) in property.channels.enumerated() {
        row[channel] = isPremultiplied && index < 3 ? shown[index] * shown.w : shown[index]
      }
    }
    return row
  }

  /// The anchor point, the corner radius and the border's width of a layer at the start.
  func frame(layer: Int) -> (anchorX: Double, anchorY: Double, radius: Double, border: Double) {
    var values = plan.makeValues()
    plan.write(layer: layer, at: 0, into: &values)
    func number(_ keyPath: String, _ missing: Double) -> Double {
      if case .number(let number)? = plan.value(keyPath, ofLayer: layer, in: values) {
        number
      } else {
        missing
      }
    }
    return (
      number("anchorPoint.x", 0.5), number("anchorPoint.y", 0.5), number("cornerRadius", 0),
      number("borderWidth", 0)
    )
  }
}

extension Transform3D {
  /// Whether it only moves, turns and scales in the plane, without skew.
  fileprivate var isTurnAndScale: Bool {
    let m = elements
    let x = SIMD2(m[0], m[1])
    let y = SIMD2(m[4], m[5])
    let isFlat =
      m[2] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 0 && m[9] == 0 && m[10] == 1
      && m[11] == 0 && m[14] == 0 && m[15] == 1
    return isFlat && abs((x * y).sum()) <= 1e-12 * ((x * x).sum() * (y * y).sum()).squareRoot()
  }
}

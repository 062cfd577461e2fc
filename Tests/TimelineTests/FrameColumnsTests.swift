import Curves
import Testing

@testable import Timeline

/// Frames whose animations are evaluated side by side, against the evaluation of each layer in order.
@Suite struct FrameColumnsTests {
  @Test(arguments: 0..<12) func columnsEqualTheValuesInOrder(seed: UInt64) throws {
    var generator = try RandomLayers(seed: seed)
    let layers = try (0..<(seed == 0 ? 2 : 60)).map { try generator.layer($0) }
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: layers))
    let kinds = Set(plan.frameColumns.sections.map(\.kind.content))
    #expect(seed == 0 || kinds.isSuperset(of: [.group, .mix, .keys]), "\(kinds)")
    #expect(plan.frameColumns.sections.contains { $0.kind.hasOwn })
    var times = (-8...40).map { Double($0) / 8 } + [0.7, 1.4, 2.1, 1e6, 1e9, 1e17, -1e9, 1e300]
    for _ in 0..<40 { times.append(.random(in: -1...6, using: &generator.random)) }
    expectValuesInOrder(plan, times)
  }

  /// The frames of plans with fewer animations than a block.
  @Test func smallPlansEqualTheValuesInOrder() throws {
    var generator = try RandomLayers(seed: 50)
    var contents: Set<FrameColumns.Kind.Content> = []
    for index in 0..<600 {
      let layer = try index % 3 == 0 ? generator.groups() : generator.layer(index)
      let plan = try Plan(LayerScene(name: "", duration: 1, layers: [layer]))
      guard plan.nodes.count < Plan.leastColumnNodes else { continue }
      #expect(plan.frameColumns.sections.isEmpty)
      contents.formUnion(plan.nodes.map(\.content))
      let times = (0..<12).map { _ in Double.random(in: -1...6, using: &generator.random) }
      expectValuesInOrder(plan, times + [0, 0.25, 0.7, 1.5, 1e9, 1e300, .infinity])
    }
    #expect(contents.isSuperset(of: [.group, .mix, .keys, .other, .mixed]), "\(contents)")
  }

  private func expectValuesInOrder(_ plan: Plan, _ times: [Double]) {
    var (frame, ordered) = (plan.makeValues(), plan.makeValues())
    for time in times {
      plan.write(at: time, into: &frame)
      for layer in plan.layers.indices { plan.write(layer: layer, at: time, into: &ordered) }
      for property in plan.properties {
        let (found, expected) = (
          plan.value(of: property, in: frame), plan.value(of: property, in: ordered)
        )
        #expect(found == expected, "\(property.keyPath) of layer \(property.layer) at \(time)")
      }
    }
  }

  /// A frame at a time that is not finite is that of the layers, too.
  @Test func endlessTimesMatchTheLayers() throws {
    var generator = try RandomLayers(seed: 40)
    let layers = try (0..<20).map { try generator.layer($0) }
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: layers))
    expectValuesInOrder(plan, [.infinity, -.infinity])
  }

  /// Most animations of a common scene are evaluated side by side.
  @Test func simpleScenesAreWhollyInColumns() throws {
    let layers = try (0..<20).map { index in
      var layer = AnimatedLayer("layer \(index)")
      var fade = LayerAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.timingFunction = .easeInOut
      try layer.add(fade, forKey: "fade")
      try layer.add(
        LayerAnimation(.basic(keyPath: "position.x", .init(to: .number(5)))), forKey: "move")
      return layer
    }
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: layers))
    #expect(plan.frameColumns.others.isEmpty)
    #expect(plan.frameColumns.sections.map(\.count).reduce(0, +) == 40)
    #expect(plan.frameColumns.sections.allSatisfy { $0.kind.content == .mix })
  }
}

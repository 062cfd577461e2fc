import Curves
import Testing
import Timeline
import Spring

/// Animations that wait for others, removals, copies by a timer, and derived columns.
@Suite struct ChainTests {
  private func after(_ key: String, delay: Double = 0, _ animation: LayerAnimation)
    -> LayerAnimation
  {
    var animation = animation
    animation.predecessor = .init(key, delay: delay)
    return animation
  }

  @Test func chainsStartWhenTheOneBeforeHasFinished() throws {
    var layer = AnimatedLayer("a", model: ["opacity": .number(0)])
    // In any order.
    try layer.add(after("b", delay: 0.5, basic("opacity", 3, 4)), forKey: "c")
    try layer.add(after("a", basic("opacity", 1, 3, duration: 2)), forKey: "b")
    try layer.add(basic("opacity", 0, 1), forKey: "a")
    #expect(try number(layer, "opacity", 0.5) == 0.5 && number(layer, "opacity", 2) == 2)
    #expect(try number(layer, "opacity", 3.25) == 0 && number(layer, "opacity", 4) == 3.5)
    #expect(try layer.events(in: 0...9).map(\.time) == [0, 1, 1, 3, 3.5, 4.5])
    layer.removeAnimation(forKey: "b", at: 2)
    #expect(try number(layer, "opacity", 4) == 0)
    let events = try layer.events(in: 0...9)
    #expect(events.count == 4 && events[3].kind == .didStop(finished: false))
  }

  @Test func loopsOfChainsAreGroups() throws {
    var first = basic("opacity", 0, 1)
    first.key = "first"
    let second = after("first", delay: 0.5, basic("opacity", 1, 0))
    var group = LayerAnimation(.group([second, first]))
    group.timing.duration = 3
    group.timing.repeatCount = .infinity
    var layer = AnimatedLayer("a", model: ["opacity": .number(5)])
    try layer.add(group, forKey: "loop")
    for cycle in [0.0, 1, 10] {
      #expect(try number(layer, "opacity", cycle * 3 + 0.5) == 0.5)
      #expect(try number(layer, "opacity", cycle * 3 + 1.25) == 5)
      #expect(try number(layer, "opacity", cycle * 3 + 1.75) == 0.75)
    }
  }

  @Test func wrongPredecessorsAreErrors() throws {
    var layer = AnimatedLayer("a")
    try layer.add(after("b", basic("opacity", 0, 1)), forKey: "a")
    #expect { try layer.presentation(at: 0) } throws: {
      ($0 as? PlanError)?.error == .predecessor(key: "b", isCircular: false)
    }
    try layer.add(after("a", basic("opacity", 0, 1)), forKey: "b")
    #expect { try layer.presentation(at: 0) } throws: { error in
      if case .predecessor(_, true)? = (error as? PlanError)?.error { true } else { false }
    }
    try layer.add(after("a", basic("opacity", 0, 1)), forKey: "a")
    #expect(throws: PlanError.self) { try layer.presentation(at: 0) }
    // A chain of 20,000 does not recurse.
    var chain = AnimatedLayer("chain")
    for index in 0..<20_000 {
      let animation = basic("opacity", 0, 1, duration: 0.5)
      chain.append(
        index == 19_999 ? animation : after("\(index + 1)", animation), forKey: "\(index)")
    }
    #expect(try chain.events(in: 9_999...10_000).count == 5)
  }

  @Test func timersMakeCopies() throws {
    var star = AnimatedLayer("star", model: ["opacity": .number(0)])
    try star.add(basic("opacity", 0, 1, duration: 1), forKey: "fade")
    star.spawning = try Spawning(
      every: 0.6, count: 4, seed: 7,
      variations: [
        "position.x": .steps(from: 10, by: 5), "zPosition": .random(from: -1, to: 1),
      ])
    let plan = try Plan(LayerScene(name: "", duration: 4, layers: [star]))
    #expect(plan.layers.map(\.name) == ["star 1", "star 2", "star 3", "star 4"])
    let starts: [Double] = plan.events(in: 0...9).filter { $0.kind == .didStart }.map(\.time)
    #expect(starts == [0.6, 1.2, 0.6 * 3, 2.4])
    var values = plan.makeValues()
    plan.write(at: 1.4, into: &values)
    let second = try #require(plan.value("opacity", of: "star 2", in: values).map(number))
    #expect(abs(second - 0.2) < 1e-12)
    #expect(plan.value("position.x", of: "star 3", in: values) == .number(20))
    let depths = (1...4).map {
      plan.value("zPosition", of: "star \($0)", in: values).map(number) ?? .nan
    }
    #expect(depths.allSatisfy { abs($0) <= 1 } && Set(depths).count == 4)
    #expect(throws: ParameterError.self) { try Spawning(every: 0, count: 1) }
    #expect(throws: ParameterError.self) { try Spawning(every: 1, count: 100_001) }
    // Copies of copies have a limit.
    var many = AnimatedLayer("many")
    star.spawning = try Spawning(every: 1, count: 100_000)
    many.sublayers = [star]
    many.spawning = try Spawning(every: 1, count: 100_000)
    #expect(throws: PlanError.self) {
      try Plan(LayerScene(name: "", duration: 1, layers: [many]))
    }
  }

  @Test func derivedColumnsAreComputed() throws {
    var layer = AnimatedLayer("a", model: ["position": .point(Point2D(x: 2, y: 3))])
    try layer.add(basic("position.x", 2, 4), forKey: "move")
    var scene = LayerScene(name: "", duration: 1, layers: [layer])
    let (x, y) = (
      DerivedColumn.Expression.column("a.position.x"),
      DerivedColumn.Expression.column("a.position.y")
    )
    scene.derivedColumns = [
      DerivedColumn("sum", .sum(x, .product(.number(2), y))),
      DerivedColumn("ratio", .quotient(.column("sum"), .difference(y, .number(3)))),
    ]
    let plan = try Plan(scene)
    let columns = plan.columns.filter { $0.property == nil }
    #expect(columns.map(\.name) == ["sum", "ratio"])
    let times = [0, 0.5, 1.0]
    var numbers = [Double](repeating: 0, count: 3)
    numbers.withUnsafeMutableBufferPointer { buffer in
      var span = buffer.mutableSpan
      plan.values(of: columns[0], at: times.span, into: &span)
    }
    #expect(numbers == [8, 9, 8])
    numbers.withUnsafeMutableBufferPointer { buffer in
      var span = buffer.mutableSpan
      plan.values(of: columns[1], at: times.span, into: &span)
    }
    #expect(numbers.allSatisfy { $0.isNaN })
    scene.derivedColumns = [DerivedColumn("x", .column("a.positon.x"))]
    #expect { try Plan(scene) } throws: {
      "\($0)".contains("did you mean 'a.position.x'?")
    }
  }
}

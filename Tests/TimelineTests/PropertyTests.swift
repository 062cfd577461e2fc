import Curves
import Testing
import Timeline

/// The properties of layers, their defaults and key paths.
@Suite struct PropertyTests {
  @Test func defaultsAreCoreAnimations() throws {
    let layer = AnimatedLayer("a")
    for (keyPath, value) in [
      ("opacity", AnimatableValue.number(1)), ("shadowRadius", .number(3)),
      ("shadowOffset", .size(Size2D(width: 0, height: -3))), ("shadowOpacity", .number(0)),
      ("shadowColor", .color(ColorValue(0, 0, 0))),
      ("anchorPoint", .point(Point2D(x: 0.5, y: 0.5))),
      ("cornerRadius", .number(0)), ("borderWidth", .number(0)),
      ("borderColor", .color(ColorValue(0, 0, 0))),
      ("backgroundColor", .color(ColorValue(0, 0, 0, opacity: 0))),
      ("transform", .transform(.identity)), ("zPosition", .number(0)), ("hidden", .bool(false)),
      ("lineWidth", .number(1)), ("fillColor", .color(ColorValue(0, 0, 0))),
      ("strokeColor", .color(ColorValue(0, 0, 0, opacity: 0))), ("strokeStart", .number(0)),
      ("strokeEnd", .number(1)), ("lineDashPhase", .number(0)), ("miterLimit", .number(10)),
      ("startPoint", .point(Point2D(x: 0.5, y: 0))), ("endPoint", .point(Point2D(x: 0.5, y: 1))),
      ("transform.scale.x", .number(1)), ("shadowOffset.height", .number(-3)),
    ] {
      #expect(try layer.presentation(at: 0).value(keyPath) == value, "\(keyPath)")
      // An animation to something else starts from the default.
      guard case .number(let start) = value else { continue }
      var animated = layer
      try animated.add(basic(keyPath, nil, start + 10), forKey: "a")
      #expect(try number(animated, keyPath, 0.5) == start + 5, "\(keyPath)")
    }
    #expect(try layer.presentation(at: 0).value("nothing") == nil)
  }

  @Test func unknownKeyPathsAreErrors() throws {
    var layer = AnimatedLayer("a", model: ["speedometer": .number(3)])
    for (keyPath, nearest) in [
      ("positon", "position"), ("transform.rotaton.z", "transform.rotation.z"),
      ("opacity.x", "opacity"), ("speedometr", "speedometer"), ("nothing like it", nil),
    ] as [(String, String?)] {
      #expect(throws: AnimationError.unknownKeyPath(keyPath, nearest: nearest)) {
        try layer.add(basic(keyPath, 0, 1), forKey: "a")
      }
    }
    #expect(throws: AnimationError.self) {
      try layer.add(basic(String(repeating: "a.", count: 50_000), 0, 1), forKey: "a")
    }
    try layer.add(basic("speedometer", nil, 5), forKey: "a")
    #expect(try number(layer, "speedometer", 0.5) == 4)
    for value in [
      AnimatableValue.point(Point2D()), .bool(true), .text("x"), .color(ColorValue(1, 0, 0)),
    ] {
      #expect(throws: AnimationError.self) {
        try layer.add(
          LayerAnimation(.basic(keyPath: "opacity", .init(from: value))), forKey: "wrong")
      }
    }
  }

  @Test func rotationsAreReadUnwrapped() throws {
    var layer = AnimatedLayer("a", model: ["transform.rotation": .number(0)])
    try layer.add(basic("transform.rotation", 0, 6 * .pi), forKey: "spin")
    #expect(try number(layer, "transform.rotation", 0.75) == 4.5 * .pi)
    #expect(try number(layer, "transform.rotation.z", 0.75) == 4.5 * .pi)
    // Turned through a matrix as well, with a note.
    var matrix = LayerAnimation(
      .basic(
        keyPath: "transform",
        .init(from: .transform(.identity), to: .transform(.scale(x: 3, y: 3, z: 3)))))
    matrix.timing.duration = 0.5
    try layer.add(matrix, forKey: "grow")
    #expect(try abs(number(layer, "transform.scale", 0.25) - 2) < 1e-12)
    #expect(try number(layer, "transform.rotation", 0.75) == 4.5 * .pi)
    let notes = try Plan(LayerScene(name: "", duration: 1, layers: [layer])).diagnostics
    #expect(notes.contains { $0.description.contains("-180...180 degrees") })
  }

  @Test func valueFunctionsMakeTransforms() throws {
    var turn = LayerAnimation(
      .basic(keyPath: "transform", .init(from: .number(0), to: .number(.pi / 2))))
    turn.timing.duration = 1
    turn.valueFunction = .rotateZ
    var layer = AnimatedLayer("a", model: ["transform.translation.x": .number(10)])
    try layer.add(turn, forKey: "turn")
    guard case .transform(let matrix)? = try layer.presentation(at: 0.5).value("transform") else {
      Issue.record("no transform")
      return
    }
    let half = 0.5.squareRoot()
    // The whole transform is replaced, the translation too.
    for (row, column, value) in [(0, 0, half), (0, 1, half), (1, 0, -half), (3, 0, 0.0)] {
      #expect(abs(matrix[row, column] - value) < 1e-15)
    }
    #expect(try number(layer, "transform.rotation", 0.5) == .pi / 4)
    // An additive transform applies first: points are rotated, then translated.
    turn.isAdditive = true
    try layer.add(turn, forKey: "turn")
    guard case .transform(let sum)? = try layer.presentation(at: 0.5).value("transform") else {
      Issue.record("no transform")
      return
    }
    #expect(abs(sum[0, 0] - half) < 1e-15 && sum[3, 0] == 10)
    var grow = LayerAnimation(
      .basic(keyPath: "transform", .init(to: .vector([2, 3, 4]))))
    grow.timing.duration = 1
    grow.valueFunction = .scale
    try layer.add(grow, forKey: "turn")
    #expect(try number(layer, "transform.scale.y", 0.5) == 2)
    grow.content = .basic(keyPath: "opacity", .init(to: .number(1)))
    #expect(throws: AnimationError.self) { try layer.add(grow, forKey: "turn") }
  }

  @Test func pathsMorphAndListsMix() throws {
    var square = BezierPath()
    square.move(to: Point2D(x: 0, y: 0))
    square.line(to: Point2D(x: 10, y: 0))
    square.close()
    var other = BezierPath()
    other.move(to: Point2D(x: 2, y: 4))
    other.line(to: Point2D(x: 20, y: 0))
    other.close()
    var morph = LayerAnimation(
      .basic(keyPath: "path", .init(from: .path(square), to: .path(other))))
    morph.timing.duration = 1
    var layer = AnimatedLayer("a")
    try layer.add(morph, forKey: "morph")
    let colors = [ColorValue(0, 0, 0), ColorValue(1, 1, 1)]
    var gradient = LayerAnimation(
      .basic(
        keyPath: "colors",
        .init(from: .colors(colors), to: .colors([ColorValue(1, 0, 0), ColorValue(0, 0, 1)]))))
    gradient.timing.duration = 1
    try layer.add(gradient, forKey: "colors")
    var stops = LayerAnimation(
      .basic(keyPath: "locations", .init(from: .vector([0, 1]), to: .vector([0.5, 1]))))
    stops.timing.duration = 1
    try layer.add(stops, forKey: "locations")
    let shown = try layer.presentation(at: 0.5)
    guard case .path(let path)? = shown.value("path") else {
      Issue.record("no path")
      return
    }
    #expect(path.coordinates == [1, 2, 15, 0])
    #expect(shown.value("colors") == .colors([ColorValue(0.5, 0, 0), ColorValue(0.5, 0.5, 1)]))
    #expect(shown.value("locations") == .vector([0.25, 1]))
    let plan = try Plan(LayerScene(name: "", duration: 1, layers: [layer]))
    #expect(plan.columns.map(\.name).contains("a.path.x2"))
    #expect(plan.columns.map(\.name).contains("a.colors.2.b"))
    // Other elements only switch, with a note.
    other.line(to: Point2D())
    morph.content = .basic(keyPath: "path", .init(from: .path(square), to: .path(other)))
    try layer.add(morph, forKey: "morph")
    #expect(try layer.presentation(at: 0.49).value("path") == .path(square))
    #expect(try layer.presentation(at: 0.5).value("path") == .path(other))
    let notes = try Plan(LayerScene(name: "", duration: 1, layers: [layer])).diagnostics
    #expect(notes.contains { $0.description.contains("different elements") })
  }

  @Test func negativeZeroIsNotShown() throws {
    var layer = AnimatedLayer("a")
    try layer.add(basic("zPosition", 0, -1), forKey: "a")
    let values = [0.0, 1].map { try? number(layer, "zPosition", $0) }
    #expect(values.allSatisfy { $0?.sign == .plus })
  }
}

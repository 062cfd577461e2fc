import CurveNotation
import CurveTestSupport
import Curves
import Testing
import Timeline

/// Compares velocities with central differences of the values, for every kind of animation.
@Suite struct VelocityTests {
  /// One kind of animation. Those of several are added in order.
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var animations: [LayerAnimation]
    var testDescription: String { name }

    init(
      _ name: String, _ contents: LayerAnimation.Content...,
      change: (inout LayerAnimation) -> Void = { _ in }
    ) {
      self.name = name
      animations = contents.map { content in
        var animation = LayerAnimation(content)
        change(&animation)
        return animation
      }
    }
  }

  private static func ends(
    _ keyPath: String, _ from: AnimatableValue?, _ to: AnimatableValue?, by: AnimatableValue? = nil
  ) -> LayerAnimation.Content {
    .basic(keyPath: keyPath, BasicAnimation(from: from, to: to, by: by))
  }

  private static func keyframes(
    _ keyPath: String, _ values: [AnimatableValue],
    _ body: (inout KeyframeSpecification) -> Void = { _ in }
  ) -> LayerAnimation.Content {
    var specification = KeyframeSpecification()
    specification.values = values
    body(&specification)
    return .keyframe(keyPath: keyPath, specification)
  }

  private static let numbers: [AnimatableValue] = [3, 9, -4, 7].map { .number($0) }
  private static let points: [AnimatableValue] = [(0, 0), (20, 80), (100, 20), (120, 100)].map {
    .point(Point2D(x: $0, y: $1))
  }
  private static let colors = [
    ColorValue(1, 0, 0, opacity: 0.4), ColorValue(0, 0.2, 1, opacity: 0.8),
    ColorValue(0.3, 1, 0, opacity: 0.6),
  ]
  private static let turn = Transform3D.rotation(1.2, x: 0.3, y: 0.2, z: 1)
    .concatenating(.translation(x: 30, y: 5))
  private static let kinds: [Kind] = {
    let curve = try? BezierPath("M0,0 C0,100 100,100 100,0 L150,40 Q180,0 200,50")
    var kinds = [
      Kind("basic", ends("cornerRadius", .number(2), .number(9))),
      Kind(
        "from alone", ends("cornerRadius", .number(2), .number(9)),
        ends("cornerRadius", .number(20), nil)),
      Kind(
        "by alone", ends("cornerRadius", .number(2), .number(9)),
        ends("cornerRadius", nil, nil, by: .number(5))),
      Kind(
        "additive", ends("cornerRadius", .number(2), .number(9)),
        ends("cornerRadius", .number(1), .number(6))
      ) {
        $0.isAdditive = true
      },
      Kind("cumulative", ends("cornerRadius", .number(2), .number(9))) { $0.isCumulative = true },
      Kind(
        "numbers", keyframes("cornerRadius", numbers) { $0.timingFunctions = [.easeIn, .easeOut] }),
      Kind(
        "spline",
        keyframes("cornerRadius", numbers) {
          $0.mode = .cubic; $0.tension = [0, 0.5]
        }),
      Kind("monotone", keyframes("cornerRadius", numbers) { $0.mode = .monotone }),
      Kind("paced", keyframes("position", points) { $0.mode = .paced }),
      Kind("paced spline", keyframes("position", points) { $0.mode = .cubicPaced }),
      Kind(
        "paced by arc",
        keyframes("position", points) {
          $0.mode = .cubicPaced; $0.isPacedByArc = true
        }),
      Kind("colour", ends("borderColor", .color(colors[0]), .color(colors[1]))),
      Kind(
        "rotation over a matrix", ends("transform", .transform(.identity), .transform(turn)),
        ends("transform.rotation", .number(0), .number(2))),
      Kind("matrix", ends("transform", .transform(.identity), .transform(turn))),
      Kind(
        "matrix from the current one", ends("transform", .transform(.identity), .transform(turn)),
        ends("transform", nil, .transform(.scale(x: 2, y: 3)))),
      Kind(
        "additive matrix", ends("transform", .transform(.identity), .transform(turn)),
        ends("transform", .transform(.scale(x: 2)), .transform(.scale(x: 1.5)))
      ) { $0.isAdditive = true },
      Kind(
        "matrices",
        keyframes("transform", [.transform(.identity), .transform(turn), .transform(.scale(x: 2))])),
      Kind(
        "parts", ends("transform.rotation.x", .number(0), .number(9)),
        ends("transform.translation", .size(Size2D()), .size(Size2D(width: 5, height: 8)))),
      Kind(
        "uniform scale", ends("transform.scale.x", .number(1), .number(3)),
        ends("transform.scale", nil, .number(4))),
      Kind(
        "additive scale", ends("transform.scale.x", .number(1), .number(3)),
        ends("transform.scale", .number(2), .number(4))
      ) { $0.isAdditive = true },
      Kind("value function", ends("transform", .number(0), .number(2))) {
        $0.valueFunction = .rotateZ
      },
      Kind(
        "additive value functions", ends("transform", .number(0), .number(2)),
        ends("transform", .number(3), .number(1))
      ) {
        ($0.valueFunction, $0.isAdditive) = (.rotateY, true)
      },
      Kind("value function to an end", ends("transform", nil, .number(2))) {
        $0.valueFunction = .rotateX
      },
      Kind(
        "relative keyframes",
        .relativeKeyframes(
          RelativeGroup([
            .init(
              start: 0, duration: 0.4,
              targets: ["cornerRadius": .number(5), "position.x": .number(80)]),
            .init(start: 0.3, duration: 0.6, targets: ["position.x": .number(20)]),
          ]))),
      Kind("animator", .animator([PropertyChange("position", .point(Point2D(x: 4, y: 9)))])),
      Kind(
        "outline",
        ends(
          "path", (try? BezierPath("M0,0 L10,0")).map { .path($0) },
          (try? BezierPath("M5,5 L0,30")).map { .path($0) })),
    ]
    var settings = SpringSettings()
    (settings.damping, settings.initialVelocity) = (6, 3)
    kinds.append(
      Kind(
        "spring",
        .spring(keyPath: "cornerRadius", .init(from: .number(0), to: .number(4)), settings)))
    if let push = try? LayerTransition(.push, extent: 100) {
      kinds.append(Kind("transition", .transition(push)))
    }
    for mode in [CalculationMode.linear, .paced] {
      for rotation in [PathAnimation.RotationMode.none, .auto] {
        kinds.append(
          Kind(
            "path \(mode) \(rotation)",
            keyframes("position", []) {
              ($0.path, $0.mode, $0.rotationMode) = (curve, mode, rotation)
            }))
      }
    }
    for space in ColorValue.Space.allCases {
      let values = colors.map { AnimatableValue.color($0.converted(to: space)) }
      kinds.append(Kind("colour \(space)", ends("borderColor", values[0], values[1])))
      kinds.append(
        Kind(
          "additive colour \(space)", ends("borderColor", values[0], values[1]),
          ends("borderColor", values[2], values[1])
        ) {
          $0.isAdditive = true
        })
      kinds.append(
        Kind(
          "premultiplied \(space)", keyframes("borderColor", values) { $0.isPremultiplied = true }))
    }
    return kinds
  }()

  /// The ways to run it: plainly, returning, fast and backwards, eased, and in groups.
  private static let runs: [@Sendable (inout LayerAnimation) -> Void] = [
    { _ in },
    { ($0.timing.autoreverses, $0.timing.repeatCount) = (true, 3) },
    { ($0.timing.speed, $0.timing.repeatCount, $0.timing.timeOffset) = (-2, 4, 0.3) },
    { ($0.timingFunction, $0.timing.autoreverses) = (.easeInOut, true) },
    {
      var group = LayerAnimation(.group([$0]))
      (group.timing.duration, group.timing.autoreverses, group.timingFunction) = (
        1.5, true, .easeOut
      )
      $0 = group
    },
    {
      $0.timing.autoreverses = true
      var inner = LayerAnimation(.group([$0]))
      (inner.timing.duration, inner.timing.speed) = (2, 1.5)
      var outer = LayerAnimation(.group([inner]))
      (outer.timing.duration, outer.timing.speed, outer.timing.timeOffset) = (2, -1, 1.2)
      $0 = outer
    },
  ]

  @Test(arguments: kinds)
  func velocitiesAreDerivativesOfTheValues(kind: Kind) throws {
    for (number, run) in Self.runs.enumerated() {
      var layer = try AnimatedLayer(
        "a",
        timing: {
          var t = MediaTiming(); t.speed = 1.25; return t
        }())
      for (index, animation) in kind.animations.enumerated() {
        var animation = animation
        animation.timing.duration = 0.9 + 0.2 * Double(index)
        run(&animation)
        try layer.add(animation, forKey: "\(index)")
      }
      let plan = try Plan(LayerScene(name: "", duration: 2, layers: [layer]))
      var (compared, moving, all) = (0, 0, 0)
      for property in plan.properties {
        let result = compare(plan, property, seed: UInt64(number), "\(kind.name), run \(number)")
        (compared, moving, all) = (
          compared + result.compared, moving + result.moving, all + result.all
        )
      }
      // Only corners, jumps and switches are left out.
      #expect(
        compared * 10 >= all * 8 && all > 0, "\(kind.name), run \(number): \(compared) of \(all)")
      #expect(moving > 20, "\(kind.name), run \(number): \(moving)")
    }
  }

  private func compare(
    _ plan: Plan, _ property: Plan.Property, seed: UInt64, _ name: String
  ) -> (compared: Int, moving: Int, all: Int) {
    var random = SplitMix64(seed: seed)
    let times = (0..<60).map { _ in Double.random(in: 0.01...0.7, using: &random) }
    let count = plan.componentCount(of: property)
    var scratch = plan.makeValues()
    func rows(_ times: [Double], isRate: Bool) -> [Double] {
      var rows = [Double](repeating: .nan, count: times.count * count)
      times.withUnsafeBufferPointer { times in
        rows.withUnsafeMutableBufferPointer { rows in
          var span = rows.mutableSpan
          if isRate {
            plan.velocities(of: property, at: times.span, into: &span, using: &scratch)
          } else {
            plan.values(of: property, at: times.span, into: &span, using: &scratch)
          }
        }
      }
      return rows
    }
    func slope(_ step: Double) -> [Double] {
      let (after, before) = (
        rows(times.map { $0 + step }, isRate: false), rows(times.map { $0 - step }, isRate: false)
      )
      return zip(after, before).map { ($0 - $1) / (2 * step) }
    }
    let (near, far, found) = (slope(1e-5), slope(2e-5), rows(times, isRate: true))
    var (compared, moving) = (0, 0)
    for index in found.indices {
      let size = max(abs(near[index]), 1)
      guard abs(near[index] - far[index]) <= 1e-5 * size else { continue }
      compared += 1
      moving += abs(near[index]) > 1e-3 ? 1 : 0
      #expect(
        abs(found[index] - near[index]) <= 1e-4 * size,
        "\(name), \(property.keyPath) \(index % count) at \(times[index / count]): \(found[index]), not \(near[index])"
      )
    }
    return (compared, moving, found.count)
  }
}

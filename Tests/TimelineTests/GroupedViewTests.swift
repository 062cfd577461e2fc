import Curves
import Testing
import Timeline

/// View animations in groups set the model, as they do on a layer.
@Suite struct GroupedViewTests {
  private func animator(
    _ key: String, _ changes: [PropertyChange], after: String? = nil, delay: Double = 0
  ) -> LayerAnimation {
    var animation = LayerAnimation(.animator(changes))
    animation.key = key
    animation.timing.duration = 0.5
    animation.timingFunction = .linear
    animation.predecessor = after.map { .init($0, delay: delay) }
    return animation
  }

  private func layer(
    _ children: [LayerAnimation], _ body: (inout LayerAnimation) -> Void = { _ in }
  ) throws -> AnimatedLayer {
    var group = LayerAnimation(.group(children))
    group.timing.duration = 2
    body(&group)
    var layer = AnimatedLayer("a", model: ["opacity": .number(1), "position": .point(Point2D())])
    try layer.add(group, forKey: "group")
    return layer
  }

  private let fade = [PropertyChange("opacity", .number(0))]
  private let right = [PropertyChange("position.x", .number(80), isRelative: true)]

  private func values(_ layer: AnimatedLayer, _ keyPath: String, _ times: [Double]) throws
    -> [Double]
  {
    try times.map { try number(layer, keyPath, $0) }
  }

  @Test func theModelKeepsTheEnd() throws {
    let one = try layer([animator("a", fade)])
    #expect(try values(one, "opacity", [-1, 0, 0.25, 0.5, 1, 3]) == [1, 1, 0.5, 0, 0, 0])
    var keyframes = LayerAnimation(
      .relativeKeyframes(
        RelativeGroup([.init(start: 0, duration: 1, targets: ["opacity": .number(0)])])))
    (keyframes.timing.duration, keyframes.timingFunction) = (0.5, .linear)
    let tracks = try layer([keyframes])
    #expect(try values(tracks, "opacity", [0, 0.25, 0.5, 1, 3]) == [1, 0.5, 0, 0, 0])
    // What comes later starts from it.
    var later = one
    var back = animator("b", [PropertyChange("opacity", .number(0.5), isRelative: true)])
    back.predecessor = .init("group")
    try later.add(back, forKey: "b")
    #expect(try values(later, "opacity", [1, 2, 2.25, 2.5, 9]) == [0, 0, 0.25, 0.5, 0.5])
    // The model is told as it is at the time, and nothing is advised.
    let plan = try Plan(LayerScene(name: "", duration: 3, layers: [one]))
    let told = try #require(plan.explanation(at: 1, duration: 3).first?.animations.last)
    #expect(told.cause == "ended at 0.5 s of its group's time; the model has its last values")
    #expect(told.advice == nil && told.effects[0].model == .number(0))
  }

  @Test func chainsBuildOnEachOther() throws {
    let chain = [
      animator("a", fade), animator("b", right, after: "a", delay: 0.25),
      animator("c", right + [PropertyChange("opacity", .number(1))], after: "b"),
    ]
    let shown = try layer(chain)
    let times = [0, 0.25, 0.5, 0.7, 1, 1.25, 1.5, 1.75, 2, 5]
    #expect(try values(shown, "opacity", times) == [1, 0.5, 0, 0, 0, 0, 0.5, 1, 1, 1])
    #expect(
      try values(shown, "position.x", times).map { ($0 * 1e9).rounded() / 1e9 }
        == [0, 0, 0, 0, 40, 80, 120, 160, 160, 160])
    // In a group that begins late and runs twice as fast, and in one with a timing function.
    let fast = try layer(chain) { ($0.timing.beginTime, $0.timing.speed) = (1, 2) }
    let (slow, early) = (times.map { 1 + $0 / 2 }, [-1, 0.5])
    #expect(try values(fast, "opacity", slow) == values(shown, "opacity", times))
    #expect(try values(fast, "opacity", early) == [1, 1])
    let eased = try layer(chain) { $0.timingFunction = .easeIn }
    for step in 0...200 {
      let time = Double(step) / 100
      let inside = step == 200 ? 5 : 2 * Easing.easeIn.value(at: time / 2)
      for keyPath in ["opacity", "position.x"] {
        let (a, b) = (try number(eased, keyPath, time), try number(shown, keyPath, inside))
        #expect(abs(a - b) < 1e-9, "\(keyPath) at \(time)")
      }
    }
  }

  /// A group in a group, one that is removed before its second child starts, and one too short for it.
  @Test func groupsNestEndEarlyAndClipTheirChildren() throws {
    var inner = LayerAnimation(.group([animator("a", fade), animator("b", right, after: "a")]))
    (inner.timing.beginTime, inner.timing.duration) = (0.5, 1)
    let nested = try layer([inner])
    let times = [0.25, 0.75, 1, 1.25, 1.5, 1.75, 9]
    #expect(try values(nested, "opacity", times) == [1, 0.5, 0, 0, 0, 0, 0])
    #expect(try values(nested, "position.x", times) == [0, 0, 0, 40, 80, 80, 80])
    var removed = try layer([animator("a", fade), animator("b", right, after: "a")])
    removed.removeAnimation(forKey: "group", at: 0.25)
    #expect(try values(removed, "opacity", [0.2, 0.25, 9]) == [0.6, 0, 0])
    #expect(try values(removed, "position.x", [0.2, 0.25, 9]) == [0, 0, 0])
    let short = try layer([animator("a", fade), animator("b", right, after: "a")]) {
      $0.timing.duration = 0.4
    }
    #expect(try values(short, "opacity", [0.5, 9]) == [0, 0])
    #expect(try values(short, "position.x", [0.5, 9]) == [0, 0])
  }
}

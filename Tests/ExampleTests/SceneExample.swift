import CurveDocuments
import Curves
import Testing
import Timeline

/// docs/library.md: build a scene and compute its frames.
@Suite struct SceneExample {
  @Test func buildAScene() throws {
    // docs: build a scene and read it back
    var ring = AnimatedLayer("ring")
    try ring.animate(forKey: "spin") {
      $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.strokeEnd.value(from: 0, to: 1, duration: 1)
    }
    let text = LayerScene(name: "progress", duration: 2, layers: [ring]).json
    let scene = try LayerScene(json: Array(text.utf8))
    // end
    #expect(scene.layers[0].animationKeys == ["spin"])
    #expect(try scene.layers[0].presentation(at: 0.75).value("strokeStart") == .number(0.25))
    var drawn: [ClosedRange<Double>] = []
    // docs: compute its frames
    let plan = try Plan(scene)
    var values = plan.makeValues()
    for frame in 0...120 {
      plan.write(at: Double(frame) / 60, into: &values)
      if case .number(let start) = plan.value("strokeStart", of: "ring", in: values),
        case .number(let end) = plan.value("strokeEnd", of: "ring", in: values)
      {
        drawn.append(min(start, end)...max(start, end))
      }
    }
    // end
    // Both ends are linear, and the start is half a second late. What has ended is removed.
    #expect(drawn.count == 121)
    for (frame, part) in drawn.enumerated() where frame < 60 {
      let time = Double(frame) / 60
      #expect(abs(part.lowerBound - max(0, time - 0.5)) <= 1e-15)
      #expect(abs(part.upperBound - time) <= 1e-15)
    }
  }
}

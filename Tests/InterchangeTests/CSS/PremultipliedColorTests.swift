import CurveDocuments
import Curves
import Testing
import Timeline

/// Colours of style sheets are mixed premultiplied by their opacity: values of Chromium 156, which rounds
/// to 8 bits and three digits of opacity.
@Suite struct PremultipliedColorTests {
  @Test(
    arguments: [
      ("rgba(255,0,0,.4)", "rgba(0,0,255,.8)", "ease", 0.5, [28.0, 0, 227, 0.72]),
      (
        "rgba(255,0,0,.4)", "rgba(0,0,255,.8)", "cubic-bezier(0.5,-2,0.5,3)", 0.8,
        [0, 0, 255, 0.992]
      ),
      (
        "rgba(255,0,0,.4)", "rgba(0,0,255,.8)", "cubic-bezier(0.5,-2,0.5,3)", 0.2,
        [255, 0, 0, 0.208]
      ),
      (
        "rgba(200,100,0,.4)", "rgba(100,50,255,.8)", "cubic-bezier(0.5,-0.5,0.5,1.9)", 0.75,
        [91, 46, 255, 0.88]
      ),
      ("rgba(200,100,0,.4)", "rgba(100,50,255,0)", "linear", 0.5, [200, 100, 0, 0.2]),
    ] as [(String, String, String, Double, [Double])])
  func coloursAreMixedAsInTheBrowser(
    from: String, to: String, easing: String, at: Double, expected: [Double]
  ) throws {
    let sheet = try StyleSheet(
      "@keyframes k { from { color: \(from); animation-timing-function: \(easing) } to { color: \(to) } }"
    )
    let specification = try #require(sheet.keyframes.first?["color"]?.specification())
    #expect(specification.isPremultiplied)
    var animation = LayerAnimation(.keyframe(keyPath: "foregroundColor", specification))
    animation.timing.duration = 1
    var layer = AnimatedLayer("a")
    try layer.add(animation, forKey: "a")
    guard case .color(let color)? = try layer.presentation(at: at).value("foregroundColor") else {
      Issue.record("no colour")
      return
    }
    for index in 0..<4 {
      let unit = index < 3 ? 255.0 : 1
      let found = min(max(color[component: index], 0), 1) * unit
      #expect(abs(found - expected[index]) <= (index < 3 ? 0.51 : 0.003), "\(color)")
    }
  }

  /// Scenes keep the setting, and interpolate without it, as Core Animation does.
  @Test func scenesSayIt() throws {
    func scene(_ setting: String) throws -> LayerScene {
      try LayerScene(
        json: Array(
          """
          {"name": "s", "duration": 1, "layers": [{"name": "a", "animations": [{"key": "k", "type": "keyframe",
          "keyPath": "borderColor", "values": ["#ff000066", "#0000ffcc"], "duration": 1\(setting)}]}]}
          """.utf8))
    }
    func red(_ scene: LayerScene) throws -> Double {
      let plan = try Plan(scene)
      var values = plan.makeValues()
      plan.write(at: 0.5, into: &values)
      guard case .color(let color)? = plan.value("borderColor", of: "a", in: values) else {
        return .nan
      }
      return color[component: 0]
    }
    let mixed = try scene(", \"premultiplied\": true")
    #expect(try abs(red(mixed) - 1.0 / 3) < 1e-15)
    #expect(try LayerScene(json: Array(mixed.json.utf8)) == mixed)
    #expect(try red(scene("")) == 0.5)
  }
}

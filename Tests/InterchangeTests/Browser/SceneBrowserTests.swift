import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing
import Timeline

/// Compares the shipped scenes in a browser with the scenes' own values.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct SceneBrowserTests {
  private struct Case: Encodable {
    var script: String
    var classes: [String]
    var milliseconds: Double
    var times: [Double]
  }

  /// Away from jumps.
  private static let positions = (0..<50).map { (Double($0) + 0.371) / 50 }

  /// All scenes take a minute in a debug build.
  private static let hasAll = ProcessInfo.processInfo.environment["CURVES_ALL_SCENES"] != nil
  private static let quick = ["balloon.json", "plane-depart.json", "wobble.json"]

  /// A script that plays each case, seeks it to each time, and reads an expression of every layer's `style`.
  private static func script(reading expression: String) -> String {
    """
    results = cases.map(({script, classes, milliseconds, times}) => {
      document.body.textContent = "";
      const pre = document.createElement("pre");
      pre.id = "result";
      document.body.append(pre);
      for (const name of classes) {
        const element = document.createElement("div");
        element.className = name;
        document.body.append(element);
      }
      if (script.startsWith("@")) {
        const style = document.createElement("style");
        style.textContent = script;
        document.body.append(style);
      } else {
        new Function(script)();
      }
      const animations = document.getAnimations();
      for (const animation of animations) animation.pause();
      return times.map(t => {
        for (const animation of animations) animation.currentTime = milliseconds * t;
        return Object.fromEntries(classes.map(name => {
          const style = getComputedStyle(document.querySelector("." + name));
          return [name, (\(expression))(style)];
        }));
      });
    });
    """
  }

  private static let placement = script(
    reading: #"""
      style => {
        const numbers = text => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
        const [translate, scale] = [numbers(style.translate), numbers(style.scale)];
        return [
          translate[0] ?? 0, translate[1] ?? 0, (numbers(style.rotate)[0] ?? 0) * Math.PI / 180,
          scale[0] ?? 1, scale[1] ?? scale[0] ?? 1, Number(style.opacity)];
      }
      """#)

  /// The values of a layer, by the channels of the script.
  private static func numbers(_ plan: Plan, _ layer: String, at time: Double) -> [Double] {
    var values = plan.makeValues()
    plan.write(at: time, into: &values)
    func number(_ keyPath: String, _ missing: Double = 0) -> Double {
      if case .number(let number)? = plan.value(keyPath, of: layer, in: values) {
        number
      } else {
        missing
      }
    }
    let x = number("position.x") + number("transform.translation.x")
    let y = number("position.y") + number("transform.translation.y")
    let (width, height) = (number("transform.scale.x", 1), number("transform.scale.y", 1))
    let opacity = min(max(number("opacity", 1), 0), 1)
    return [x, y, number("transform.rotation"), width, height, opacity]
  }

  @Test func theShippedScenesAreTheBrowsers() throws {
    let folder = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != "scene.schema.json" && (Self.hasAll || Self.quick.contains($0)) }.sorted()
    let target = try #require(TargetLanguage.named("web-animations"))
    var scenes: [(name: String, scene: LayerScene)] = []
    var cases: [Case] = []
    for file in files {
      let scene = try LayerScene(
        json: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
      guard let conversion = try? target.convert(scene, maximumError: 1e-3) else { continue }
      #expect(conversion.maximumError < 2e-3, "\(file)")
      let classes = conversion.text.matches(of: /querySelector\("\.([^"]+)"\)/).map {
        String($0.output.1)
      }
      scenes.append((file, scene))
      cases.append(
        Case(
          script: conversion.text, classes: classes, milliseconds: 1000 * scene.duration,
          times: Self.positions))
    }
    #expect(scenes.count >= Self.quick.count, "\(files)")
    let found: [[[String: [Double]]]] = try Chromium.run(cases, script: Self.placement)
    var compared = 0
    for ((file, scene), rows) in zip(scenes, found) {
      let plan = try Plan(scene)
      for layer in plan.layers.map(\.name) {
        let wanted = Self.positions.map { Self.numbers(plan, layer, at: $0 * scene.duration) }
        for channel in 0..<6 {
          let values = wanted.map { $0[channel] }
          let span = (values.max() ?? 0) - (values.min() ?? 0)
          guard span > 1e-6 else { continue }
          for (row, value) in zip(rows, values) {
            guard let shown = row[layer]?[channel] else { continue }
            // The conversion's error, and the browser's single precision and six digits.
            let allowed = 2e-3 * span + 2e-5 * max(1, abs(value))
            #expect(abs(shown - value) <= allowed, "\(file), \(layer), channel \(channel)")
            compared += 1
          }
        }
      }
    }
    #expect(compared >= 200)
  }

  private static let colors = script(
    reading: #"""
      style => ["backgroundColor", "borderTopColor", "color", "fill", "stroke"].map(name => {
        const [red, green, blue, alpha] = (style[name].match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
        return red === undefined ? [] : [red / 255, green / 255, blue / 255, alpha ?? 1];
      })
      """#)

  /// A layer whose five colours go from one to another, some with opacity, some along a spring.
  private static let painted = """
    {"name": "painted", "duration": 2, "layers": [{"name": "card", "animations": [
      {"key": "a", "type": "basic", "keyPath": "backgroundColor", "from": "#ff000080", "to": "#0040ff",
        "duration": 1.5, "timingFunction": "ease-in-out"},
      {"key": "b", "type": "basic", "keyPath": "borderColor", "from": "#102030", "to": "#f0e0d000",
        "duration": 2, "fillMode": "both", "removedOnCompletion": false},
      {"key": "c", "type": "keyframe", "keyPath": "foregroundColor",
        "values": ["#000000", "#ff8000", "#00ff40"], "duration": 2},
      {"key": "d", "type": "spring", "keyPath": "fillColor", "from": "#404040", "to": "#c0c0c0",
        "stiffness": 60, "damping": 6, "duration": 2},
      {"key": "e", "type": "basic", "keyPath": "strokeColor", "from": "#ffffff", "to": "#000000",
        "beginTime": 0.5, "duration": 1, "fillMode": "both"}]}]}
    """

  /// The colours of a painted layer and of the shipped scenes that animate one, at 50 positions.
  @Test func coloursAreTheBrowsers() throws {
    let folder = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes")
    let shipped = try Data(contentsOf: folder.appendingPathComponent("text-field-jump.json"))
    let keyPaths = [
      "backgroundColor", "borderColor", "foregroundColor", "fillColor", "strokeColor",
    ]
    var (scenes, cases): ([(LayerScene, Conversion)], [Case]) = ([], [])
    for scene in [
      try LayerScene(json: Array(Self.painted.utf8)), try LayerScene(json: Array(shipped)),
    ] {
      for name in ["web-animations", "css-keyframes"] {
        let target = try #require(TargetLanguage.named(name))
        let conversion = try target.convert(scene)
        let classes = Set(
          conversion.text.matches(of: /(?m)(?:^|querySelector\(")\.([\w\-]+)/).map {
            String($0.output.1)
          })
        scenes.append((scene, conversion))
        cases.append(
          Case(
            script: conversion.text, classes: classes.sorted(),
            milliseconds: 1000 * scene.duration, times: Self.positions))
      }
    }
    let found: [[[String: [[Double]]]]] = try Chromium.run(cases, script: Self.colors)
    #expect(found.count == 4)
    var compared = 0
    for ((scene, conversion), rows) in zip(scenes, found) {
      let plan = try Plan(scene)
      var values = plan.makeValues()
      for (position, row) in zip(Self.positions, rows) {
        plan.write(at: position * scene.duration, into: &values)
        for (layer, shown) in row {
          for (index, keyPath) in keyPaths.enumerated() {
            let isAnimated = plan.properties.contains {
              plan.layers[$0.layer].name == layer && $0.keyPath == keyPath
            }
            guard isAnimated, case .color(let color)? = plan.value(keyPath, of: layer, in: values)
            else { continue }
            let wanted = color.converted(to: .encoded).coordinates.clamped(
              lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
            // Browsers mix premultiplied colours, and round what they show to 8 bits.
            for channel in 0..<4 {
              let factors = channel < 3 ? (wanted.w, shown[index][3]) : (1, 1)
              let distance = abs(wanted[channel] * factors.0 - shown[index][channel] * factors.1)
              #expect(
                distance <= conversion.maximumError + 1.01 / 255,
                "\(layer).\(keyPath), channel \(channel) at \(position)")
              compared += 1
            }
          }
        }
      }
    }
    #expect(compared >= 2 * 50 * 5 * 4)
  }
}

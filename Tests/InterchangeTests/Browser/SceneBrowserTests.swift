import Curves
import Foundation
import Interchange
import TestSupport
import Testing
import Timeline

/// The shipped scenes, run by a browser, against the scenes' own values.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.missing)))
struct SceneBrowserTests {
  private struct Case: Encodable {
    var script: String
    var classes: [String]
    var milliseconds: Double
    var times: [Double]
  }

  /// Off the places where something jumps.
  private static let places = (0..<50).map { (Double($0) + 0.371) / 50 }

  /// All scenes take a minute in a debug build.
  private static let hasAll = ProcessInfo.processInfo.environment["CURVES_ALL_SCENES"] != nil
  private static let quick = ["balloon.json", "plane-depart.json", "wobble.json"]

  private static let script = #"""
    const numbers = text => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
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
      new Function(script)();
      const animations = document.getAnimations();
      for (const animation of animations) animation.pause();
      return times.map(t => {
        for (const animation of animations) animation.currentTime = milliseconds * t;
        return Object.fromEntries(classes.map(name => {
          const style = getComputedStyle(document.querySelector("." + name));
          const [translate, scale] = [numbers(style.translate), numbers(style.scale)];
          return [name, [
            translate[0] ?? 0, translate[1] ?? 0, (numbers(style.rotate)[0] ?? 0) * Math.PI / 180,
            scale[0] ?? 1, scale[1] ?? scale[0] ?? 1, Number(style.opacity)]];
        }));
      });
    });
    """#

  /// What a layer shows, by the channels of the script.
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
    var scenes: [(name: String, scene: Scene)] = []
    var cases: [Case] = []
    for file in files {
      let scene = try Scene(json: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
      guard let conversion = try? target.convert(scene, maximumError: 1e-3) else { continue }
      #expect(conversion.maximumError < 2e-3, "\(file)")
      let classes = conversion.text.matches(of: /querySelector\("\.([^"]+)"\)/).map {
        String($0.output.1)
      }
      scenes.append((file, scene))
      cases.append(
        Case(
          script: conversion.text, classes: classes, milliseconds: 1000 * scene.duration,
          times: Self.places))
    }
    #expect(scenes.count >= Self.quick.count, "\(files)")
    let found: [[[String: [Double]]]] = try Chromium.run(cases, script: Self.script)
    var compared = 0
    for ((file, scene), rows) in zip(scenes, found) {
      let plan = try Plan(scene)
      for layer in plan.layers.map(\.name) {
        let wanted = Self.places.map { Self.numbers(plan, layer, at: $0 * scene.duration) }
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
}

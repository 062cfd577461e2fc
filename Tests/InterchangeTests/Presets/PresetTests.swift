import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Testing

@Suite struct PresetTests {
  /// Every sourced constant of the table is a preset, and has the table's numbers.
  @Test func agreesWithTheTable() throws {
    let families: [(source: String, family: String)] = [
      ("CSS Easing", "css"), ("CAMediaTimingFunctionName", "ca"), ("UIView", "uikit"),
      ("SwiftUI", "swiftui"), ("Material 3", "material"), ("Material 2", "material2"),
      ("Flutter", "flutter"), ("Fluent", "fluent"), ("IBM", "carbon"),
      ("Penner bezier approximations", "ceaser"), ("easings.net (", "easings"),
    ]
    var count = 0
    for row in try Fixture("curves/presets.csv", rows: 184).rows {
      let source = try #require(row["source"])
      let note = row["note"] ?? ""
      if note.contains("from memory") || note.contains("unverified") { continue }
      guard let family = families.first(where: { source.hasPrefix($0.source) })?.family else {
        continue
      }
      let name = try #require(row["name"])
      switch row["type"] {
      case "cubic-bezier":
        let word = name == "emphasized (CSS fallback)" ? "emphasized-fallback" : name
        // As a text, easings.easeInQuad is react-spring's equation.
        let easing =
          family == "easings"
          ? try #require(Presets.curve("easings.\(word)"))
          : try Easing(family == "css" ? word : "\(family).\(word)")
        let expected = try CubicBezier(
          row.number("x1"), row.number("y1"), row.number("x2"), row.number("y2"))
        if easing == .linear {
          #expect(word == "linear")
        } else {
          guard case .preset(let preset) = easing else {
            Issue.record("\(family).\(word) is \(easing)")
            continue
          }
          #expect(preset.value == .cubicBezier(expected), "\(family).\(word)")
          #expect(preset.family == family)
        }
      case "svg-path":
        #expect(try Easing("\(family).\(name)").value(at: 0.166666) == 0.4)
      case "duration-ms":
        let preset = try #require(Presets.durations.first { $0.name == name })
        #expect(preset.value == Double(try #require(row["params"])).map { $0 / 1000 })
      default: continue
      }
      count += 1
    }
    #expect(count == 106)
  }

  /// Names are unique and read back, and every preset ends at its end value.
  @Test func everyPresetReadsBack() throws {
    for preset in Presets.curves {
      let easing = try Easing(preset.description)
      #expect(easing.description == preset.description)
      #expect(abs(preset.value.value(at: 0)) <= 1e-3 && abs(preset.value.value(at: 1) - 1) <= 1e-3)
      for x in stride(from: -0.5, through: 1.5, by: 0.0625) {
        #expect(easing.value(at: x) == preset.value.value(at: x))
        #expect(easing.velocity(at: x) == preset.value.velocity(at: x))
      }
      #expect(!preset.source.isEmpty && Presets.families.contains(preset.family))
    }
    #expect(Set(Presets.curves.map(\.description)).count == Presets.curves.count)
    #expect(Set(Presets.families).count == Presets.families.count)
  }

  /// Material's emphasized path against the exact end of its first segment and its joints.
  @Test func emphasizedIsTheTwoSegments() throws {
    let emphasized = try Easing("material.emphasized")
    let first = try CubicBezier(0.05 / 0.166666, 0, 0.133333 / 0.166666, 0.06 / 0.4)
    let second = try CubicBezier(
      (0.208333 - 0.166666) / (1 - 0.166666), (0.82 - 0.4) / 0.6,
      (0.25 - 0.166666) / (1 - 0.166666),
      1)
    for i in 0...100 {
      let p = Double(i) / 100
      let early = emphasized.value(at: p * 0.166666) - 0.4 * first.value(at: p)
      let late =
        emphasized.value(at: 0.166666 + p * (1 - 0.166666)) - (0.4 + 0.6 * second.value(at: p))
      #expect(abs(early) <= 2e-15 && abs(late) <= 2e-14)
    }
    #expect(
      try Easing("flutter.easeInOutCubicEmphasized").value(at: 0.3) == emphasized.value(at: 0.3))
  }
}

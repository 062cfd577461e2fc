import CurveDocuments
import CurveNotation
import CurvePlatforms
import Curves
import Foundation
import Testing

/// Keyframes for Blender: read back, played by its rule for handles, and run in Python.
@Suite struct BlenderTests {
  private static let texts = [
    "ease", "linear", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.4, 0, 0.2, 1)",
    "cubic-bezier(0.3, -0.6, 0.2, 1.6)", "penner.out-bounce", "penner.out-elastic",
    "material.emphasized", "steps(3)", "steps(4, jump-start)", "linear(0, 0.5 20%, 0.7 20%, 1)",
    "spring(stiffness: 230, damping: 22)", "spring(duration: 0.5, bounce: 0.6)",
    "spring(stiffness: 100, damping: 40)",
    "spring(mass: 2, stiffness: 230, damping: 22, initialVelocity: 3)",
  ]
  /// Where the curves above jump, and what a jump takes.
  private static let jumps = [0, 0.2, 0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75, 1]
  private static let positions = (0...996).map { Double($0) / 997 + 1e-4 }.filter { position in
    jumps.allSatisfy { abs($0 - position) > 4e-4 }
  }

  private struct Row {
    var left: [Double]
    var point: [Double]
    var right: [Double]
    var interpolation: String
  }

  private func convert(
    _ word: String, duration: Double? = 0.6, delay: Double? = nil, repeats: Repeats? = nil
  ) throws -> (result: Conversion, reference: Easing, rows: [Row]) {
    let easing = try Easing(word)
    var request = ConversionRequest(easing, name: "motion.pop-in")
    request.delay = delay
    request.repeats = repeats
    if case .spring = easing {} else { request.duration = duration }
    let result = try #require(TargetLanguage.named("blender")).convert(request)
    var reference = easing
    if case .spring(let spring) = easing, let duration = result.duration {
      reference = .spring(try SpringCurve(spring.parameters, over: duration))
    }
    let pattern =
      #/\((-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), "(\w+)"\),/#
    let rows = try result.text.matches(of: pattern).map { match in
      let n = try [match.1, match.2, match.3, match.4, match.5, match.6].map {
        try #require(Double($0))
      }
      return Row(
        left: [n[0], n[1]], point: [n[2], n[3]], right: [n[4], n[5]],
        interpolation: String(match.7))
    }
    #expect(rows.count == result.points)
    return (result, reference, rows)
  }

  @Test(arguments: texts)
  func theTextIsReadBack(word: String) throws {
    let (result, reference, _) = try convert(word, delay: 0.2)
    let parsed = try EasingParser().parse(result.text)
    #expect(abs((parsed.duration ?? .nan) - (result.duration ?? .nan)) < 1e-8)
    #expect(abs((parsed.delay ?? .nan) - 0.2) < 1e-8)
    #expect(Self.positions.count > 900)
    for position in Self.positions {
      let distance = abs(parsed.easing.value(at: position) - reference.value(at: position))
      #expect(distance <= result.maximumError + 1e-6, "\(word) at \(position): \(distance)")
    }
  }

  /// Blender's rule, in this test's own words: the handles of an interval must not be longer together than
  /// it; the cubic's parameter is found from the time.
  @Test(arguments: texts)
  func theHandlesDoNotOverlap(word: String) throws {
    let (result, reference, rows) = try convert(word)
    let duration = try #require(result.duration)
    for (row, next) in zip(rows, rows.dropFirst()) {
      let width = next.point[0] - row.point[0]
      #expect(width > 5e-5, "\(word): two keyframes at one time")
      guard row.interpolation == "BEZIER" else { continue }
      let lengths = row.right[0] - row.point[0] + next.point[0] - next.left[0]
      #expect(lengths <= width + 3e-9, "\(word) at \(row.point)")
    }
    for position in Self.positions {
      let time = position * duration
      let index = try #require(rows.lastIndex { $0.point[0] <= time })
      var value = rows[index].point[1]
      if index + 1 < rows.count, rows[index].interpolation != "CONSTANT" {
        let (a, b) = (rows[index], rows[index + 1])
        let isLinear = a.interpolation == "LINEAR"
        let (first, second) = isLinear ? (a.point, b.point) : (a.right, b.left)
        func cubic(_ axis: Int, _ t: Double) -> Double {
          let s: Double = 1 - t
          let start: Double = a.point[axis] * s * s * s + 3 * first[axis] * s * s * t
          let end: Double = 3 * second[axis] * s * t * t + b.point[axis] * t * t * t
          return start + end
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if cubic(0, middle) < time { low = middle } else { high = middle }
        }
        value = cubic(1, (low + high) / 2)
      }
      let distance = abs(value - reference.value(at: position))
      #expect(distance <= result.maximumError + 1e-6, "\(word) at \(position): \(distance)")
    }
  }

  @Test func anOverlapTakesAKeyframeMore() throws {
    #expect(try convert("ease").rows.count == 2)
    #expect(try convert("cubic-bezier(0.4, 0, 0.2, 1)").rows.count == 3)
    #expect(try convert("steps(3)").rows.allSatisfy { $0.interpolation == "CONSTANT" })
    #expect(try convert("linear").rows.map { $0.interpolation } == ["LINEAR", "CONSTANT"])
    let plain = try convert("ease", duration: Double?.none)
    #expect(plain.result.notes == ["the curve has no duration; change 1 s as needed"])
    #expect(try convert("ease", repeats: Repeats(count: 3)).result.text.hasSuffix("\n# 3 runs"))
  }

  private struct Key: Decodable {
    var co: [Double]
    var left: [Double]
    var right: [Double]
    var types: [String]
    var interpolation: String
  }

  /// Python runs the text with stand-ins of Blender's objects: frames are at the scene's rate.
  @Test func pythonMakesTheKeyframes() throws {
    let (result, _, rows) = try convert("spring(stiffness: 230, damping: 22)")
    try Folder.with { folder in
      try folder.write(result.text, "curve.py")
      try folder.write(
        """
        from types import SimpleNamespace as N
        context = N(scene=N(render=N(fps=30, fps_base=1.001)))
        """, "bpy.py")
      try folder.write(
        """
        import json
        from types import SimpleNamespace as N
        import curve
        class Points(list):
            def add(self, count):
                self.extend(N() for _ in range(count))
        class FCurve:
            def __init__(self):
                self.keyframe_points, self.updates = Points(), 0
            def update(self):
                self.updates += 1
        fcurve = FCurve()
        fcurve.keyframe_points.add(2)
        curve.animate(fcurve, curve.MOTION_POP_IN, start=10, low=2, high=5)
        assert fcurve.updates == 1
        print(json.dumps([dict(co=k.co, left=k.handle_left, right=k.handle_right,
            types=[k.handle_left_type, k.handle_right_type], interpolation=k.interpolation)
            for k in fcurve.keyframe_points[2:]]))
        """, "main.py")
      guard let output = try folder.output(["python3", "main.py"]) else { return }
      let keys = try JSONDecoder().decode([Key].self, from: Data(output.utf8))
      #expect(keys.count == rows.count && keys.count > 3)
      let near = { (a: [Double], b: [Double]) in
        abs(a[0] - (10 + b[0] * 30 / 1.001)) < 1e-9 && abs(a[1] - (2 + 3 * b[1])) < 1e-9
      }
      for (key, row) in zip(keys, rows) {
        #expect(near(key.co, row.point) && near(key.left, row.left) && near(key.right, row.right))
        #expect(key.types == ["FREE", "FREE"] && key.interpolation == row.interpolation)
      }
    }
  }

  /// A file has a list for each curve, which are found by their names.
  @Test func filesAreReadByName() throws {
    let blender = try #require(TargetLanguage.named("blender"))
    let names = ["motion.enter", "motion.pop-in", "motion.500"]
    let texts = ["ease", "spring(duration: 0.5, bounce: 0.3)", "cubic-bezier(0.4, 0, 0.2, 1)"]
    let conversions = try zip(names, texts).map { name, word in
      try blender.convert(ConversionRequest(try Easing(word), name: name))
    }
    let file = try #require(blender.files(conversions, names: names, source: "a.json").first)
    #expect(file.name == "motion.py")
    let document = try CurveDocument(file.bytes)
    #expect(document.entries.map(\.name) == ["MOTION_ENTER", "MOTION_POP_IN", "MOTION500"])
    for (entry, word) in zip(document.entries, texts) where !word.hasPrefix("spring") {
      let easing = try Easing(word)
      for position in [0.1, 0.4, 0.8] {
        #expect(abs(entry.easing.value(at: position) - easing.value(at: position)) < 1e-6)
      }
    }
  }
}

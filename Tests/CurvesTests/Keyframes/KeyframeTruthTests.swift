import CurveNotation
import CurvePlatforms
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Compares keyframe animations with tables of other implementations.
@Suite struct KeyframeTruthTests {
  /// Kochanek-Bartels splines as VTK computes them.
  ///
  /// Rows whose last tangent differs by definition (C B not 0 at the end) and zero end tangents are
  /// skipped.
  @Test func splinesMatchVTK() throws {
    var animations: [[String]: KeyframeAnimation<Double>] = [:]
    var count = 0
    for row in try Fixture("keyframes/kochanek-bartels.csv", rows: 1230).rows {
      let texts = try ["knots", "values", "tension", "continuity", "bias", "left", "right"].map {
        try #require(row[$0])
      }
      func numbers(_ index: Int) -> [Double] {
        texts[index].split(separator: " ").compactMap { Double($0) }
      }
      let (knots, values) = (numbers(0), numbers(1))
      func each(_ index: Int) -> [Double] {
        let list = numbers(index)
        return list.count == 1 ? [Double](repeating: list[0], count: values.count) : list
      }
      if texts[5] == "zero" || texts[6] == "zero" { continue }
      var shape = KeyframeAnimation<Double>.TensionContinuityBias(
        tension: each(2), continuity: each(3), bias: each(4))
      let last = values.count - 1
      for (end, name) in [(0, texts[5]), (last, texts[6])] where name == "one-sided-secant" {
        (shape.tension[end], shape.continuity[end], shape.bias[end]) = (0, 0, 0)
      }
      if texts[6] == "ca-reflected-tcb", shape.continuity[last] * shape.bias[last] != 0 {
        continue
      }
      let (first, span) = (knots[0], knots[last] - knots[0])
      let animation =
        try animations[texts]
        ?? KeyframeAnimation(
          values: values, keyTimes: knots.map { ($0 - first) / span }, mode: .cubic,
          shape: shape, isStrict: true)
      animations[texts] = animation
      let (x, y) = (try row.number("x"), try row.number("y"))
      let error = abs(animation.value(at: (x - first) / span) - y)
      #expect(error <= 1e-12 * max(1, abs(y)), "\(row) \(error)")
      count += 1
    }
    #expect(count == 738)
  }

  /// Web Animations of a browser, which rounds to about 1e-5.
  @Test func keyframesMatchABrowser() throws {
    var count = 0
    for row in try Fixture("browser/keyframes.csv", rows: 984).rows {
      let data = Data(try #require(row["keyframes"]).utf8)
      var frames = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
      if row["case"] == "missing_to" { frames.append(["--x": 0.0, "offset": 1.0]) }
      let values = frames.compactMap { ($0["--x"] as? NSNumber)?.doubleValue }
      var offsets = frames.map { ($0["offset"] as? NSNumber)?.doubleValue }
      // Missing offsets are spaced evenly between their neighbours.
      if offsets[0] == nil { offsets[0] = 0 }
      if offsets[offsets.count - 1] == nil { offsets[offsets.count - 1] = 1 }
      for index in offsets.indices where offsets[index] == nil {
        let next = try #require(offsets[index...].firstIndex { $0 != nil })
        let (a, b) = (try #require(offsets[index - 1]), try #require(offsets[next]))
        offsets[index] = a + (b - a) / Double(next - index + 1)
      }
      let timing = try frames.dropLast().map { try Easing($0["easing"] as? String ?? "linear") }
      let animation = try KeyframeAnimation(
        values: values, keyTimes: offsets.compactMap { $0 },
        timing: try Easing(try #require(row["effect_easing"])), timingFunctions: timing,
        isStrict: true)
      let (t, x) = (try row.number("t"), try row.number("x"))
      let found = animation.value(at: t)
      #expect(abs(found - x) <= 1e-4, "\(row["case"] ?? "") at \(t): \(found), not \(x)")
      count += 1
    }
    #expect(count == 984)
  }

  /// One segment of a cubic with tangents, against a browser's.
  @Test func oneSegmentIsThatOfABrowser() throws {
    for row in try Fixture("browser/hermite.csv", rows: 609).rows {
      let (v0, v1) = (try row.number("v0"), try row.number("v1"))
      let (m0, m1) = (try row.number("m0"), try row.number("m1"))
      let u = try row.number("u")
      // Of three evenly spaced values the middle one's tangent is half the outer two's difference:
      // four values make any two tangents of the segment between.
      let animation = try KeyframeAnimation(
        values: [v1 - 2 * m0, v0, v1, v0 + 2 * m1], mode: .cubic)
      let found = animation.value(at: (1 + u) / 3)
      #expect(abs(found - (try row.number("value"))) <= 1e-9, "\(row) \(found)")
    }
  }

  /// SMIL's values. Its rules for key times are the same, except that an invalid list shows nothing.
  /// The browser's times are single precision.
  @Test func valuesMatchSMIL() throws {
    var count = 0
    for row in try Fixture("browser/smil.csv", rows: 794).rows {
      guard let name = row["case"], !name.hasPrefix("repeat"), name != "end_early" else { continue }
      if name.contains("_bad_") { continue }
      let data = Data(try #require(row["attrs"]).utf8)
      let attributes = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: String])
      func numbers(_ key: String) -> [Double]? {
        attributes[key]?.split(separator: ";").compactMap { Double($0) }
      }
      let base = try row.number("base")
      let t = min(try row.number("time"), 1)
      var found: Double
      if let values = numbers("values") {
        let mode: CalculationMode =
          switch attributes["calcMode"] {
          case "discrete": .discrete
          case "paced": .paced
          default: .linear
          }
        let timing = try attributes["keySplines"]?.split(separator: ";").map { points in
          try Easing(points.split(separator: " ").joined(separator: ","))
        }
        found = try KeyframeAnimation(
          values: values, keyTimes: numbers("keyTimes"), mode: mode, timingFunctions: timing ?? []
        ).value(at: t)
        if attributes["additive"] == "sum" { found = base.adding(found) }
      } else {
        let basic = BasicAnimation(
          from: numbers("from")?.first, to: numbers("to")?.first, by: numbers("by")?.first)
        found = basic.value(at: t, current: base)
      }
      #expect(abs(found - (try row.number("x"))) <= 3e-3, "\(name) at \(t): \(found)")
      count += 1
    }
    #expect(count >= 190, "\(count)")
  }

  /// Cumulative SMIL animations add the end of a cycle once per cycle.
  @Test func cumulativeAnimationsAddAsSMILDoes() throws {
    for row in try Fixture("browser/smil.csv", rows: 794).rows {
      guard let name = row["case"], name.hasPrefix("repeat"), name != "repeatDur2" else { continue }
      let base = try row.number("base")
      let (values, repeats, isAdditive): ([Double], Double, Bool) =
        switch name {
        case "repeat2.5_accumulate": ([10, 50, 20], 2.5, false)
        case "repeat3_accumulate_additive": ([10, 20], 3, true)
        case "repeat3_accumulate_by": ([0, 20], 3, true)
        default: ([10, 20], 3, false)
        }
      let animation = try KeyframeAnimation(values: values)
      let time = min(try row.number("time"), repeats)
      var cycle = time.rounded(.down)
      if time == repeats, cycle == time { cycle -= 1 }
      var found = animation.value(at: time - cycle)
        .accumulating(animation.value(at: 1), count: cycle)
      if isAdditive { found = base.adding(found) }
      #expect(abs(found - (try row.number("x"))) <= 1e-4, "\(name) at \(time): \(found)")
    }
  }

  /// Additive numbers of a browser: 0 to 110 over 5.
  @Test func additiveNumbersMatchABrowser() throws {
    for row in try Fixture("browser/composite.csv", rows: 126).rows
    where row["case"] == "num_replace_add" {
      let change = 0.0.interpolated(to: 110, at: try row.number("t"))
      #expect(abs(5.0.adding(change) - (try row.number("x"))) <= 1e-9)
    }
  }

  /// Single numbers, many of them measured on QuartzCore.
  @Test func valuesMatchMeasurementsOnQuartzCore() throws {
    let corner = try KeyframeAnimation(
      values: [Point2D(), Point2D(x: 10), Point2D(x: 10, y: 30)], mode: .cubic)
    #expect(corner.value(at: 0.75) == Point2D(x: 10.625, y: 13.125))
    func uniform(_ tension: [Double], _ bias: [Double]) throws -> Double {
      try KeyframeAnimation(
        values: [0, 1, 4, 9], keyTimes: [0, 0.25, 0.75, 1], mode: .cubic,
        shape: .init(tension: tension, bias: bias, hasUniformTangents: true)
      ).value(at: 0.5)
    }
    #expect(try uniform([], []) == 2.25 && uniform([0, 1, 1, 0], []) == 2.5)
    #expect(try uniform([], [0, 0, 1, 0]) == 2.375)
    let scalar = try KeyframeAnimation(values: [0, 80, 20, 100], mode: .cubicPaced).value(at: 0.35)
    #expect(abs(scalar - 79.382188) < 1e-2)
    let points = [(0, 0), (20, 80), (100, 20), (120, 100)].map { Point2D(x: $0.0, y: $0.1) }
    let point = try KeyframeAnimation(values: points, mode: .cubicPaced).value(at: 0.35)
    #expect(abs(point.x - 26.365239) < 1e-6 && abs(point.y - 79.036540) < 1e-6)
    let sizes = [Size2D(), Size2D(width: 6, height: 8), Size2D(width: 6, height: 38)]
    #expect(
      try KeyframeAnimation(values: sizes, mode: .paced).value(at: 0.5)
        == Size2D(width: 6, height: 18))
    let color = BasicAnimation(
      to: SIMD4<Double>(0.5, 0.6, 0.7, 0.8), by: SIMD4<Double>(repeating: 0.2))
    let half = color.value(at: 0.5, current: SIMD4<Double>.zero)
    for (index, expected) in [0.4, 0.5, 0.6, 0.7].enumerated() {
      #expect(abs(half[index] - expected) < 1e-15)
    }
  }

  @Test func pathsMatchMeasurementsOnQuartzCore() throws {
    let corner = try BezierPath("M0,0 L10,0 L10,90")
    #expect(try PathAnimation(corner).point(at: 0.25) == Point2D(x: 5, y: 0))
    let timed = try PathAnimation(corner, keyTimes: [0, 0.8, 1]).point(at: 0.25)
    #expect(abs(timed.x - 3.125) < 1e-15)
    let eased = try PathAnimation(
      corner, timingFunctions: [Easing("ease-in"), Easing("ease-out")])
    #expect(abs(eased.point(at: 0.25).x - 3.153568) < 1e-6)
    let arch = try PathAnimation(BezierPath("M0,0 C0,100 100,100 100,0"))
    #expect(arch.point(at: 0.25) == Point2D(x: 15.625, y: 56.25))
    let down = try BezierPath("M0,0 L0,100")
    let scale = Transform3D.scale(x: 2, y: 3, z: 1)
    for (mode, sign) in [(PathAnimation.RotationMode.auto, 1.0), (.autoReverse, -1)] {
      let turn = try PathAnimation(down, rotationMode: mode).rotation(at: 0.5)
      // Turned first, then scaled.
      let turned = scale.concatenating(.rotation(turn, z: 1))
      for (a, b) in zip(
        [turned[0, 0], turned[0, 1], turned[1, 0], turned[1, 1]],
        [0, 3 * sign, -2 * sign, 0])
      {
        #expect(abs(a - b) < 1e-12)
      }
    }
    let added = Point2D(x: 50, y: 60).adding(
      try PathAnimation(BezierPath("M0,0 L10,20")).point(at: 0.5))
    #expect(added == Point2D(x: 55, y: 70))
  }

  /// A browser's animateMotion, which rounds its lengths to single precision: 2 in 100,000. Its linear
  /// mode runs by length, too; Core Animation's runs by the Bézier parameter.
  @Test func motionAlongPathsRunsByTheBezierParameter() throws {
    var animations: [String: PathAnimation] = [:]
    var values: [String: KeyframeAnimation<Point2D>] = [:]
    var count = 0
    for row in try Fixture("browser/motion-path.csv", rows: 1435).rows {
      let (name, text) = (try #require(row["case"]), try #require(row["path"]))
      let data = Data(try #require(row["attrs"]).utf8)
      let attributes = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: String])
      let isDiscrete = attributes["calcMode"] == "discrete"
      let t = min(try row.number("time"), 1)
      // Core Animation is at the later subpath where two meet, and holds a discrete segment's start
      // to its end.
      if name.hasPrefix("multi_move"), t == 0.25 { continue }
      if isDiscrete, t >= 0.5, t < 1 { continue }
      let expected = Point2D(x: try row.number("x"), y: try row.number("y"))
      var found: Point2D
      var angle = 0.0
      if let list = attributes["values"] {
        let points = list.split(separator: ";").map { pair in
          let numbers = pair.split(separator: ",").compactMap { Double($0) }
          return Point2D(x: numbers[0], y: numbers[1])
        }
        let animation =
          try values[name]
          ?? KeyframeAnimation(
            values: points, mode: attributes["calcMode"] == "linear" ? .linear : .paced)
        values[name] = animation
        found = animation.value(at: t)
      } else {
        let rotation: PathAnimation.RotationMode =
          switch attributes["rotate"] {
          case "auto": .auto
          case "auto-reverse": .autoReverse
          default: .none
          }
        var timing = Easing.linear
        if let splines = attributes["keySplines"] {
          // Key points are fractions of the length: a chain of curves over the whole.
          let curves = splines.split(separator: ";").map {
            $0.split(separator: " ").joined(separator: ", ")
          }
          timing = try Easing(
            "chained(cubic-bezier(\(curves[0])) 50% 0.2, cubic-bezier(\(curves[1])) 100% 1)")
        }
        let animation =
          try animations[name]
          ?? PathAnimation(
            BezierPath(text), mode: isDiscrete ? .discrete : .paced, timing: timing,
            rotationMode: rotation)
        animations[name] = animation
        found = animation.point(at: t)
        angle = animation.rotation(at: t)
      }
      let miss = hypot(found.x - expected.x, found.y - expected.y)
      #expect(miss <= 2.5, "\(name) at \(t): \(found), not \(expected)")
      let turn = remainder(angle - (try row.number("angle_rad")), 2 * .pi)
      #expect(abs(turn) <= 1e-3, "\(name) at \(t): \(angle), not \(row["angle_rad"] ?? "")")
      count += 1
    }
    #expect(count == 1392, "\(count)")
  }
}

import CurveDocuments
import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Compares transforms with a browser's and with their own algebra.
@Suite struct TransformTests {
  /// The matrices of a browser, which rounds fractions to single precision: hence 1.2e-7, for scales of up to 4.
  @Test func interpolatesAsTheBrowser() throws {
    var count = 0
    for row in try Fixture("browser/transforms.csv", rows: 231).rows {
      let name = try #require(row["case"])
      let from = try TransformList(try #require(row["from"]))
      let to = try TransformList(try #require(row["to"]))
      let mixed = from.interpolated(to: to, at: try row.number("t")).matrix
      for i in 1...4 {
        for j in 1...4 {
          let expected = try row.number("m\(i)\(j)")
          let error = abs(mixed[i - 1, j - 1] - expected)
          let size = max(1, abs(expected) / 4)
          #expect(
            error <= 1.2e-7 * size, "\(name) at \(row["t"] ?? "") m\(i)\(j) \(mixed[i - 1, j - 1])")
        }
      }
      count += 1
    }
    #expect(count == 231)
  }

  @Test(arguments: [
    ("scale(2) x", 10, "a transform function"), ("rotat(1deg)", 1, "a transform function"),
    ("rotate(1em)", 9, "px, deg"),
    ("translate(1px 2px)", 15, "\",\""), ("scale(1,2,3)", 1, "the numbers that scale()"),
    ("rotate(", 8, "a number"),
    ("none none", 1, "a transform function"),
  ])
  func invalidTransformsAreRefused(text: String, column: Int, expected: String) {
    let error = #expect(throws: SyntaxError.self) { try TransformList(text) }
    #expect(error?.expected.hasPrefix(expected) == true, "\(error.debugDescription)")
    #expect(error?.column == column)
  }

  @Test func listsAddUp() throws {
    let quarter = try TransformList("rotate(90deg)")
    #expect(
      try quarter.accumulating(TransformList("rotate(180deg)"), count: 3)
        == TransformList("rotate(630deg)"))
    let big = try TransformList("scale(2)").accumulating(TransformList("scale(1.5)"), count: 2)
    #expect(big.functions == [.scale(x: 3, y: 3, z: 1)])
    let both = try TransformList("translate(10px)").adding(TransformList("scale(2)"))
    #expect(both.functions.count == 2 && both.matrix[3, 0] == 10 && both.matrix[0, 0] == 2)
    let animation = try KeyframeAnimation(values: [
      TransformList("none"), TransformList("rotate(1turn)"),
    ])
    #expect(animation.value(at: 0.5) == (try TransformList("rotate(0.5turn)")))
  }

  static func random(_ random: inout SplitMix64) -> Transform3D {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    var result = Transform3D.rotation(
      number(-3...3), x: number(-1...1), y: number(-1...1), z: number(-1...1)
    ).concatenating(.scale(x: number(0.2...3), y: number(0.2...3), z: number(0.2...3)))
    var shear = Transform3D.identity
    shear[1, 0] = number(-1...1)
    shear[2, 1] = number(-1...1)
    result = .translation(x: number(-9...9), y: number(-9...9), z: number(-9...9))
      .concatenating(result).concatenating(shear)
    if Bool.random(using: &random) { result = result.concatenating(.scale(z: -1)) }
    return result
  }

  /// Just inside both ends the interpolation equals the transforms themselves.
  @Test(arguments: 1...100)
  func partsMakeTheWhole(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (a, b) = (Self.random(&random), Self.random(&random))
    for (mixed, end) in [
      (a.interpolated(to: b, at: 1e-13), a), (a.interpolated(to: b, at: 1 - 1e-13), b),
    ] {
      for index in 0..<16 {
        #expect(abs(mixed[component: index] - end[component: index]) <= 1e-11)
      }
    }
  }

  /// Rotations interpolate at constant speed and add up; translations and rotations accumulate.
  @Test func turnsAndMoves() {
    let turn = { (angle: Double) in Transform3D.rotation(angle, x: 1, y: 2, z: -2) }
    for step in 0...8 {
      let fraction = Double(step) / 8
      let mixed = turn(0.3).interpolated(to: turn(2.3), at: fraction)
      #expect(distance(mixed, turn(0.3 + 2 * fraction)) <= 1e-15)
    }
    #expect(distance(turn(0.2).accumulating(turn(0.5), count: 3), turn(1.7)) <= 4e-15)
    #expect(distance(turn(0.2).adding(turn(0.5)), turn(0.7)) <= 1e-15)
    let move = Transform3D.translation(x: 10)
    #expect(move.accumulating(.translation(x: 50), count: 2) == .translation(x: 110))
    #expect(Transform3D.scale(x: 2).adding(move) == Transform3D.scale(x: 2).concatenating(move))
    // Translated first, then scaled.
    #expect(Transform3D.scale(x: 2).concatenating(move)[3, 0] == 20)
  }

  /// The additive and cumulative transforms of a browser.
  @Test func compositesAsTheBrowser() throws {
    for row in try Fixture("browser/composite.csv", rows: 126).rows {
      guard let name = row["case"], name.hasPrefix("tf_") else { continue }
      let t = try row.number("t")
      let quarter = Double.pi / 2
      let result: Transform3D =
        switch name {
        case "tf_translate_add_rotate":
          .translation(x: 100 * t).adding(.rotation(quarter * t, z: 1))
        case "tf_translate_acc_translate":
          Transform3D.translation(x: 10).accumulating(.translation(x: 110 * t), count: 1)
        default:
          Transform3D.rotation(.pi / 18, z: 1).accumulating(
            .rotation(t * 100 / 180 * .pi, z: 1), count: 1)
        }
      let expected = try #require(row["matrix"]).split(separator: " ").compactMap { Double($0) }
      for index in 0..<16 {
        #expect(abs(result[component: index] - expected[index]) <= 1e-9, "\(name) at \(t)")
      }
    }
  }

  /// With a singular matrix the whole list switches, also the functions that correspond: a browser shows
  /// 50 + 200, not 50 + 0.499 * 50 + 200.
  @Test func listsWithASingularMatrixSwitchAsAWhole() throws {
    for function in ["rotate(90deg)", "scale(2)"] {
      let from = try TransformList("translate(50px) matrix(-1, 0, 0, -1, 200, 0) \(function)")
      let to = try TransformList("translate(100px) matrix(1, 1, 0, 0, 0, 100) skew(45deg)")
      #expect(from.interpolated(to: to, at: 0.499) == from)
      #expect(from.interpolated(to: to, at: 0.499).matrix[3, 0] == 250)
      #expect(from.interpolated(to: to, at: 0.5) == to)
      #expect(to.interpolated(to: from, at: 0.25) == to)
      // Nor does it accumulate.
      #expect(from.accumulating(to, count: 2) == from)
    }
  }

  @Test func singularTransformsSwitchHalfWay() {
    let flat = Transform3D.scale(x: 0)
    #expect(flat.interpolated(to: .identity, at: 0.49) == flat)
    #expect(flat.interpolated(to: .identity, at: 0.5) == .identity)
    #expect(Transform3D.identity.interpolated(to: flat, at: 0.2) == .identity)
    var noUnit = Transform3D.identity
    noUnit[3, 3] = 0
    #expect(noUnit.interpolated(to: .identity, at: 0.4) == noUnit)
    #expect(Transform3D.rotation(1) == .identity)
  }

  private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
    (0..<16).map { abs(a[component: $0] - b[component: $0]) }.max() ?? 0
  }
}

import CurveTestSupport
import Curves
import Testing

@Suite struct CubicBezierGeometryTests {
  private static func curves(_ count: Int, seed: UInt64) -> [CubicBezier] {
    var random = SplitMix64(seed: seed)
    return (0..<count).compactMap { _ in
      try? CubicBezier(
        .random(in: 0...1, using: &random), .random(in: -2...3, using: &random),
        .random(in: 0...1, using: &random), .random(in: -2...3, using: &random))
    }
  }

  /// The inverse contains every crossing of a fine scan, and every solution has the value.
  @Test(arguments: curves(200, seed: 11))
  func inverseFindsEveryCrossing(curve: CubicBezier) {
    for y in stride(from: -0.75, through: 1.75, by: 0.125) {
      let solutions = curve.inverse(of: y)
      #expect(solutions == solutions.sorted())
      for x in solutions {
        let error = abs(curve.value(at: x) - y)
        #expect(
          error <= 4e-15 * 3 * (1 + abs(curve.velocity(at: x)) * x), "\(curve) = \(y) at \(x)")
      }
      var crossings = 0
      var below = curve.value(at: 0) < y
      for i in 1...2000 {
        let next = curve.value(at: Double(i) / 2000) < y
        if next != below { crossings += 1 }
        below = next
      }
      // The scan can miss a pair between two of its points, but never finds too many.
      #expect(solutions.count >= crossings && solutions.count <= 3)
      #expect((solutions.count - crossings) % 2 == 0 || y == 0 || y == 1)
    }
  }

  @Test(arguments: curves(200, seed: 12))
  func inverseOfTheValueIsTheInput(curve: CubicBezier) throws {
    for i in 1..<50 {
      let x = Double(i) / 50
      let solutions = curve.inverse(of: curve.value(at: x))
      let nearest = try #require(solutions.min { abs($0 - x) < abs($1 - x) })
      // Rounding of the value, through the local slope; near an extreme through the curvature.
      let slope = max(abs(curve.velocity(at: x)), 1e-6)
      #expect(abs(nearest - x) <= 2e-14 / slope, "\(curve) at \(x)")
    }
  }

  @Test func inverseCountsUpToThree() throws {
    let swing = try CubicBezier(0.5, 4, 0.5, -3)
    #expect(swing.inverse(of: 0.5).count == 3)
    #expect(swing.inverse(of: 0.5)[1] == 0.5)
    #expect(swing.inverse(of: swing.maximum.value) == [swing.maximum.progress])
    #expect(swing.inverse(of: swing.maximum.value.nextUp).isEmpty)
    #expect(swing.inverse(of: 0).first == 0)
    #expect(swing.inverse(of: 1).last == 1)
    #expect(try CubicBezier(0.3, 0.3, 0.6, 0.6).inverse(of: 0.7) == [0.7])
    #expect(try CubicBezier(0.3, 0.3, 0.6, 0.6).inverse(of: 1.5) == [])
  }

  /// The extremes agree with a fine scan, and the velocity there is 0.
  @Test(arguments: curves(200, seed: 13))
  func extremesAreTheLimits(curve: CubicBezier) {
    let values = (0...4000).map { curve.value(at: Double($0) / 4000) }
    #expect(curve.minimum.value <= (values.min() ?? 0) + 1e-15)
    #expect(curve.maximum.value >= (values.max() ?? 0) - 1e-15)
    let slack = 1e-3 * (3 + 3 * curve.range(over: 0...1).upperBound)
    #expect(curve.maximum.value <= (values.max() ?? 0) + slack)
    for extreme in curve.extremes {
      #expect(abs(curve.value(at: extreme.progress) - extreme.value) <= 4e-15)
      let (x, h) = (extreme.progress, 1e-7)
      if x > h, x < 1 - h {
        let before = curve.velocity(at: x - h)
        let after = curve.velocity(at: x + h)
        #expect(before.sign != after.sign || before == 0 || after == 0, "\(curve)")
      }
    }
    #expect(curve.isMonotonic == !zip(values, values.dropFirst()).contains { $1 < $0 - 1e-12 })
  }

  /// The curvature changes sign at an inflection, and nowhere is the slope steeper than `steepest`.
  @Test(arguments: curves(200, seed: 14))
  func theCurvatureChangesSignOnlyAtInflections(curve: CubicBezier) {
    for inflection in curve.inflections {
      let (x, h) = (inflection.progress, 1e-6)
      guard x > 0.01, x < 0.99 else { continue }
      #expect(curve.acceleration(at: x - h).sign != curve.acceleration(at: x + h).sign, "\(curve)")
    }
    let steepest = curve.steepest
    // The slope at the parameter, whose progress is rounded.
    let there = curve.velocity(at: steepest.progress)
    #expect(steepest.slope == there || abs(steepest.slope / there - 1) <= 1e-6, "\(curve)")
    for i in 0...1000 {
      let slope = abs(curve.velocity(at: Double(i) / 1000))
      #expect(slope <= abs(steepest.slope) * (1 + 1e-9) + 1e-9)
    }
  }

  @Test(arguments: curves(100, seed: 16))
  func mirroredIsTheOtherEnd(curve: CubicBezier) throws {
    let scale = max(1, abs(curve.y1), abs(curve.y2))
    for i in 0...64 {  // 1 - x is exact, and so is 1 - p here
      let x = Double(i) / 64
      let error = curve.mirrored.value(at: 1 - x) - (1 - curve.value(at: x))
      let slope = min(abs(curve.velocity(at: x)), 1e6)
      #expect(abs(error) <= 2e-15 * scale * (1 + slope))
    }
    let tidy = try CubicBezier(0.25, 0.125, 0.75, 1.5)  // differences from 1 are exact
    #expect(tidy.mirrored.mirrored == tidy)
  }
}

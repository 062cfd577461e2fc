import CurveNotation
import CurveTestSupport
import Curves
import Foundation
import Testing

/// Path data in and out.
@Suite struct PathTests {
  @Test(arguments: [
    ("M0,0 L10,0 L10,90", "M0 0 10 0 10 90"), ("M0,0 L10,0", "m0,0h10"), ("M0,0 L0,-5", "M0 0V-5"),
    ("M0,0 L10,0 Z L5,5", "M0,0L10,0zL5,5"), ("M1,1 L3,3 Z M2,2 L4,4", "m1 1l2 2zm1 1 2 2"),
    ("M0,0 C1,2 3,4 5,6 C7,8 9,10 11,12", "M0 0c1 2 3 4 5 6s4 4 6 6"),
    ("M0,0 Q1,2 3,4 Q5,6 7,8 L8,8", "m0 0q1 2 3 4t4 4h1"),
    ("M0,0 C0,0 1,1 2,2", "M0 0S1 1 2 2"), ("M0,0 Q0,0 2,2", "M0 0T2 2"),
    ("M0.5,0.5 L0.5,-0.5", "M.5.5L.5-.5"), ("M0,0 L100,1", "M0,0L1e2 1"), ("", "  "),
    ("M0,0 L5,5", "M0,0A0 3 0 0 1 5 5"), ("M0,0", "M0,0A5 5 0 0 1 0 0"),
  ])
  func pathDataReadsBackToTheSamePath(expected: String, text: String) throws {
    let path = try BezierPath(text)
    #expect(path.description == expected)
    #expect(try BezierPath(path.description) == path)
  }

  /// An arc is within 2.8e-4 of its radius of the ellipse, and ends at its end point.
  @Test(arguments: 1...60)
  func arcsLieOnTheirEllipse(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (rx, ry) = (
      Double.random(in: 1...10, using: &random), Double.random(in: 1...10, using: &random)
    )
    let (angle, from) = (
      Double.random(in: -3...3, using: &random), Double.random(in: -3...3, using: &random)
    )
    let sweep = Double.random(in: -6.2...6.2, using: &random)
    func point(_ t: Double) -> Point2D {
      let (a, b) = (rx * cos(t), ry * sin(t))
      return Point2D(x: cos(angle) * a - sin(angle) * b + 5, y: sin(angle) * a + cos(angle) * b - 3)
    }
    let (start, end) = (point(from), point(from + sweep))
    var path = BezierPath()
    path.move(to: start)
    path.arc(
      radii: Size2D(width: rx, height: ry), rotation: angle, isLarge: abs(sweep) > .pi,
      isClockwise: sweep > 0, to: end)
    let text =
      "M\(start.x),\(start.y) A\(rx),\(ry) \(angle * 180 / .pi) "
      + "\(abs(sweep) > .pi ? 1 : 0)\(sweep > 0 ? 1 : 0)\(end.x),\(end.y)"
    #expect(try BezierPath(text).segments.count == path.segments.count)
    #expect(path.segments.count == max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))))
    #expect(path.segments.last?.end == end)
    for (index, segment) in path.segments.enumerated() {
      for step in 0...10 {
        let point = segment.point(at: Double(step) / 10)
        let (dx, dy) = (point.x - 5, point.y + 3)
        let (u, v) = (
          (cos(angle) * dx + sin(angle) * dy) / rx, (cos(angle) * dy - sin(angle) * dx) / ry
        )
        #expect(abs(hypot(u, v) - 1) <= 2.8e-4)
        // In the right half of the ellipse.
        let expected =
          from + sweep * (Double(index) + Double(step) / 10) / Double(path.segments.count)
        #expect(abs(remainder(atan2(v, u) - expected, 2 * .pi)) <= 0.03)
      }
    }
  }

  @Test(arguments: [
    ("L0,0", 1, "M at the start"), ("M0", 3, "a number"), ("M0,0 L1,", 9, "a number"),
    ("M0,0 X1", 6, "one of the path commands"), ("M0,0 Z 1,1", 8, "a path command"),
    ("M0,0 A1 1 0 2 0 1 1", 13, "a flag"), ("M0,0 L1e101,0", 7, "a number in"),
    ("M0,0,", 6, "a number"),
    ("M0 0 C1 1", 10, "a number"), ("M0,0 L", 7, "a number"), ("é", 1, "M at the start"),
  ])
  func invalidPathDataIsRefusedWithItsColumn(text: String, column: Int, expected: String) {
    let error = #expect(throws: SyntaxError.self) { try BezierPath(text) }
    #expect(
      error?.column == column && error?.expected.hasPrefix(expected) == true,
      "\(error.debugDescription)")
  }

  /// Seeded nonsense is rejected, or reads back from its own text. CURVES_FUZZ_COUNT applies as for
  /// curves.
  @Test(arguments: 1...10)
  func mutatedTextIsReadOrRefused(seed: UInt64) throws {
    let count =
      ProcessInfo.processInfo.environment["CURVES_FUZZ_COUNT"].flatMap { Int($0) } ?? 2_000
    let seeds = [
      "M0,0 C0,100 100,100 100,0 S5,5 6,6z", "m1 1h5v-5l2.5.5q1 1 2 2t4 4",
      "M100 50A50 30 10 1 1 0 50",
    ].map { Array($0.utf8) }
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+e \n".utf8)
    var random = SplitMix64(seed: seed)
    var accepted = 0
    for _ in 0..<count {
      var text = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let byteIndex = Int.random(in: 0..<text.count, using: &random)
        let byte = alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text[byteIndex] = byte
        case 1: text.insert(byte, at: byteIndex)
        default: if text.count > 1 { text.remove(at: byteIndex) }
        }
      }
      guard let path = try? BezierPath(String(decoding: text, as: UTF8.self)) else { continue }
      accepted += 1
      #expect(try BezierPath(path.description) == path)
      guard let measured = try? MeasuredPath(path) else { continue }
      for fraction in [-0.1, 0, 0.3, 0.99, 1, 1.2] {
        let position = measured.position(atFraction: fraction)
        let point = measured.point(at: position)
        #expect(point.x.isFinite && point.y.isFinite)
        #expect(measured.direction(at: position).isFinite)
      }
    }
    #expect(accepted > count / 20)
  }
}
